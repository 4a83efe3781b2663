// boardgame.io's server as its documents show it, with tables in memory: node server.js PORT
// A game as large as four-player Dojo: a card in each hand, a hidden pile, 35 squares and 12 lines a player.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const SEATS = 4;
const ROUNDS = 35;

const game = {
  name: "table",
  setup: () => ({
    secret: { pile: Array.from({ length: SEATS * ROUNDS }, (_, i) => (i * 37) % 48) },
    hands: Array.from({ length: SEATS }, (_, seat) => seat),
    boards: Array.from({ length: SEATS }, () => Array(35).fill(-1)),
    lines: Array.from({ length: SEATS }, () => Array(12).fill(-1)),
    placed: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: {
      client: false,
      move: ({ G, playerID }, cell) => {
        const board = G.boards[playerID];
        if (!Number.isInteger(cell) || cell < 0 || cell >= board.length || board[cell] >= 0) return INVALID_MOVE;
        board[cell] = G.hands[playerID];
        G.hands[playerID] = G.secret.pile.pop();
        G.placed += 1;
      },
    },
  },
  endIf: ({ G }) => (G.placed === SEATS * ROUNDS ? { over: true } : undefined),
  playerView: ({ G, playerID }) => {
    const { secret, ...seen } = G;
    return { ...seen, hands: G.hands.map((card, seat) => (String(seat) === playerID ? card : -1)) };
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });

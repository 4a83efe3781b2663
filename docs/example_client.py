"""A player of 30 lines: opens a table at a Chabudai server, plays a whole game against bots, prints the score.

python example_client.py http://localhost:8520 dojo
"""

import json
import random
import sys
from urllib.request import Request, urlopen


def call(path, data=None, token=""):
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    body = None if data is None else json.dumps(data).encode()
    with urlopen(Request(server + path, body, headers if token else {})) as answer:
        return json.load(answer)


server, game = sys.argv[1].rstrip("/"), sys.argv[2]
token = call("/api/players", {"name": "Example"})["token"]
table = call("/api/tables", {"game": game, "seats": 3, "chairs": ["me", "bot:random", "bot:random"]}, token)
path = f"/api/tables/{table['table']}"
while table["status"] == "running":
    question = table["question"]
    if question:  # we are asked: any option will do; its question's number belongs to it
        choice = random.choice(question["options"])["id"]
        table = call(f"{path}/choose", {"question": question["number"], "choice": choice}, token)
    else:  # the answer comes when something has happened since
        table = call(f"{path}?after={table['version']}", token=token)
for seat, points in zip(table["seats"], call(f"{path}/scores", token=token), strict=True):
    print(seat["name"], points["points"])

# Les premiers pas dans Artigiano, en français.

artigiano-lesson-about = Bâtissez un château case par case, gênez les autres et accomplissez vos missions secrètes.

artigiano-lesson-missions-title = Missions secrètes
artigiano-lesson-missions-text = Avant le début du chantier, vous recevez cinq missions, pour vos seuls yeux. Deux d’entre elles deviennent obligatoires : accomplies, elles rapportent leurs points, sinon elles les coûtent. Les trois autres ne peuvent que rapporter. Choisissez ce qui peut se faire tôt : les toitures en ardoise (avoir toutes ses fondations avant les autres) et la prise de Grenade (attaquer un château qui n’a jamais eu toutes les siennes).
artigiano-lesson-missions-hint = Ce serait possible, mais ces deux-là se prévoient mal. Prenez les toitures en ardoise et la prise de Grenade.

artigiano-lesson-place-title = La première pierre
artigiano-lesson-place-text = À votre tour, vous faites exactement une chose. La plupart des cartes se posent comme matériau ou se jouent comme action. Le glissement de terrain, par exemple, est aussi une fondation de valeur 4. Une case n’accepte que son genre, et tout ce sur quoi elle repose doit d’abord être rempli. Commencez donc par le bas : posez le glissement de terrain sur la case 1.
artigiano-lesson-place-hint = C’est permis, mais les hautes valeurs comptent à la fin : posez le glissement de terrain, fondation 4, sur la case 1.

artigiano-lesson-store-title = De quoi voir venir
artigiano-lesson-store-text = Après l’unique chose que vous faites, vous pouvez mettre une carte de votre main dans le stock, face cachée. Plus tard, vous jouerez tout le stock en un seul tour, et c’est ainsi que les châteaux poussent vite. Stockez la Fondation 3 ; puis vous piochez pour revenir à cinq cartes.
artigiano-lesson-store-hint = Vous pouvez stocker une autre carte, ou aucune. Pour la surprise qui se prépare, stockez la Fondation 3.

artigiano-lesson-cannon-title = Feu !
artigiano-lesson-cannon-text = { $seat1 } a posé une première fondation. Votre canon est une modeste tuile, mais comme action, il ôte à chaque autre château un matériau sur lequel rien ne repose. Et il accomplit la prise de Grenade, aussitôt retournée : 7 points. Jouez le canon.
artigiano-lesson-cannon-hint = Plus tard, peut-être. En ce moment, le canon accomplit une mission : jouez-le comme action.

artigiano-lesson-stock-title = Jouer le stock
artigiano-lesson-stock-text = Entre-temps, le mousquet a rejoint la Fondation 3 dans votre stock. Au lieu d’une carte de la main, jouez le stock : toutes ses cartes en un tour. Posez la Fondation 3 sur la case 5, puis le mousquet sur la case 2.
artigiano-lesson-stock-hint = C’est possible, mais la leçon joue le stock : la Fondation 3 sur la case 5, le mousquet sur la case 2.

artigiano-lesson-special-title = Un invité spécial
artigiano-lesson-special-text = { $seat1 } vous a envoyé l’officier : 3 points de moins, tant qu’il est dans votre zone. Les cartes spéciales ne se jouent pas, elles se posent, et restent. Répondez par le prévôt : il prend la place d’un matériau dans un autre château et y compte −1. Posez le prévôt.
artigiano-lesson-special-hint = C’est possible aussi. Mais { $seat1 } mérite une réponse : posez le prévôt.

artigiano-lesson-foundations-title = Toutes les fondations
artigiano-lesson-foundations-text = Quelques tours plus tard, il ne manque qu’une fondation, la case 7, et la bonne carte attend : jouez votre stock et posez-y la Fondation 4. Vous aurez alors toutes vos fondations avant les autres, et votre deuxième mission sera retournée.
artigiano-lesson-foundations-hint = Belle idée, mais { $seat1 } bâtit aussi. Jouez votre stock maintenant, et posez la Fondation 4 sur la case 7.

artigiano-lesson-full-title = La dernière case
artigiano-lesson-full-text = { $seat1 } a bientôt pillé cette fondation, mais une autre l’a remplacée, et une mission accomplie le reste. Il ne manque plus qu’une case, au sommet de la tour de droite. Dès qu’un château est complet, la partie s’arrête, et un château complet vaut 10 points. Posez la Tuile 4 sur la case 12.
artigiano-lesson-full-hint = Pourquoi attendre ? La Tuile 4 sur la case 12, et votre château est complet. La poulie y vaudrait moins.

artigiano-lesson-closing = 68 points, et votre château est debout ! Dix pour un château complet, les valeurs de tous les matériaux, et les missions, dont une royale qui n’est jugée qu’à la fin. Dépliez les points pour tout voir. Gardez un œil sur vos missions obligatoires, et sur les canons des voisins.

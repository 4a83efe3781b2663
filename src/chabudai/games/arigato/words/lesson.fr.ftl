# Les premiers pas dans Arigatō, en français.

arigato-lesson-about = Accueillez des artisans, envoyez-en d’autres sur la route et comblez le Shogun par de longues chaînes d’effets.

arigato-lesson-resident-title = Une nouvelle résidente
arigato-lesson-resident-text = Dans douze jours, c’est l’anniversaire du Shogun. Chaque jour, vous tenez cinq artisans : l’un s’installe dans votre village, deux partent en voyage, deux travaillent comme fabricants. La forgeronne n° 60 fait un bon début : elle apporte un origami pour chaque origamiste parmi vos voyageurs, et son offrande coûte peu. Prenez-la comme résidente, dans l’atelier en haut à droite.
arigato-lesson-resident-hint = C’est possible aussi. Mais la forgeronne n° 60 va bien avec cette main, et l’atelier en haut à droite convient à la leçon.

arigato-lesson-travellers-title = Voyageurs et fabricants
arigato-lesson-travellers-text = Maintenant, deux voyageurs pour { $seat1 }, qui les accueillera demain. L’origamiste n° 40 doit en être : votre forgeronne n’attend que cela. Envoyez aussi le sculpteur n° 12. Les deux autres restent comme fabricants et font justement ce qu’il faut pour l’offrande, un feu d’artifice et un katana. Puis dites que tout est prêt : les rôles de tous sont révélés ensemble.
arigato-lesson-travellers-hint = Ils peuvent voyager aussi. Mais votre forgeronne veut un origamiste sur la route, et son offrande un feu d’artifice et un katana : envoyez les cartes n° 40 et 12, puis dites que tout est prêt.

arigato-lesson-chain-title = Des effets
arigato-lesson-chain-text = La forgeronne a apporté un origami. Aujourd’hui, vous tenez les voyageurs { DE($seat1) } et trois nouvelles cartes, et votre nouveau résident est l’origamiste n° 44 : une faveur pour chaque forgeronne parmi vos fabricants. Mettez en route les deux origamistes n° 51 et 54, et dites que tout est prêt. Regardez ce qui suit tout seul : deux origamis, et la forgeronne n° 73 rapporte une faveur, c’est-à-dire un point.
arigato-lesson-chain-hint = C’est permis, mais deux origamistes en route et une forgeronne au travail déclenchent trois effets : envoyez les cartes n° 51 et 54.

arigato-lesson-offering-title = Une offrande
arigato-lesson-offering-text = Trois effets en une matinée ! Le reste de la journée sert à gérer le village, aussi longtemps que vous voulez. Pour son offrande, la forgeronne n° 60 a besoin d’un katana et de deux feux d’artifice, et vous les avez : préparez-la.
arigato-lesson-offering-hint = Vous pourrez le faire à tout moment de la journée. Préparez d’abord l’offrande de la forgeronne n° 60, tant que vous avez les feux d’artifice.

arigato-lesson-swap-title = Échanger des objets
arigato-lesson-swap-text = Le jeton sur sa carte le dit : l’offrande est prête. Regardez maintenant le calendrier : ce soir, trois objets différents en stock valent un jeton Objectif. Vous avez trois origamis et un katana. Deux objets identiques s’échangent contre un autre : donnez deux origamis pour une statuette.
arigato-lesson-swap-hint = Pour le calendrier, n’importe quelle troisième sorte conviendrait ; la leçon prend une statuette contre deux origamis.

arigato-lesson-dusk-title = Le crépuscule
arigato-lesson-dusk-text = Une statuette, un origami, un katana : trois sortes. Finissez la journée. Au crépuscule viennent les effets qui en portent l’icône, puis l’objectif du jour, et personne ne garde plus de sept objets.
arigato-lesson-dusk-hint = Vous pourriez continuer, mais vos trois sortes sont juste ce que le calendrier demande ce soir : finissez la journée.

arigato-lesson-palace-title = Vers le palais
arigato-lesson-palace-text = Votre deuxième jeton Objectif : hier, il suffisait qu’une offrande attende au village, et la forgeronne est restée pour cela. Plus vous avez de jetons, plus chacun vaut cher. Laissez-la partir maintenant : libérez l’atelier en haut à droite. Sous la porte du palais, elle vaut 4 faveurs, le jeton revient, et la place est libre pour un nouveau résident.
arigato-lesson-palace-hint = D’abord les adieux : envoyez la forgeronne n° 60, en haut à droite, au palais. C’est là qu’elle compte, et son atelier se libère.

arigato-lesson-last-title = Le dernier jour
arigato-lesson-last-text = Huit jours plus tard. Le dernier jour, personne ne voyage, et ce qui reste au village ou en stock ne vaut rien. Vous venez de réunir ce qu’il faut à la forgeronne n° 76, en haut à gauche : préparez son offrande, puis envoyez-la aussitôt au palais.
arigato-lesson-last-hint = Il n’y a pas de lendemain : préparez l’offrande de la forgeronne n° 76, en haut à gauche, puis envoyez-la.

arigato-lesson-closing = 110 points, et le Shogun est comblé ! Faveurs des effets, artisans sous la porte, jetons Objectif : dépliez les points pour voir ce que chacun a valu. Tout l’art d’Arigatō est d’installer des artisans dont les désirs s’accordent, pour qu’une carte en déclenche trois.

# Ce qui se dit de tous les jeux.

seat-name = Place { $number }

# Les deux derniers d'une énumération : « bois, pierre et verre ».
list-and = { $rest } et { $last }

## Coups

refusal-not-asked = Ce n'est pas à vous de décider.
refusal-not-offered = Ce n'est pas possible maintenant ; choisissez un des coups proposés.

## Préparation d'une table

error-unknown-title = Il n'y a pas de jeu « { $given } ». Choisissez parmi : { $known }.
error-unknown-option = Il n'y a pas d'option « { $given } ». Les options sont : { $known }.
error-option-value = L'option « { $option } » ne peut pas valoir « { $given } ». Choisissez parmi : { $allowed }.
error-seats = Ce jeu se joue de { $low } à { $high }, pas à { $given }.

## Parties enregistrées

error-record-unreadable = La partie enregistrée ne peut pas être ouverte : { $reason }.
error-record-damaged = Ce fichier n'est pas une partie enregistrée, ou il est abîmé : { $reason }.
error-record-version = Cette partie suit la version { $given } des règles ; la version { $current } est installée. Installez la version d'origine pour l'ouvrir.
error-record-move = Le coup { $number } de la partie enregistrée, « { $move } », est illisible.
error-record-illegal = Le coup { $number } de la partie enregistrée, « { $move } », n'est pas permis.
error-record-changed = La partie a été modifiée après son enregistrement.
error-record-content-ours = Cette partie a été jouée avec le contenu fourni par Quartier ; ici, il est corrigé ({ $current }). Ouvrez-la avec « --content none ».
error-record-content = Cette partie a été jouée avec d'autres corrections du contenu ({ $given }) ; ici, ce sont celles qui se trouvent dans { $current }. Indiquez leur dossier avec --content.
error-record-corrected = Cette partie a été jouée avec des corrections du contenu ({ $given }) qui ne sont pas ici. Indiquez leur dossier avec --content.

## Corrections du contenu

error-content = Les corrections dans { $file } sont inutilisables :
error-content-folder = Il n'y a pas de dossier « { $given } ». Indiquez un dossier de corrections, ou « none » pour jouer sans.
fault-json = Ce n'est pas du JSON : { $reason }.
fault-record = Il faut ici un enregistrement, avec des noms de champs : { "{\u0022nom\u0022: valeur}" }.
fault-list = Il faut ici une liste d'entrées : [ … ].
fault-unknown-field = Ce champ n'existe pas. Les champs sont : { $known }.
fault-no-name = Une entrée doit dire comment elle s'appelle : { $fields }.
fault-twice = Cette entrée est donnée deux fois.
fault-fixed = Dans cette liste, aucune entrée ne peut être ajoutée ni retirée. Il y a : { $known }.
fault-removed = « removed » ne peut être que true, pour une entrée qui existe : { $known }.
fault-form = Ce n'est pas une valeur de la bonne sorte : { $reason }.
fault-word = Il faut ici un de ces mots : { $known }.
fault-exactly = Le total est { $given } ; il doit être { $allowed }.
fault-range = { $given } n'est pas permis ; il faut de { $low } à { $high }.
fault-least = { $given } ne suffit pas ; il faut au moins { $least }.
fault-most = { $given } est trop ; le maximum est { $most }.
fault-deck = À { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, { $given ->
    [one] { $given } carte ne suffit pas
   *[other] { $given } cartes ne suffisent pas
} ; il en faut au moins { $least }.
fault-unknown-name = Cela n'existe pas : { $given }. Il y a : { $known }.
fault-no-text = Il manque des textes dans la langue « { $language } » : { $keys }.
fault-same-place = Cet hexagone est au même endroit qu'un autre ({ $other }).
fault-castles = À { $seats ->
    [one] { $seats } joueur, il y a { $seats } liste
   *[other] { $seats } joueurs, il y a { $seats } listes
} avec { $each } châteaux.
fault-castles-close = { $one } et { $other } sont trop proches ; il faut au moins { $least } hexagones entre les deux.
fault-halves = Une carte d'un seul type n'est pas coupée, une carte de deux types est coupée « straight » ou « diagonal ».
fault-options = Une carte a une option pour chacun de ces nombres (« n ») : { $allowed }.
fault-rows = Toutes les rangées doivent avoir la même longueur ; il y a au plus { $most } rangées et colonnes.
fault-counts-what = Cet effet doit dire ce qu'il compte (« what »).
fault-pieces = Les cases doivent se toucher par leurs côtés, chacune une seule fois.
fault-pile = Les promesses spéciales sont dans « specials » avec la pile « special », les autres dans « promises ».
fault-bound = Une condition a soit « least », soit « most ».
fault-rising = Les nombres doivent augmenter.

## Valeurs des options

value-true = oui
value-false = non

## Robots

bot-easy = laisse passer beaucoup de choses ; idéal pour débuter
bot-normal = joue bien, et répond tout de suite
bot-hard = laisse passer peu de choses ; bat souvent un bon joueur
bot-expert = a appris et réfléchit une seconde environ ; le plus fort
bot-random = joue n'importe quel coup permis
bot-random-form = « random »
bot-hasty = regarde quelques coups et laisse passer les autres ; hasty:N en regarde N
bot-hasty-form = « hasty », ou « hasty:N » pour regarder N coups (de 1 à 64)
bot-greedy = regarde un choix en avant et prend ce qui paraît le mieux ; greedy:N imagine N fois les cartes cachées
bot-greedy-form = « greedy », ou « greedy:N » pour imaginer N fois les cartes cachées (de 1 à 64)
bot-swift = a appris, mais ne regarde que quelques coups et laisse passer les autres ; swift:N en regarde N
bot-swift-form = « swift », ou « swift:N » pour regarder N coups (de 1 à 64)
bot-net = a appris en jouant contre lui-même : regarde un choix en avant et prend ce que son réseau préfère ; net:N imagine N fois les cartes cachées. Avec un nombre de places ou des options qu'il a mal appris, ou pas du tout, il joue comme greedy
bot-net-form = « net », ou « net:N » pour imaginer N fois les cartes cachées (de 1 à 64)
bot-search = réfléchit : continue la partie dans des mondes imaginés tant qu'il le peut ; search:1s pour une seconde, search:250ms, ou search:N pour N essais
bot-search-form = « search », « search:1s », « search:250ms » (au plus 600 secondes) ou « search:N » pour N essais (de 1 à 1000000)
bot-not-learned = Avec ces places et ces options, { $bots } n'utilise pas ce qu'il a appris : aucun réseau ne les connaît assez bien. Il juge par des règles simples et est plus faible que d'habitude.
error-visitor-missing = Il n'y a pas de Python à « { $python } ». Après le @ vient le chemin du Python avec lequel l'autre version est installée.
error-visitor-mute = « { $python } » ne répond pas. Quartier est-il installé avec lui ?
error-visitor-lost = Un robot d'une autre version n'a pas pu suivre une partie : les deux ne jouent pas selon les mêmes règles ({ $reason }).
error-visitor-bot = La version installée avec « { $python } » n'a pas de robot « { $bot } ».
error-visitor-rules = La version installée avec « { $python } » joue à ce jeu selon d'autres règles ({ $theirs ->
    [0] elle ne l'a pas
   *[other] version { $theirs }
} ; ici : version { $ours }). Les deux ne peuvent pas jouer à la même table avec ces places et ces options.
error-unknown-bot = Il n'y a pas de robot « { $given } ». Choisissez parmi : { $known }.
error-bot-form = « { $given } » ne désigne pas de robot. Écrivez { $form }.
error-bot-class = « { $given } » n'est pas un robot : { $why }. Nommez un module et une de ses classes, paquet.module:Classe, qui se crée sans argument et possède la méthode choose.
error-bot-count = { $given ->
    [one] { $given } robot est nommé
   *[other] { $given } robots sont nommés
}. Nommez-en un pour toutes les places, ou { $wanted } : un par place, séparés par des virgules.

## Conseils

reason-gain = À la fin, environ { $gained } { $gained ->
    [one] point gagné
   *[other] points gagnés
} sur « { $gain } ».
reason-loss = À la fin, environ { $lost } { $lost ->
    [one] point perdu
   *[other] points perdus
} sur « { $loss } ».
reason-both = À la fin, environ { $gained } { $gained ->
    [one] point gagné
   *[other] points gagnés
} sur « { $gain } », mais { $lost } { $lost ->
    [one] perdu
   *[other] perdus
} sur « { $loss } ».

## Ligne de commande

cli-about = Quartier : des jeux de société où l'on bâtit des villes, à une même table.
cli-usage = Utilisation :
cli-overview-usage = quartier COMMANDE [options]
cli-commands = Commandes{" "}
# Le deux-points vient après l'espace.
cli-options = Options{" "}
cli-overview-more = quartier COMMANDE --help en dit plus sur une commande.
cli-bots = Robots{" "}

cli-metavar-speed = VITESSE
cli-metavar-number = N
cli-metavar-setting = OPTION=VALEUR
cli-metavar-address = ADRESSE
cli-metavar-bots = ROBOT,…
cli-metavar-names = NOM,…
cli-metavar-file = FICHIER
cli-metavar-folder = DOSSIER
cli-metavar-lang = fr|en

cli-option-lang = la langue, français ou anglais ; par défaut : celle du terminal
cli-option-content = le dossier de vos corrections du contenu, ou « none » ; par défaut : « content » dans votre dossier de données
cli-option-help = montrer cette aide
cli-option-version = montrer la version
cli-version-compiled = règles compilées
cli-version-interpreted = règles interprétées
cli-option-json = écrire des données pour les programmes au lieu de texte
cli-option-seats = nombre de places ; par défaut : le nombre habituel du jeu
cli-option-set = une option du jeu, par exemple leaders=true ; « quartier games » les énumère ; peut se répéter
cli-option-games = nombre de parties ; par défaut : 100
cli-option-jobs = nombre de processus qui se partagent le travail ; par défaut : 1
cli-option-sim-bots = qui joue : un robot pour toutes les places, ou un par place, séparés par des virgules ; par défaut : random
cli-option-sim-seed = la graine de la première partie, la suivante a le nombre suivant ; par défaut : 1
cli-option-arena-bots = qui est comparé : un robot par place, séparés par des virgules ; ou deux, le premier ayant alors une place et le second toutes les autres ; ROBOT@PYTHON est un robot de la version installée avec ce Python ; par défaut : greedy,random
cli-option-arena-seed = un nombre entier : la première donne ; il y a autant de parties par donne que de places, et les robots avancent d'une place de l'une à l'autre ; par défaut : 1
cli-option-ray = jouer sur la grappe Ray de cette adresse plutôt que sur cette machine ; « local » en démarre une petite ici
cli-option-play-bots = qui occupe les autres places : un robot pour toutes, ou un par place, séparés par des virgules ; none est une personne au même clavier ; par défaut : greedy
cli-option-play-seed = la graine, pour rejouer la même donne ; par défaut : au hasard
cli-option-names = les noms des joueurs au clavier, dans l'ordre de leurs places, séparés par des virgules
cli-option-resume = reprendre une partie enregistrée
cli-option-speed = la vitesse du récit : 0.5, 1 ou 2 fois la vitesse habituelle, 0 d'un coup ; par défaut : la dernière choisie en jeu par « vitesse », 1 au début
cli-option-save = le fichier où enregistrer la partie ; par défaut : un fichier de votre dossier de données
cli-option-to = le moment qui suit la décision N, 0 étant le début ; par défaut : la fin
cli-option-seat = ce que voit la place N, la première étant 1 ; par défaut : ce que tout le monde voit

error-unknown-command = Il n'y a pas de commande « { $given } ». Les commandes sont : { $known }.
error-unknown-argument = « { $given } » n'est pas une option de cette commande. Les options sont : { $known }.
error-extra-word = « { $given } » est un mot de trop. Avec --help, la commande dit ce qu'elle attend.
error-missing-value = { $option } doit être suivi d'une valeur.
error-needless-value = { $option } ne prend pas de valeur.
error-language = Il n'y a pas de textes en « { $given } ». Choisissez parmi : { $allowed }.
error-range = { $option } doit être un nombre entier de { $low } à { $high }, et non « { $given } ».
error-speed = { $given } n'est pas une vitesse. Vitesses : { $known } ; 0 raconte tout d'un coup.
error-seed = Une graine doit être un nombre entier d'au plus { $bits } bits : 0, 1, 2 et ainsi de suite, et non « { $given } ».
error-setting-form = « { $given } » n'est pas un réglage. Écrivez une option et sa valeur, par exemple leaders=true.
error-missing-title = Nommez un jeu : { $known }.
error-missing-file = Nommez le fichier d'une partie enregistrée.
error-name = « { $given } » ne peut pas être un nom. Un nom a de 1 à { $most } lettres et ne commence pas par « { "bot:" } ».
error-name-count = { $given ->
    [one] { $given } nom est donné
   *[other] { $given } noms sont donnés
} pour { $persons ->
    [one] { $persons } joueur
   *[other] { $persons } joueurs
}. Nommez ceux qui sont au clavier, dans l'ordre de leurs places.
error-resume-fixed = { $given } ne va pas avec --resume : la partie enregistrée en décide.
error-no-rules-page = Il n'y a pas de règles de « { $title } » dans cette installation.
error-unknown-rule = Il n'y a pas de règle « { $given } ». La première est { $first }, la dernière { $last }.
error-unknown-rule-alike = Il n'y a pas de règle « { $given } ». Les plus proches : { $alike }.
error-save = La partie ne peut pas être enregistrée dans { $file } : { $reason }. Choisissez un autre fichier.
error-file-exists = { $file } existe déjà. Choisissez un nom encore libre.
error-reason-missing = ce fichier ou ce dossier n'existe pas
error-reason-folder = c'est un dossier
error-reason-forbidden = l'accès n'est pas permis
error-reason-full = le disque est plein

## games

cli-games = énumérer les jeux et leurs options
cli-games-about = Énumère les jeux : à combien on y joue, combien de temps, et les options de chaque jeu pour --set.
cli-games-usage = quartier games [options]
cli-games-seats = De { $low } à { $high } places ({ $usual } d'habitude), environ { $minutes } min.
cli-games-options = Options :
cli-games-combinations = Ce qui va ensemble :
cli-games-default = (par défaut)

## play

cli-play = jouer sur ce terminal
cli-play-about = Joue à JEU sur ce terminal ; sans JEU, demande lequel. Vous avez la première place. La partie est enregistrée après chacune de vos décisions, et se reprend quand vous l'avez quittée.
cli-play-usage = quartier play [JEU] [options]
cli-implied = { $option } : { $value }, qui va avec votre choix.
cli-which-game = À quel jeu voulez-vous jouer ?
cli-welcome = Tapez le numéro d'un coup, ou ? pour l'aide. La partie s'enregistre à mesure.
cli-person-name = Joueur { $number }
cli-bot-name = Robot { $number }
cli-news = Depuis votre dernière décision :
cli-news-earlier = { $number ->
    [1]  … une ligne plus tôt ; « journal » la montre.
   *[other]  … { $number } lignes plus tôt ; « journal » les montre.
}
cli-hand-over = C'est à { $seat }. Passez le clavier, puis appuyez sur Entrée.
cli-hand-over-undo = { $seat } peut encore changer d'avis avec « { $word } ».
cli-number-range = Choisissez un nombre de 1 à { $high }.
cli-unknown = « { $given } » n'est pas un coup. Tapez le numéro d'un coup, ou ? pour l'aide.
cli-unknown-alike = « { $given } » n'est pas un coup. Les plus proches : { $alike }. Tapez ? pour l'aide.
cli-help-moves = Tapez le numéro d'un coup, ou écrivez-le :
cli-help-verbs = Ou l'un de ces mots :
cli-verb-help = ? aide
cli-verb-help-about = cette aide ; une ligne vide montre de nouveau la table
cli-verb-why = pourquoi
cli-verb-why-about = suivi d'un coup : pourquoi il n'est pas permis
cli-verb-rules = règles
cli-verb-rules-about = la règle de cette question, ou celle dont le numéro suit
cli-verb-undo = annuler
cli-verb-undo-about = annuler votre dernière décision, tant que personne ne la connaît
cli-verb-board = plateau
cli-verb-board-about = toute la table, quand l'écran n'a de place que pour une partie
cli-verb-log = journal
cli-verb-log-about = tout ce qui s'est passé, autant que vous pouvez le savoir
cli-verb-scores = points
cli-verb-scores-about = les points en ce moment
cli-verb-speed = vitesse
cli-verb-speed-about = suivi de 0.5, 1, 2 ou 0 (d'un coup) : la vitesse du récit ; Entrée passe la suite
cli-speed-set = Vitesse : { $speed }.
cli-verb-save = enregistrer
cli-verb-save-about = enregistrer la partie, désormais dans le fichier qui suit
cli-verb-quit = quitter
cli-verb-quit-about = arrêter ; la partie est enregistrée
cli-why-what = Quel coup ? Écrivez-le après le mot, comme le montre l'aide.
cli-why-allowed = { $move } est permis.
cli-undone = Annulé : { $move }.
cli-undo-nothing = Vous n'avez encore rien décidé : il n'y a rien à annuler.
cli-undo-revealed = Votre dernière décision tient : quelque chose de caché a été révélé depuis.
cli-undo-others = Votre dernière décision tient : quelqu'un a décidé depuis, en la connaissant.
cli-log-empty = Il ne s'est encore rien passé.
cli-no-scores = Ce jeu ne compte les points qu'à la fin.
cli-saved = La partie est enregistrée. Pour la reprendre à partir d'ici :
cli-left = La partie est enregistrée. Pour la reprendre :
cli-left-unsaved = La partie n'a pas pu être enregistrée.
cli-finished = La partie est enregistrée. Pour la revoir :
cli-verb-hint = conseil
cli-verb-hint-about = les coups qu'un robot envisagerait à votre place, et pourquoi
cli-verb-what-if = si
cli-verb-what-if-about = essayer des coups en privé, pour toutes les places ; la table ne change pas
cli-verb-back-about = annuler le dernier coup de cet essai
cli-verb-redraw = tirage
cli-verb-redraw-about = recommencer, tout ce que vous ne pouvez pas savoir étant tiré de nouveau
cli-verb-leave-about = revenir à la table
cli-what-if = Et si ? Vous jouez maintenant toutes les places ; ce que vous ne pouvez pas savoir a été tiré au sort. Rien de tout cela n'arrive à la table. « quitter » y ramène.
cli-what-if-left = De retour à la table.
cli-what-if-end = Cet essai est terminé. « annuler » recule d'un coup, « quitter » ramène à la table.
cli-hint-thinking = Le robot réfléchit…
cli-hint-only = Il n'y a qu'un seul coup.
cli-hint-move = coup
cli-hint-win = victoire
cli-hint-points = points
cli-hint-why = pourquoi
coach-as-good = Aussi bon, pour autant qu'on puisse en juger.
coach-behind = Coûte { $share } de chances de gagner ; en points : { $points }.
coach-behind-share = Coûte { $share } de chances de gagner.
coach-behind-points = Coûte, en points : { $points }.
cli-finished-review = Pour voir quels coups ont coûté le plus :

cli-review = dire ce que valaient les décisions d'une partie terminée
cli-review-about = Parcourt la partie enregistrée FICHIER décision par décision, montre l'évolution des chances et nomme au plus trois coups qui ont sûrement coûté cher, avec ce qu'un robot aurait joué.
cli-review-usage = quartier review FICHIER [options]
cli-option-review-seat = de qui sont les décisions ; par défaut : de la première personne
cli-review-head = { $seat } : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  }
cli-review-curve = Les chances de gagner, de la première décision à la dernière :
cli-review-curve-alone = Les points attendus, de la première décision à la dernière :
cli-review-played = ce que vous avez joué
cli-review-could = avec le meilleur coup, là où il est sûrement meilleur
cli-review-band = Chaque estimation des chances est à ± { $off } près.
cli-review-band-alone = Chaque nombre de points est à ± { $off } près.
cli-review-flawless = Aucune décision ne vous a coûté plus que le hasard ne l'explique.
cli-review-mistake = • { $when }, décision { $number }. { $cost }
cli-review-better = Vous : { $played }. Mieux : { $best }.
cli-review-best = Le mieux qu'un robot ait atteint avec cette donne : { $best ->
    [one] { $best } point
   *[other] { $best } points
} ; vous en avez { $score }.

cli-result-points = Points
cli-result-total = Total
cli-result-rank = Rang
cli-result-winners = { $number ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}

## sim

cli-learn = apprendre un jeu en y jouant
cli-learn-about = Donne une leçon de JEU : une donne fixe, une chose demandée à la fois, une réponse à chaque erreur probable. Sans LEÇON, en donne la liste.
cli-learn-usage = quartier learn JEU [LEÇON] [options]
cli-learn-enter = (Entrée pour continuer)
cli-learn-done = Voilà pour la leçon. La partie est à vous : « conseil » dit ce que ferait un robot.
error-unknown-lesson = Il n'y a pas de leçon « { $given } ». Il y a : { $known }.
cli-sim = laisser des robots jouer beaucoup de parties
cli-sim-about = Laisse des robots jouer beaucoup de parties de JEU et compte les points, les victoires et la vitesse. Les mêmes graines donnent les mêmes parties, quel que soit le nombre de processus.
cli-sim-usage = quartier sim JEU [options]
cli-sim-nothing = Interrompu avant la fin de la première partie.
cli-sim-interrupted = Interrompu après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $wanted }.
cli-sim-summary = { $title }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, { $seconds } s. Par seconde : { $rate } parties, { $decision_rate } décisions.
cli-sim-seat = Place
cli-sim-bot = Robot
cli-sim-mean = Moyenne
cli-sim-min = Minimum
cli-sim-max = Maximum
cli-sim-wins = Victoires
cli-percent = { $share } %

## record

cli-record = écrire les décisions de robots comme jeu de données
cli-record-about = Laisse des robots jouer beaucoup de parties de JEU et écrit une ligne par décision dans un fichier Parquet : ce que la place voyait, ce qu'elle pouvait faire, ce qu'elle a fait, et la fin de la partie pour elle. Les mêmes commandes écrivent les mêmes fichiers. Pour les programmes qui apprennent.
cli-record-usage = quartier record JEU [options]
cli-option-record-output = le fichier à écrire ; par défaut : au nom du jeu, dans ce dossier
cli-record-done = { $file } : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
error-no-folder = Il n'y a pas de dossier « { $given } ». Créez-le ou nommez un autre endroit.
error-folder = « { $given } » est un dossier. Nommez un fichier dedans.
error-record-needs = Les jeux de données sont écrits par { $given }, qui n'est pas installé. Installez-le : pip install 'quartier[data]'

## lab

cli-lab = étudier l'équilibre d'un jeu, ou essayer une modification
cli-lab-about = Laisse des robots jouer beaucoup de parties de JEU et écrit une page sur ce qui gagne ; avec une modification, autant de parties sans elle qu'avec elle, et ce qui a bougé : qui gagne de quelle place, avec quelles cartes et quelles ouvertures, la longueur des parties et leur écart. Les intervalles contiennent la vraie valeur 95 fois sur 100 ; un résultat est dit sûr si, parmi tous ceux dits sûrs, pas plus d'un sur vingt n'est dû au hasard.
cli-lab-usage = quartier lab JEU [--change FICHIER] [options]
cli-metavar-change = MODIFICATION
cli-option-lab-change = ce qui est modifié : un fichier de corrections, tel que l'écrivent les propriétaires d'une boîte, ou une option comme leaders=true ; peut se répéter
cli-option-lab-games = nombre de parties, de chaque côté s'il y a une modification ; par défaut : 1000
cli-option-lab-bots = qui joue : un robot pour toutes les places, ou un par place, séparés par des virgules ; ils changent de place ; par défaut : greedy
cli-option-lab-output = la page à écrire ; par défaut : au nom du jeu, dans ce dossier
cli-lab-done = { $number ->
    [0] Rien n'a bougé de façon sûre
    [one] { $number } chose a bougé de façon sûre
   *[other] { $number } choses ont bougé de façon sûre
}, sur { $all } assez fréquentes pour en juger.
cli-lab-finding = { $name } : { $before } % des victoires avant, { $after } % après
cli-lab-portrait = { $number ->
    [0] Rien ne gagne plus ou moins qu'une part égale de façon sûre
    [one] { $number } chose gagne plus ou moins qu'une part égale de façon sûre
   *[other] { $number } choses gagnent plus ou moins qu'une part égale de façon sûre
}, sur { $all } assez fréquentes pour en juger.
cli-lab-share = { $name } : { $after } % des victoires, une part égale est de { $before } %
cli-lab-written = Le rapport est dans { $file }.
error-lab-change = Une modification se compose d'un fichier de corrections au plus et d'autant d'options comme leaders=true que vous voulez.
error-lab-no-file = Il n'y a pas de fichier « { $given } ». Nommez un fichier de corrections, ou écrivez une option et sa valeur : option=valeur.
lab-heading = { $title } : avant et après une modification
lab-about = { $before ->
    [one] { $before } partie
   *[other] { $before } parties
} avant, { $after ->
    [one] { $after } partie
   *[other] { $after } parties
} après, entre les mêmes robots. Les parts sont celles des victoires des places qui ont fait une chose. Les lignes en gras ne doivent sûrement rien au hasard : parmi elles, pas plus d'une sur vingt. Les robots ne sont pas des personnes : ce qu'ils n'essaient jamais ne se voit pas ici.
lab-portrait = { $title } : ce qui gagne
lab-portrait-about = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} entre robots. En moyenne : décisions dans une partie { $length }, points d'une place { $points }, points entre le premier et le deuxième { $lead }. Les parts sont celles des victoires des places qui ont fait une chose ; qui fait beaucoup gagne beaucoup, si bien que faire et gagner peuvent avoir une cause commune. Les lignes en gras ne doivent sûrement rien au hasard : parmi elles, pas plus d'une sur vingt. Les robots ne sont pas des personnes : ce qu'ils n'essaient jamais ne se voit pas ici.
lab-whole = La partie entière
lab-seats = Victoires par place
lab-starts = Victoires selon le départ d'une place
lab-openings = Victoires selon la première chose que fait une place
lab-first = d'abord { $name }
lab-things = Victoires selon ce que fait une place
lab-length = Décisions dans une partie
lab-lead = Points entre le premier et le deuxième
lab-points = Points d'une place
lab-thing = Quoi
lab-number = Fois
lab-before = Avant
lab-after = Après
lab-even = Part égale
lab-wins = Victoires
lab-change = Écart
lab-luck = Hasard
lab-more = { $number ->
    [one] { $number } autre a moins bougé.
   *[other] { $number } autres ont moins bougé.
}

## arena

cli-arena = comparer des robots
cli-arena-about = Laisse des robots jouer beaucoup de parties de JEU et dit la force de chacun : sa part des victoires et son avance en points, avec l'intervalle qui contient la vraie valeur 95 fois sur 100, son classement Elo (0 pour le dernier nommé) et sa rapidité. Chaque donne est jouée une fois depuis chaque place. Une victoire partagée compte en parts, de même qu'un robot qui occupe plusieurs places.
cli-arena-usage = quartier arena JEU --bots ROBOT,ROBOT [options]
cli-arena-summary = { $title }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}. Par le seul hasard, une place gagnerait { $chance } des parties.
cli-arena-wins = Victoires
cli-arena-interval = 95 %
cli-arena-score = Points
cli-arena-lead = Avance
cli-arena-elo = Elo
cli-arena-rate = /s
cli-arena-p50 = p50 ms
cli-arena-p95 = p95 ms
error-line-up = { $given ->
    [one] { $given } robot est nommé
   *[other] { $given } robots sont nommés
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}. Nommez-en un par place, ou deux : le second occupe alors toutes les places sauf une.
error-no-ray = Ray n'est pas installé ici. Installez-le avec : pip install 'quartier[ray]'
error-no-cluster = Il n'y a pas de grappe Ray à « { $given } ». Démarrez-en une avec « ray start --head », ou écrivez « local ».

## replay

cli-replay = vérifier et montrer une partie enregistrée
cli-replay-about = Rejoue la partie enregistrée FICHIER, vérifie chaque coup et raconte ce qui s'est passé ; avec --to, montre la table à ce moment.
cli-replay-usage = quartier replay FICHIER [options]
cli-replay-checked = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, toutes permises.
cli-replay-moment = Après la décision { $number } sur { $decisions }
cli-replay-waiting = À décider : { $names }.

## verify

cli-verify = vérifier que personne n'a choisi la donne d'une partie enregistrée
cli-verify-about = Rejoue la partie enregistrée FICHIER et vérifie que sa donne découle du secret sur lequel son serveur s'était engagé et de ce que chaque place a ajouté. Code de sortie 0 : tout est juste ; 1 : quelque chose ne l'est pas, ou rien n'avait été promis ; 2 : le fichier est inutilisable.
cli-verify-usage = quartier verify FICHIER [options]
cli-verify-replays = { $decisions ->
    [one] { $decisions } décision, permise
   *[other] { $decisions } décisions, toutes permises
} avec les cartes données par { $generator } à partir de la graine.
cli-verify-none = Rien n'avait été promis pour cette donne : la partie n'a pas été jouée sur un serveur, vient d'une partie enregistrée, ou d'avant les donnes faites ensemble. L'origine de sa graine ne peut pas être vérifiée.
cli-verify-secret-right = Le secret est celui sur lequel le serveur s'était engagé.
cli-verify-secret-wrong = FAUX : le secret n'est pas celui sur lequel le serveur s'était engagé.
cli-verify-key-right = La graine découle du secret et de ce que les places ont ajouté.
cli-verify-key-wrong = FAUX : la graine ne découle pas du secret et de ce que les places ont ajouté.
cli-verify-compare = À comparer avec ce que vous avez vu avant le début, et avec ce que votre programme a ajouté :
cli-verify-commitment = { "  " }engagement : { $commitment }
cli-verify-added = { "  " }ajouté par { $name } : { $entropy }

## rules

cli-rules = montrer des règles par leurs numéros
cli-rules-about = Montre les règles de JEU avec nos propres mots, toutes ou celles dont les NUMÉROs sont donnés, par exemple SW-41 ou 41.
cli-rules-usage = quartier rules JEU [NUMÉRO…] [options]

## content

cli-content = ce qu'il y a dans la boîte, d'où on le sait, et vos corrections
cli-content-about = Montre ce qu'il y a dans la boîte de JEU et quelles valeurs sont reconstituées, vérifie vos corrections, ou écrit les valeurs reconstituées comme un fichier de corrections pour commencer.
cli-content-usage = quartier content show|check|export JEU [options]
cli-content-found = { $title } : { $number ->
    [one] { $number } correction
   *[other] { $number } corrections
} dans { $file } (empreinte { $fingerprint }).
cli-content-none = { $title } : pas de corrections ; elles seraient dans { $file }
cli-content-aside = { $title } : les corrections sont laissées de côté.
cli-content-stray = { $file } ne correspond à aucun jeu. Donnez-lui le nom de l'un de ceux-ci : { $known }.
cli-content-in-use = La partie se joue avec { $number ->
    [one] { $number } correction
   *[other] { $number } corrections
} du contenu (empreinte { $fingerprint }), dans { $file }.
error-content-word = « { $given } » n'est pas un de ces mots : show, check, export.
box-heading = Ce qu'il y a dans la boîte
box-intro = { $reconstructed ->
    [0] Les { $total } valeurs de la boîte sont toutes connues, ou découlent d'autres.
   *[other] { $reconstructed } des { $total } valeurs de la boîte sont reconstituées, et marquées † : rien de public ne les donne ; elles ont été choisies pour s'accorder avec tout ce que l'on sait. Les autres sont connues, ou découlent de celles qui le sont.
}{ $corrected ->
    [0] { "" }
   *[other] { " " }{ $corrected } ont été corrigées, et marquées ‡, par quelqu'un qui possède la boîte.
}
rule-corrected = ‡ Corrigé par quelqu'un qui possède la boîte.

## Jouer à une table

refusal-over = La partie est terminée.
refusal-unknown-move = Ce coup n'existe pas. Choisissez un des coups proposés.
refusal-future = La table en est à la version { $latest } et vous parlez d'une version à venir. Rechargez-la, puis décidez.
refusal-time-up = Votre temps pour cette décision est écoulé : le robot la prend. Reprenez votre place ensuite.
refusal-stale = La table a changé depuis. Regardez-la de nouveau, puis décidez.
refusal-bot-plays = Un robot joue à votre place. Reprenez d'abord votre place.
refusal-spectator = Vous regardez cette table. Seules les personnes assises peuvent faire cela.
refusal-malformed = Le serveur ne comprend pas ce message. Rechargez la page et réessayez.
refusal-trouble = Le serveur n'a pas pu le faire, par sa propre faute. Réessayez dans un instant.
refusal-no-team = Vous n'avez pas de coéquipier à cette table ; dites-le à tout le monde.
refusal-chat-length = Une ligne de discussion compte de 1 à { $most } caractères.
refusal-undo-known = D'autres connaissent déjà votre dernière décision. Demandez-leur d'accepter de l'annuler.
refusal-undo-pending = Une demande d'annulation est déjà en cours. Attendez la réponse.
refusal-undo-nothing = Vous n'avez rien décidé que vous puissiez annuler.
refusal-undo-not-asked = Personne ne vous demande d'annuler.

## Tables

refusal-no-table = Cette table n'existe pas, ou il faut son lien pour la voir.
refusal-no-title = Ce jeu n'existe pas ici. La page d'accueil donne la liste des jeux.
refusal-no-lesson = Cette leçon n'existe pas pour ce jeu.
refusal-no-language = Il n'y a pas de textes dans cette langue. Choisissez en ou fr.
refusal-no-version = La table n'en est pas là ; sa dernière étape est la { $latest }.
refusal-not-open = Cette table a commencé ou est fermée. Choisissez-en une autre.
refusal-not-started = Cette table n'a pas encore commencé.
refusal-hint-people = Les conseils sont pour les parties contre des robots. Contre des personnes, redemandez quand la partie sera terminée.
refusal-no-help = Cette table a été créée sans aide. Redemandez quand la partie sera terminée.
refusal-no-hints = Cette table a été créée sans conseils ; vous pouvez essayer des coups. Redemandez quand la partie sera terminée.
refusal-no-advice = Le robot n'a pas pu répondre à temps. Redemandez.
refusal-not-over = Ce sera possible quand la partie sera terminée.
refusal-not-host = Seule la personne qui a préparé la table peut la lancer.
refusal-one-seat = Vous ne pouvez avoir qu'une place à une table.
refusal-seat-taken = Cette place est prise. Choisissez-en une autre.
refusal-no-seat = Vous n'avez pas de place à cette table.
refusal-too-many-tables = Vous avez { $most } tables en cours. Terminez-en ou quittez-en une d'abord.
refusal-tables-waiting = { $most ->
    [1] Une de vos tables publiques attend des joueurs. Commencez-la ou quittez-la d'abord, ou créez une table privée.
   *[other] { $most } de vos tables publiques attendent des joueurs. Commencez-en ou quittez-en une d'abord, ou créez une table privée.
  }
refusal-tables-hour = Cela fait plus de { $most } nouvelles tables en une heure. Attendez quelques minutes, ou continuez à l'une des vôtres.
refusal-tables-address = Des invités de votre réseau ont créé beaucoup de tables depuis une heure. Attendez quelques minutes, ou créez un compte : il est compté à part.
refusal-pace-short = Une pendule demande au moins { $least } secondes. Choisissez un temps plus long, ou jouez sans pendule.
refusal-pace-increment = Les secondes par décision vont avec une pendule, jusqu'à une heure, et non avec un temps pour chaque décision. Choisissez un autre rythme.
refusal-too-many-bot-tables = Vous avez { $most } tables où ne jouent que des robots. Terminez-en une d'abord, ou prenez place à la nouvelle table.
refusal-bot-too-long = Un robot ne peut pas réfléchir aussi longtemps ici. Choisissez { $known }, ou une recherche jusqu'à { $seconds } ou { $playouts }.
refusal-too-many-reviews = Vous avez { $most } analyses en préparation. Attendez que l'une d'elles soit terminée.
refusal-busy = Beaucoup de monde attend les robots en ce moment. Réessayez dans un instant.
refusal-other-rules = Les règles de ce jeu ont changé depuis, et avec les nouvelles cette table se serait déroulée autrement. Rien n'est perdu : elle reprendra dès que les règles d'avant seront réinstallées. Si elle était terminée, son enregistrement peut toujours être téléchargé.
refusal-other-content = Cette table a été jouée avec un autre contenu que celui de ce serveur : une valeur de la boîte a été corrigée, ou une correction retirée. Rien n'est perdu : elle reprendra dès que l'ancien contenu sera de retour. Si elle était terminée, son enregistrement peut toujours être téléchargé.
refusal-damaged = Ce qui est gardé de cette table ne peut pas être lu : personne ne peut y jouer. Rien n'en est effacé ; qui tient le serveur voit ce qui ne va pas avec « quartier tables check ». Si elle était terminée, son enregistrement peut toujours être téléchargé.

## Personnes

refusal-no-name = Choisissez d'abord un nom.
refusal-name = Ce n'est pas un nom. Écrivez-le en lettres et en chiffres.
refusal-name-length = Un nom compte de 1 à { $most } caractères, dont au moins une lettre ou un chiffre.
refusal-name-signs = Un nom se compose de lettres, de chiffres, d'espaces et de - _ . '. Le caractère { $code } ne peut pas y figurer, et n'est peut-être même pas visible : écrivez le nom de nouveau.
refusal-name-marks = Une lettre d'un nom porte au plus { $most } accents.
refusal-name-scripts = Un nom s'en tient à un alphabet. Les lettres de celui-ci viennent de plusieurs alphabets qui se ressemblent : écrivez-le dans un seul.
refusal-name-direction = Dans un nom écrit de droite à gauche, les lettres viennent d'abord et les chiffres à la fin.
refusal-name-reserved = On prendrait ce nom pour celui du serveur, d'un robot ou d'un jeu. Choisissez un autre nom.
refusal-name-taken = Il y a un compte dont le nom a la même apparence. Choisissez un autre nom, ou connectez-vous si c'est le vôtre.
refusal-password = Un mot de passe compte de 8 à 200 caractères.
refusal-password-easy = Ce mot de passe serait vite deviné. Choisissez-en un qui ne soit pas courant ; quelques mots à la suite conviennent bien.
refusal-password-name = Ce mot de passe n'est guère plus que le nom du compte. Choisissez-en un autre.
refusal-old-password = Le mot de passe actuel est faux.
refusal-tries = { $seconds ->
    [one] Trop d'essais. Vous pourrez réessayer dans { $seconds } seconde.
   *[other] Trop d'essais. Vous pourrez réessayer dans { $seconds } secondes.
}
refusal-wrong-password = Le nom ou le mot de passe est faux.
refusal-has-account = Vous avez déjà un compte.
refusal-no-account = Vous n'avez pas encore de compte. Créez-en un d'abord.
refusal-no-session = Votre session y est déjà fermée.
refusal-webhook = Un webhook est une adresse qui commence par http:// ou https:// et compte au plus 500 caractères.
refusal-email = Ce n'est pas une adresse électronique.
refusal-entropy = Ce qu'une place ajoute à la donne compte de 1 à 64 caractères : lettres sans accent, chiffres, - et _.
refusal-entropy-not-asked = Cette table n'attend rien de vous pour sa donne.
refusal-no-letters = Ce serveur n'envoie pas de courrier. Adressez-vous à la personne qui s'en occupe, ou utilisez un webhook.
refusal-letters = { $minutes ->
    [one] Assez de courrier pour le moment. Vous pourrez en recevoir un autre dans { $minutes } minute.
   *[other] Assez de courrier pour le moment. Vous pourrez en recevoir un autre dans { $minutes } minutes.
}
refusal-nothing-to-confirm = Il n'y a pas d'adresse à confirmer.
refusal-letter-old = Ce lien est trop ancien, ou l'adresse a été changée depuis. Faites envoyer un nouveau courrier depuis la page, sous votre nom.
refusal-field = Le serveur ne peut rien faire de ce qui a été envoyé comme « { $field } ». Vérifiez et réessayez.
refusal-too-fast = Trop de requêtes à la fois. Attendez un instant et réessayez.
refusal-foreign-page = La requête vient d'une page étrangère à ce serveur. Ouvrez la page du serveur.

error-http-400 = Le serveur ne comprend pas cette requête. Rechargez la page et réessayez.
error-http-404 = Il n'y a rien à cette adresse. Vérifiez-la, ou retournez à l'accueil.
error-http-405 = Cette adresse n'accepte pas de telles requêtes.
error-http-413 = Ce qui a été envoyé est trop grand.
health-reading = La base de données ne peut pas être lue.
health-writing = La base de données n'accepte plus rien ; son disque est peut-être plein ou en lecture seule.
error-http-500 = Quelque chose s'est mal passé sur le serveur. Réessayez dans un instant.

server-told-your-turn = { $title } : c'est à vous de jouer
server-told-your-turn-letter =
    Bonjour { $name },
    c'est à vous de jouer à une table ({ $title }) :
server-told-proposed = { $title } encore une fois, entre vous ? { $by } vous propose un rendez-vous : { $date }
server-told-proposed-letter =
    Bonjour { $name },
    { $by } aimerait rejouer à { $title } avec les mêmes personnes : { $date }.
    Si vous ne pouvez pas venir, dites-le à la table où vous avez joué :
server-told-opened = { $title } : votre table est ouverte
server-told-opened-letter =
    Bonjour { $name },
    c'est l'heure, comme convenu. Votre table ({ $title }) est ouverte :
server-digest-subject = Quartier : { $tables ->
    [one] { $tables } partie vous attend
   *[other] { $tables } parties vous attendent
}
server-digest-body =
    Bonjour { $name },
    voici où l'on vous attend.
server-mail-why = Vous recevez ce message parce que vous avez demandé à Quartier de vous écrire. Changez cela sur sa page, sous votre nom, ou ne recevez plus de courrier :
server-mail-confirm-subject = Quartier : est-ce votre adresse ?
server-mail-confirm-body =
    Quelqu'un souhaite que Quartier écrive à cette adresse quand ce sera à lui de jouer.
    Si c'est vous, ouvrez ce lien dans les 24 heures :
server-mail-confirm-why = Si ce n'est pas vous, il n'y a rien à faire : vous n'en entendrez plus parler.
server-mail-reset-subject = Quartier : un autre mot de passe
server-mail-reset-body =
    Quelqu'un demande un autre mot de passe pour le compte { $name }. Pour en choisir un,
    ouvrez ce lien dans l'heure :
server-mail-reset-why = Si ce n'est pas vous, il n'y a rien à faire : votre mot de passe reste le même.
server-no-page = Ceci est un serveur Quartier sans sa page. Les programmes trouvent ce qu'il offre à /openapi.json.

## Serveur

error-database = Impossible d'ouvrir la base de données : { $reason }.
error-database-form = Une base de données s'écrit sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM, pas « { $given } ».
error-database-folder = Il n'y a pas de dossier { $folder } où garder la base de données. Créez-le, ou indiquez un autre lieu.
error-database-newer = La base de données vient d'une version plus récente de Quartier. Installez cette version, ou indiquez une autre base.

## serve

cli-serve = ouvrir les tables dans le navigateur
cli-serve-about = Lance un serveur pour les tables dans le navigateur et ouvre sa page. Tout est gardé dans un fichier de votre dossier de données, à moins que --database n'indique un autre lieu. Chaque option peut aussi être donnée par l'environnement (--public-url par QUARTIER_PUBLIC_URL) ou dans un fichier (public_url = …) ; la ligne de commande l'emporte, puis l'environnement. Un serveur de courrier (QUARTIER_SMTP, par exemple smtp://utilisateur:motdepasse@hôte:587?from=tables@hôte) et un jeton qui ouvre les chiffres de /metrics (QUARTIER_METRICS_TOKEN) ne se donnent que là, ou dans un fichier indiqué par QUARTIER_SMTP_FILE et QUARTIER_METRICS_TOKEN_FILE.
cli-serve-usage = quartier serve [options]
cli-serve-ready = Quartier est ouvert à { $address } (arrêter avec Ctrl-C).
cli-serve-network = Sur d'autres appareils de votre réseau : { $address }
cli-serve-kept = Les tables sont gardées dans { $place }
cli-serve-stopped = Quartier est arrêté. Toutes les tables sont gardées et reprendront au prochain lancement.
cli-metavar-host = HÔTE
cli-metavar-url = URL
cli-option-host = l'adresse où écouter ; par défaut : 127.0.0.1, que seule cette machine atteint
cli-option-port = le port où écouter ; par défaut : 8000
cli-option-database = sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM ; par défaut : un fichier de votre dossier de données
cli-option-workers = le nombre de processus qui se partagent le travail, avec PostgreSQL seulement ; par défaut : 1
cli-option-bot-processes = le nombre de processus où les robots réfléchissent longuement, outre celui des réponses rapides ; par défaut : un de moins que les cœurs de la machine
cli-option-any-bots = permettre tous les robots, aussi longtemps qu'ils réfléchissent ; par défaut : seulement les niveaux et les recherches courtes
cli-option-public-url = l'adresse que l'on utilise, si le serveur est derrière un mandataire
cli-option-no-browser = ne pas ouvrir le navigateur
cli-option-settings = un fichier de réglages ; par défaut : settings.toml dans votre dossier de données, s'il existe
cli-option-backup-folder = où placer régulièrement des copies de la base (SQLite seulement) ; par défaut : aucune copie
cli-option-backup-hours = le nombre d'heures entre deux copies ; par défaut : 24
cli-option-backup-keep = le nombre de copies gardées ; par défaut : 14
cli-option-guest-days = le nombre de jours après lequel les invités qui n'ont jamais joué sont oubliés, 0 pour jamais ; par défaut : 180
cli-option-waiting-days = le nombre de jours après lequel les tables jamais commencées sont oubliées, 0 pour jamais ; par défaut : 30
cli-option-chat-days = le nombre de jours après lequel les discussions des tables terminées sont oubliées, 0 pour jamais ; par défaut : 365
error-settings-file = { $file } ne peut pas servir : { $reason }.
error-unknown-setting = { $file } règle « { $given } », qui n'existe pas. Réglages : { $known }
error-unknown-variable = L'environnement contient { $given }, qui ne règle rien ici. Vouliez-vous dire { $meant } ?
error-setting-value = Dans { $file }, « { $given } » doit être un texte, un nombre entier, true ou false.
error-switch = { $setting } : « { $given } » ne dit ni oui (yes) ni non (no).
error-address = Le serveur ne peut pas écouter à { $host }, port { $port } : { $reason }. Choisissez un autre --port.
error-workers-database = Plusieurs processus ont besoin d'une base qu'ils partagent. Indiquez-la avec --database postgresql://UTILISATEUR@HÔTE/NOM, ou omettez --workers.
error-public-url = « { $given } » n'est pas l'adresse où l'on vient. L'URL publique s'écrit https://HÔTE ou http://HÔTE:PORT, sans rien derrière.
error-smtp = QUARTIER_SMTP n'indique pas de serveur de courrier. Cela s'écrit smtp://UTILISATEUR:MOTDEPASSE@HÔTE:587 ou smtps://UTILISATEUR:MOTDEPASSE@HÔTE, suivi de ?from=ADRESSE si les messages partent d'une autre adresse.
error-metrics-token = QUARTIER_METRICS_TOKEN a moins de { $least } caractères. Choisissez-en un plus long, par exemple avec : openssl rand -hex 16
error-server-missing = Les composants du serveur ne sont pas installés. Installez-les avec : pip install 'quartier[server]' ; avec uv, démarrez-le par : uvx --from 'quartier[server]' quartier serve

## tables

cli-tables = vérifier les tables gardées d'après les règles
cli-tables-about = « check » rejoue toutes les tables gardées avec les règles installées et dit lesquelles se dérouleraient autrement, et à partir de quel coup ; rien n'est changé. « adopt » fait reprendre avec ces règles les tables que de nouvelles règles ont arrêtées, si tout ce qui y a été joué est encore permis.
cli-tables-usage = quartier tables check|adopt [options]
cli-tables-goes-on = reprend avec les règles installées.
cli-tables-stays = reste arrêtée : un coup joué n'est plus permis, ou ne peut pas être lu. « quartier tables check » dit lequel.
cli-tables-adopted = { $stopped ->
    [0] Aucune table n'est arrêtée.
    [one] { $stopped } table arrêtée ; reprises : { $on }.
   *[other] { $stopped } tables arrêtées ; reprises : { $on }.
}
cli-tables-checked = { $tables ->
    [one] { $tables } table rejouée
   *[other] { $tables } tables rejouées
}, dont { $different } autrement.
cli-tables-damaged = { $damaged ->
    [one] { $damaged } table est endommagée. Ses joueurs la voient ainsi et elle reste telle quelle ; réparez ce qui est nommé ci-dessus, ou reprenez-le d'une sauvegarde, puis relancez le serveur.
   *[other] { $damaged } tables sont endommagées. Leurs joueurs les voient ainsi et elles restent telles quelles ; réparez ce qui est nommé ci-dessus, ou reprenez-le d'une sauvegarde, puis relancez le serveur.
}
error-tables-word = « { $given } » n'est pas une commande de tables. Écrivez : quartier tables check, ou quartier tables adopt
check-row = endommagée : ce qui est gardé dans { $columns } ne peut pas être lu.
check-entry = endommagée : l'entrée { $number } de son journal ne peut pas être lue.
check-gap = endommagée : l'entrée { $number } de son journal manque.
check-no-title = ce jeu n'est pas installé.
check-newer = elle a été jouée avec la version { $given } des règles ; la version { $current } est installée.
check-content = elle a été jouée avec d'autres corrections du contenu que celles d'ici.
check-settings = ces options ou ce nombre de places ne sont plus permis.
check-start = la mise en place est différente.
check-different = après l'entrée { $number } ({ $seat } : { $move }), la position est différente.
check-refused = l'entrée { $number } ({ $seat } : { $move }) n'est plus permise.

## backup

cli-backup = copier les tables gardées pendant que le serveur tourne, et remettre des copies en place
cli-backup-about = Copie la base de données du serveur vers FICHIER, même pendant qu'il tourne. « verify FICHIER » essaie si un serveur pourrait reprendre avec une copie : toutes ses tables sont rejouées. « restore FICHIER » met une copie à la place de la base, une fois le serveur arrêté ; ce qui s'y trouvait est mis de côté.
cli-backup-usage = quartier backup [verify|restore] FICHIER [options]
cli-backup-done = Les tables sont copiées dans { $file }.
cli-backup-verified = { $file } peut être lu et mis à jour. { $tables ->
    [one] { $tables } table rejouée
   *[other] { $tables } tables rejouées
}, dont { $different } autrement ou endommagées.
cli-backup-different = Ces tables seront montrées comme arrêtées ou endommagées ; « quartier tables check » les nomme.
cli-backup-restored = { $file } contient les tables de la copie.
cli-backup-aside = Ce qui s'y trouvait est maintenant dans { $file } ; supprimez ce fichier quand il ne sert plus.
error-missing-backup = Indiquez le fichier de la copie.
error-backup-unreadable = { $file } n'est pas une copie utilisable par un serveur : { $reason }.
error-database-in-use = Un serveur utilise { $file }. Arrêtez-le d'abord.
error-backup-postgres = Ceci copie des fichiers SQLite. Pour PostgreSQL, utilisez son propre outil : pg_dump --dbname=URL --file=FICHIER
error-no-database = Il n'y a pas de base de données { $file }. Lancez le serveur une fois, ou indiquez la base avec --database.

## admin

cli-admin = veiller sur les personnes et les tables d'un serveur
cli-admin-about = Ce que fait le gardien d'un serveur. « people TEXTE » trouve des personnes ; « mute », « ban », « unmute » et « unban » prennent un compte ou un identifiant, avec --days et --because ; « appoint » permet à un compte d'en faire autant sur la page /keeper, « dismiss » ne le permet plus. « reset COMPTE » donne un lien vers un autre mot de passe, pour une heure. « reports » liste les signalements, « reports ID » en montre un avec ce qui fut dit et fait, « settle ID » en clôt un. « tables » liste ce qui se joue, « tables TEXTE » les tables des personnes d'un tel nom, « remove ID » met fin à une table. « announce TEXTE » prévient tout le monde, « close TEXTE » arrête aussi le jeu jusqu'à « open ». « log » montre ce que les gardiens ont fait.
cli-admin-usage = quartier admin ACTE [QUI] [options]
cli-metavar-text = TEXTE
cli-option-days = le nombre de jours pendant lesquels la discussion ou l'entrée est interdite ; par défaut : 7
cli-option-because = la raison, pour la personne concernée
cli-admin-done = Fait : { $what }.
cli-admin-reset = Pendant une heure, { $name } peut choisir ici un autre mot de passe, une fois : { $link }
error-admin-missing = Dites ce que doit faire un gardien. Au choix : { $known }
error-admin-act = « { $given } » n'est pas un acte de gardien. Au choix : { $known }
error-admin-whom = Indiquez qui ou quoi : un compte, un identifiant, une table, un signalement.
error-admin-text = Écrivez ce que tout le monde doit lire.
error-admin-long = Ce que l'on doit lire compte au plus { $most } caractères.
error-admin-nobody = Il n'y a ni compte « { $given } », ni personne qui ait cet identifiant. « quartier admin people » aide à trouver.
error-admin-guest = { $given } joue en invité ; seul un compte peut être gardien.
error-admin-table = Il n'y a pas de table « { $given } » qui puisse encore être jouée.
error-admin-report = Il n'y a pas de signalement ouvert « { $given } ».
refusal-muted = Vous ne pouvez pas écrire dans la discussion pour le moment (fin : { $date }). { $reason }
refusal-banned = Ce compte ne peut pas entrer pour le moment (fin : { $date }). { $reason }
refusal-closed = Les tables sont fermées pour un moment : { $text } Rien n'est perdu ; le jeu reprendra à la réouverture.

## tidy

cli-tidy = oublier les invités qui n'ont jamais joué, les tables jamais commencées, les vieilles discussions
cli-tidy-about = Oublie ce dont personne n'a plus besoin ; le serveur le fait de lui-même chaque jour. Les invités qui n'ont jamais joué, les tables jamais commencées et les discussions des tables terminées disparaissent après quelques jours. Rien n'est touché aux tables en cours.
cli-tidy-usage = quartier tidy [options]
cli-option-dry-run = dire seulement ce qui serait oublié
cli-tidy-done = Oubliés : { tidied }.
cli-tidy-would = À oublier : { tidied }. Rien n'a été changé.
tidied = { $guests ->
    [one] { $guests } invité
   *[other] { $guests } invités
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $lines ->
    [one] { $lines } ligne de discussion
   *[other] { $lines } lignes de discussion
}

## health

cli-health = dire si le serveur de cette machine va bien
cli-health-about = Demande au serveur, à l'adresse de --host et --port, si sa base de données se lit et s'écrit. Le code de retour est 0 si tout va bien, pour les conteneurs et autres gardiens.
cli-health-usage = quartier health [options]
cli-health-well = Le serveur à l'adresse { $address } va bien.
cli-health-ill = Le serveur à l'adresse { $address } ne va pas bien : { $reason }
cli-health-silent = Le serveur à l'adresse { $address } ne répond pas : { $reason }
cli-health-stranger = ce qui répond à cette adresse n'est pas Quartier.

## Les règles compilées en arrière-plan

rules-compiling = Les règles sont en cours de compilation. Dans quelques minutes, les robots réfléchiront plusieurs fois plus vite.
rules-interpreted = Les règles ne sont pas compilées : les robots réfléchissent lentement. Le journal du serveur dit pourquoi.
rules-no-compiler = Les règles ne sont pas compilées : les robots réfléchissent lentement. Installez un compilateur C (Debian : apt install gcc python3-dev ; macOS : xcode-select --install), puis relancez le serveur.

# Cotes, amis et tournois

refusal-rated-account = Les tables classées sont pour les comptes : une cote est celle de quelqu'un. Créez un compte ou connectez-vous.
refusal-rated-clock = Une table classée a besoin d'une pendule. Choisissez-en une, ou des jours par coup.
refusal-rated-people = Une table classée a besoin d'au moins deux personnes. Laissez une autre place libre.
refusal-rated-bots = Aux tables classées ne jouent que les robots d'un niveau : facile, normal, difficile, expert.
refusal-rated-full = Une table classée commence quand toutes les places sont prises. Aucun robot n'en prend une libre.
refusal-rated-undo = À une table classée, rien n'est repris.
refusal-blocked = Vous ne pouvez pas vous asseoir ici : quelqu'un à la table et vous ne jouez pas ensemble.
refusal-oneself = C'est vous-même.
refusal-nobody = Il n'y a personne de ce nom, ou cette personne ne se montre pas. Vérifiez le nom du compte.
refusal-reports = Vous avez envoyé { $most ->
    [one] { $most } signalement
   *[other] { $most } signalements
} aujourd'hui. Le gardien les lit ; attendez demain.
refusal-no-tournament = Il n'y a pas de tel tournoi, ou il ne vous est pas montré. Demandez son lien.
refusal-tournament-clock = Un tournoi a besoin d'une pendule, sinon une ronde pourrait ne jamais finir. Choisissez-en une, ou des jours par coup.
refusal-tournament-name = Donnez un nom au tournoi.
refusal-tournament-begun = Vous y êtes déjà, ou il a commencé. Regardez-le de nouveau.
refusal-tournament-few = Il faut au moins { $least ->
    [one] { $least } personne
   *[other] { $least } personnes
} pour commencer. Transmettez le lien.
refusal-tournament-full = { $most ->
    [one] { $most } personne est
   *[other] { $most } personnes sont
} dans ce tournoi, et il n'y a plus de place.
refusal-tournament-over = Ce tournoi est fini.
refusal-tournaments = Vous avez { $most ->
    [one] { $most } tournoi
   *[other] { $most } tournois
} en cours. Fermez-en un d'abord.
cli-ratings = recalculer toutes les cotes
cli-ratings-about = « recompute » rejoue l'enregistrement de chaque table classée, dans l'ordre où elles ont compté, et recalcule toutes les cotes. Ce qui diffère est corrigé ; dans une base intacte, rien ne diffère.
cli-ratings-usage = quartier ratings recompute [options]
cli-ratings-done = { $tables ->
    [one] { $tables } table classée
   *[other] { $tables } tables classées
}, { $changed } corrigées.
cli-ratings-unplayed = { $unplayed ->
    [one] { $unplayed } d'entre elles ne peut pas être rejouée
   *[other] { $unplayed } d'entre elles ne peuvent pas être rejouées
} avec les règles installées ; ce qui en était noté a été pris.
error-ratings-word = « { $given } » n'est pas une commande de cotes. Écrivez : quartier ratings recompute
refusal-quiet = Les heures calmes ont un début, une autre fin, et un fuseau horaire comme Europe/Paris.
server-somebody = Quelqu'un
server-bot = Robot

## puzzles

cli-puzzle = trouver le meilleur coup d'une position
cli-puzzle-about = Montre une position d'une partie entre robots et demande le meilleur coup, d'après ce que l'on peut savoir à cette place. Ensuite, il dit ce que vaut chaque coup et pourquoi. Sans JEU, c'est n'importe quel jeu ; sans N, n'importe lequel de ses problèmes.
cli-puzzle-usage = quartier puzzle [JEU [N]] [options]
cli-puzzle-you = Vous
cli-puzzle-asked = Problème { $number }, classé { $rating } : quel est le meilleur coup ?
cli-puzzle-right = C'est juste !
cli-puzzle-wrong = Il y a un meilleur coup.
cli-puzzle-theme = Il s'agit de : { $theme }.
cli-puzzle-next = Appuyez sur Entrée pour en avoir un autre, ou tapez un coup, « si » pour continuer la partie d'ici, « quitter » pour partir.
cli-verb-puzzle-quit-about = partir
cli-puzzles = lister les problèmes d'un jeu, ou en chercher de nouveaux
cli-puzzles-about = « list » nomme les problèmes de JEU avec leur thème, leur classement et leur marge : de combien le coup suivant est moins bon, en part de victoire, ou en points pour qui joue seul. « mine » fait jouer des robots et cherche des positions où un coup est nettement le meilleur sans qu'un regard rapide le voie.
cli-puzzles-usage = quartier puzzles list|mine JEU [options]
cli-puzzles-number = n°
cli-puzzles-theme = thème
cli-puzzles-rating = classement
cli-puzzles-margin = marge
cli-puzzles-mined = Partie { $seed } : { $found ->
    [one] { $found } problème
   *[other] { $found } problèmes
}
cli-puzzles-looked = { $looked ->
    [one] { $looked } position regardée
   *[other] { $looked } positions regardées
} ; un coup était nettement le meilleur dans { $clear }.
cli-puzzles-saved = Ce qui a été trouvé est ajouté à { $file }
cli-option-mine-games = mine : le nombre de parties à parcourir ; par défaut : 10
cli-option-mine-minutes = mine : finir avec la partie où ce nombre de minutes est passé
cli-option-mine-seed = mine : la graine de la première partie ; par défaut : après la dernière du fichier
cli-option-mine-processes = mine : autant de parties à la fois ; par défaut : 1
cli-option-mine-save = mine : le fichier où les problèmes sont ajoutés ; par défaut : puzzles.jsonl
error-puzzles-word = « { $given } » n'est pas une commande de puzzles. Écrivez : quartier puzzles list JEU, ou quartier puzzles mine JEU
error-no-puzzles = Il n'y a pas de problèmes pour { $title }. Cherchez-en avec : quartier puzzles mine { $title }
error-puzzle-number = Il n'y a pas de problème { $given }. Choisissez un numéro de 1 à { $high }.
refusal-no-puzzle = Il n'y a pas de tel problème.
refusal-no-example = Il n'y a pas de tel exemple.
example-points = { $category } : combien de points ?
example-place = Quelle place prenez-vous alors ?
puzzle-theme-deny = Priver les autres
puzzle-theme-plan = Prévoir

## Être prévenu, et se retrouver

refusal-push = Votre navigateur n'a nommé aucun service de notification utilisable. Désactivez les notifications dans ses réglages, puis réactivez-les.
refusal-appointment-time = Choisissez un moment à venir, dans les { $days } jours.
refusal-appointment = Quelqu'un a déjà fixé le prochain rendez-vous. Rouvrez la table pour le voir.
refusal-no-appointment = Rien n'a été convenu à cet endroit.

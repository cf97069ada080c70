page-title = Quartier
page-tagline = Des jeux de société où l'on bâtit des villes, à une même table.
page-loading = Un instant…
page-close = Fermer
page-back = Retour
page-home = Accueil
page-again = Réessayer
page-save = Enregistrer
page-saved = Enregistré.
page-menu = Menu
page-language = Langue

## Accueil

page-games = Jeux
page-play-now = Jouer contre des robots
page-play-now-title = { page-play-now } : { $title }
page-new-table = Préparer une table
page-new-table-title = { page-new-table } : { $title }
page-learn = Apprendre
page-learn-title = { page-learn } : { $title }
page-first-question = Est-ce votre première fois ?
page-first-learn = Apprendre en jouant
page-first-learn-help = { $minutes } min, pas à pas
page-first-small = Une petite table avec des robots faciles
page-first-small-help = Avec des conseils en chemin
page-first-friends = Avec des amis
page-first-friends-help = Choisir les places et les options
page-first-known = Je connais le jeu : jouer
page-first-chapters = Leçons
page-first-chapter = { $lesson } ({ $minutes } min)
page-first-held = terminée
page-first-scene = De quoi il s'agit
page-nickname = Votre nom
page-nickname-hint = Comment vous appeler ?
page-guest = Invité { $number }
page-is-guest = invité
page-guest-spoken = { $name }, invité
page-guest-help = Un invité : tout le monde peut porter ce nom.
page-my-tables = Mes tables
page-public-tables = Tables à rejoindre ou à regarder
page-more-tables = { $number ->
    [1] Montrer une table de plus
   *[other] Montrer les { $number } autres tables
}
page-further-tables = Montrer d'autres tables
page-no-tables-mine = Aucune pour l'instant. Jouez tout de suite, ou préparez une table et envoyez son lien à des amis.
page-no-tables-public = Aucune table publique n'est ouverte en ce moment.
page-your-turn = À vous
page-seat-range = { $low } à { $high } joueurs
page-minutes = environ { $minutes } min
page-open-seat = place libre
page-open = Ouvrir
page-join = Rejoindre
page-watch = Regarder
page-continue = Continuer
page-look = Revoir
page-status-open = attend des joueurs
page-status-running = en cours
page-status-over = terminée
page-status-stopped = arrêtée : les règles ont changé
page-status-closed = fermée
page-status-damaged = endommagée : illisible

## Réglages

page-preferences = Réglages
page-theme = Couleurs
page-theme-system = Comme l'appareil
page-theme-light = Clair
page-theme-dark = Sombre
page-speed = Vitesse du récit
page-speed-slow = ½ ×
page-speed-normal = 1 ×
page-speed-fast = 2 ×
page-speed-instant = D'un coup
page-finish = Passer
page-motion = Animations
page-motion-help = Les choses glissent et apparaissent en douceur.
page-sound = Sons
page-sound-help = De petits sons : votre tour, une carte, des pièces. Silence tant que vous n'avez rien touché.
page-notify = Notifications
page-notify-help = Le navigateur vous prévient quand une table vous attend.
page-notify-refused = Le navigateur n'autorise pas les notifications de cette page. Ses propres réglages peuvent le changer.

## Comptes

page-account = Compte
page-account-of = Compte : { $name }
page-account-sign-in = Se connecter
page-account-sign-in-help = Votre nom et vos tables sur tous vos appareils.
page-account-create = Créer un compte
page-account-create-help = Votre nom et vos tables jusqu'ici vous restent. Rien d'autre n'est demandé.
page-account-name = Nom du compte
page-password = Mot de passe
page-signed-in = Votre compte : { $name }.
page-sign-out = Se déconnecter
page-signed-out = Votre session est fermée ici. Rechargez la page, ou connectez-vous de nouveau sur la page d'accueil.
page-devices = Vos appareils connectés
page-devices-sign-out = Déconnecter tous les autres appareils
page-device-here = cet appareil
page-device-unknown = Un autre programme
page-device-seen = dernière visite : { $day }
page-device-end = Déconnecter
page-device-sign-out = Déconnecter : { $device }
page-device-signed-out = La session y est fermée.
page-password-rule = 8 caractères ou plus ; quelques mots à la suite conviennent bien.
page-password-change = Changer le mot de passe
page-password-help = Tous les autres appareils devront se connecter de nouveau.
page-password-old = Mot de passe actuel
page-password-new = Nouveau mot de passe
page-password-changed = Le mot de passe est changé.
page-reach = Quand une table vous attend
page-reach-help = Comment vous prévenir quand aucune page n'est ouverte. Laissez vide pour ne rien recevoir.
page-email = Courriel
page-email-confirmed = Vous avez confirmé cette adresse.
page-email-unconfirmed = L'adresse { $email } n'est pas encore confirmée ; rien n'y est envoyé. Ouvrez le lien du courrier qui vous le demande.
page-email-send = Renvoyer le courrier
page-email-sent = Un courrier part pour { $email }. Son lien est valable 24 heures.
page-webhook = Adresse de webhook

## Préparer une table

page-players = Joueurs
page-how-many = Combien ?
page-seat = Place { $number }
page-seat-me = Moi
page-seat-open = Place libre
page-bot-name = Robot { $name }
page-bot-easy = Robot, facile
page-bot-normal = Robot, normal
page-bot-hard = Robot, difficile
page-bot-expert = Robot, expert (réfléchit une seconde environ)
page-bot-random = Robot, joue n'importe quoi
page-bot-hasty = Robot, laisse passer beaucoup de choses
page-bot-greedy = Robot, prend ce qui semble le mieux
page-bot-swift = Robot, a appris, laisse passer des choses
page-bot-net = Robot, a appris
page-bot-search = Robot, réfléchit à l'avance
page-options = Options
page-option-implied = Cela va avec votre choix.
page-pace = Rythme
page-pace-kind-none = À votre rythme
page-pace-kind-clock = Pendule
page-pace-kind-days = Jours
page-pace-help-none = Pas de limite de temps. Bien avec des robots ou entre amis dans la même pièce.
page-pace-help-clock = Chacun a une pendule ; chaque décision rend { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. Temps écoulé, un robot joue jusqu'à votre retour.
page-pace-help-days = Jouez sur plusieurs jours : un coup d'œil à la page de temps en temps suffit. Temps écoulé, un robot joue jusqu'à votre retour.
page-pace-minutes = Sur chaque pendule
page-pace-per-move = Pour chaque décision
page-pace-none = à votre rythme
page-pace-clock = { $minutes } min + { $seconds } s
page-pace-days = { $days ->
    [one] { $days } jour par décision
   *[other] { $days } jours par décision
}
page-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
page-clock-days = { $days } j { $hours } h
page-help = Aide à la table
page-help-none = Aucune
page-help-what-if = Et si ?
page-help-hints = Conseils aussi
page-help-about-none = Personne n'est aidé pendant la partie. Ensuite, tout peut être regardé.
page-help-about-what-if = Chacun peut essayer des coups pour soi ; ce qu'il ne peut savoir est tiré à nouveau.
page-help-about-hints = Chacun peut essayer des coups et demander à un robot ce qu'il envisagerait.
page-helped-none = sans aide
page-helped-what-if = « et si ? » permis
page-helped-hints = conseils permis
page-public = Table publique
page-public-help = Tout le monde sur ce serveur voit la table, peut la rejoindre et la regarder.
page-private-help = Seuls ceux qui ont le lien voient la table.
page-set-up = Ouvrir la table
page-set-up-help = Vous recevez un lien à partager et commencez quand vous voulez.
page-start = Commencer
page-start-help = Toutes les places sont prises ; la partie commence aussitôt.

## Salle d'attente

page-waiting-room = Qui joue ?
page-you = vous
page-is-public = publique
page-is-private = privée
page-join-name = Votre nom ici
page-here = en ligne
page-away = pas là
page-share = Partager…
page-qr-show = Code QR
page-qr = L'adresse de cette table en code QR
page-invite-text = Venez jouer à { $title } avec moi.
page-invite = Inviter
page-invite-public = Tout le monde sur ce serveur voit cette table. Voici son adresse.
page-invite-private = Seuls ceux qui ont ce lien peuvent voir la table et s'y asseoir.
page-link = Lien de la table
page-copy = Copier
page-copied = Copié
page-start-now = Commencer maintenant
page-start-now-help = Des robots prennent les places encore libres. Une table complète commence d'elle-même.
page-wait-for-host = La table commence quand toutes les places sont prises ou quand son hôte la lance.
page-leave = Quitter
page-table-closed = Cette table a été fermée avant de commencer.

## Table

page-table = Table
page-tools = Outils
page-board = Le plateau
page-prompt = La question
page-whole-prompt = La question entière
page-news = Nouvelles de la table
page-panels = Panneaux à côté du plateau
page-gone = Cette table n'existe pas, ou elle est privée.
page-too-many-windows = Trop de fenêtres sont ouvertes. Fermez-en et rechargez celle-ci.
page-plain-board = Ce jeu n'a pas de plateau dessiné. Tous vos coups sont dans la liste des choix.
page-board-broken = Le plateau de ce jeu ne fonctionne pas. Vous pouvez continuer avec la liste des choix.
page-yes = oui
page-no = non
page-undo = Annuler
page-undo-ask = Demander d'annuler
page-rules = Règles
page-log = Journal
page-log-empty = Rien ne s'est encore passé.
page-look-back = Revoir ce moment
page-chat = Discussion
page-chat-empty = Personne n'a encore rien dit.
page-chat-to-team = À votre coéquipier seulement
page-chat-team = en équipe
page-chat-line = Dites quelque chose
page-send = Envoyer
page-moves = Ce que vous pouvez faire
page-moves-short = Choix
page-confirm = Confirmer
page-forced = Il ne reste qu'une réponse, donnée pour vous : { $move }
page-forced-wait = Attendre
page-over = La partie est terminée.
page-why = Pourquoi pas ?
page-why-help = Écrivez un coup tel qu'on le note, par exemple : { $example }
page-why-move = Coup
page-why-ask = Demander
page-why-possible = C'est possible : rien ne l'interdit.
page-waiting = On attend :
page-thinking = { $number ->
    [one] Réfléchit :
   *[other] Réfléchissent :
}
page-watching = Vous regardez cette table.
page-offline-lead = Connexion perdue.
page-offline = Nous réessayons ; rien n'est perdu.
page-stand-in = Un robot joue à votre place.
page-take-back = Reprendre ma place
page-undo-waiting = Doivent encore accepter : { $names }.
page-agree = Accepter
page-decline = Refuser
page-entry-undo = { $seat } annule sa dernière décision.
page-entry-undo-ask = { $seat } demande à annuler sa dernière décision.
page-entry-undo-agree = { $seat } accepte d'annuler.
page-entry-undo-decline = { $seat } refuse d'annuler.
page-entry-stand-in = Un robot joue pour { $seat }.
page-entry-return = { $seat } est de retour.
page-since = Depuis votre dernier coup
page-since-watching = Le dernier geste de chacun
page-since-again = Raconter de nouveau
page-leave-table = Quitter cette table
page-leave-help = Un robot joue à votre place. La place reste à vous : revenez quand vous voulez.

## Retour en arrière

page-replay = Étapes de la partie
page-replay-step = Étape { $step } sur { $steps }
page-replay-help = Vous regardez le passé, tel que vous l'avez vu.
page-replay-first = Au début
page-replay-back = Une étape en arrière
page-replay-forward = Une étape en avant
page-replay-watch = Raconter la suite
page-replay-watch-all = Raconter la partie depuis le début
page-replay-now = Retour au présent

## Touches

page-keys = Clavier
page-key-arrows = parcourir les choix et le plateau
page-key-enter = choisir, et confirmer
page-key-choices = aller aux choix
page-key-why = pourquoi pas ? Pour ce qui est visé, ou pour un coup que vous écrivez
page-key-undo = annuler
page-key-escape = fermer, revenir au présent

## Règles

page-rules-search = Chercher dans les règles
page-rules-none = Aucune règle ne dit cela. Essayez moins de mots.
page-box = Ce qu'il y a dans la boîte
page-known = { $reconstructed ->
    [0] Toutes les valeurs de cette boîte sont connues.
   *[other] { $reconstructed } des { $total } valeurs de cette boîte sont reconstituées (†) : personne ici ne les a vues imprimées.
}{ $corrected ->
    [0] { "" }
    [one] { " " }{ $corrected } a été corrigée par quelqu'un qui possède la boîte (‡).
   *[other] { " " }{ $corrected } ont été corrigées par quelqu'un qui possède la boîte (‡).
}
page-corrected = contenu corrigé { $fingerprint }
page-basis-reconstructed = Reconstitué : rien de public ne le dit ; cela a été choisi pour s'accorder avec tout ce que l'on sait.
page-basis-corrected = Corrigé par quelqu'un qui possède la boîte.

## Résultat

page-result = Résultat
page-you-win = Vous avez gagné !
page-winners = { $number ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la première place.
}
page-counting = On compte les points…
page-city-of = { $name } : sa ville
page-end-first = Vous gagnez, avec { $apart } d'avance sur { $name }.
page-end-first-level = Vous gagnez, à égalité de points avec { $name }.
page-end-shared = Vous partagez la première place avec { $names }.
page-end-behind = { $rank }e sur { $of } ; écart avec { $name } : { $apart }.
page-end-behind-level = { $rank }e sur { $of }, à égalité de points avec { $name }.
page-ladder = Ce que vaut un score
page-ladder-next = { $points ->
    [one] Encore { $points } point
   *[other] Encore { $points } points
} pour : { $step }
page-ladder-top = Il n'y a rien au-dessus.
page-moments = Mon meilleur coup et le plus coûteux
page-moment-best = Votre meilleur coup
page-moment-worst = Votre coup le plus coûteux
page-moment-both = Apporte { $share } de chances de gagner de plus que le coup suivant ; en points : { $points }
page-moment-share = Apporte { $share } de chances de gagner de plus que le coup suivant
page-moment-points = De plus que le coup suivant, en points : { $points }
page-share-end = Partager une image
page-points = Points par catégorie
page-points-of = { $name }, { $category } : { $points }
page-points-help = Touchez un nombre pour voir d'où il vient.
page-points-none = Aucun point ici.
page-total = Total
page-rank = Rang
page-rematch = Rejouer
page-rematch-waits = Une revanche est proposée : votre place vous y attend.
page-rematch-join = Rejoindre la revanche
page-record = Télécharger la partie
page-record-open = Ouvrir une partie enregistrée
page-record-open-help = Une partie que vous avez téléchargée : pour la revoir, ou la continuer après son dernier coup.
page-record-unreadable = Ce fichier n'est pas une partie enregistrée. Choisissez-en un qui a été téléchargé ici.
page-look-at-table = Voir la table
page-deal = La donne était-elle honnête ?
page-deal-help = Avant que quiconque n'ajoute quoi que ce soit, le serveur s'est engagé sur un nombre secret. Chaque page y a ensuite ajouté sa part de hasard, et la donne en est le produit : personne ne pouvait la choisir seul.
page-deal-same-right = L'engagement est celui que cette page a vu avant le début.
page-deal-same-wrong = L'engagement n'est pas celui que cette page a vu avant le début.
page-deal-same-unknown = Cet appareil n'a pas vu la table avant le début : il ne peut pas comparer l'engagement.
page-deal-mine-right = Ce que cette page a ajouté a compté pour la donne.
page-deal-mine-wrong = Ce que cette page a ajouté n'a pas compté pour la donne.
page-deal-secret-right = Le secret est celui sur lequel le serveur s'était engagé.
page-deal-secret-wrong = Le secret n'est pas celui sur lequel le serveur s'était engagé.
page-deal-secret-unknown = Les navigateurs ne font ce calcul que sur une page sécurisée (https) : le secret n'a pas été comparé à l'engagement.
page-deal-key-right = La clé de la donne découle du secret et de ce que chacun a ajouté.
page-deal-key-wrong = La clé de la donne ne découle pas du secret et de ce que chacun a ajouté.
page-deal-key-unknown = Pour la même raison, la clé de la donne n'a pas été recalculée.
page-deal-cards = Que les cartes découlent de la clé, « quartier verify FICHIER » le vérifie avec la partie téléchargée.
page-deal-none = Rien n'avait été promis pour cette donne : la table vient d'une partie enregistrée, ou d'avant les donnes faites ensemble.
page-deal-commitment = Engagement
page-deal-secret = Secret du serveur
page-deal-added = Ajouté par { $name }
page-deal-key = Clé de la donne

## Conseils

page-hint = Conseil
page-hint-thinking = Le robot réfléchit…
page-hint-help = Ce qu'un robot envisagerait à votre place. Choisissez un coup pour le jouer.
page-hint-win = { $share } de chances de gagner
page-hint-points = points : { $points }
page-key-hint = conseil
page-what-if = Et si ?
page-what-if-leave = Retour à la table
page-what-if-end = Cet essai est terminé. Annuler recule d'un coup.
page-what-if-others = Ici les autres décideraient, et leur jeu n'est qu'à eux. Annuler recule d'un coup.
page-redraw = Tirer de nouveau
page-review = Analyser ma partie
page-review-thinking = Le robot examine chacune de vos décisions…
page-review-mistakes = Les coups qui ont coûté le plus
page-review-better = Mieux : { $move }.
page-review-show = Voir la position
page-review-kept = Ces positions sont désormais parmi vos problèmes.
page-review-flawless = Aucune décision ne vous a coûté plus que le hasard ne l'explique.
page-curve-played = ce que vous avez joué
page-curve-could = avec le meilleur coup, là où il est sûrement meilleur
page-curve-band = la marge d'erreur
page-review-best = Le mieux qu'un robot ait atteint avec cette donne : { $best ->
    [one] { $best } point
   *[other] { $best } points
}. Vous en avez { $score }.
page-curve = Vos chances de gagner, décision après décision
page-curve-alone = Les points attendus, décision après décision

## Leçons et conseils

page-lesson = Leçon
page-lesson-step = { $number } sur { $of }
page-lesson-go-on = Continuer
page-lesson-show = Montrez-moi
page-lesson-leave = Quitter la leçon
page-lesson-first = Lisez d'abord, puis touchez Continuer.
page-lesson-free = { $number ->
    [1] À vous : encore un choix.
   *[other] À vous : { $number } choix.
}
page-lesson-tip = Conseil : { $move }.
page-lesson-comment-best = Bien choisi : j'aurais fait de même.
page-lesson-comment-good = Bien : cela vaut à peu près mon conseil.
page-lesson-comment-better = J'aurais plutôt choisi : { $move }.
page-lesson-done = Voilà pour cette leçon. Jouez la suite à cette table, ou continuez d'apprendre.
page-lesson-next = Suite : { $lesson }
page-lesson-play-on = Jouer la suite
page-aid = Aide de jeu
page-aid-course = Le déroulement d'une manche
page-aid-here = Vous êtes ici
page-aid-signs = Ce que disent les symboles
page-aid-scores = Ce qui rapporte
page-aid-none = Ce jeu n'a pas d'aide de jeu.
page-tip = Conseil
page-tip-read = Compris
page-tip-no-more = Plus de conseils

page-not-found = Page introuvable
page-not-found-help = Il n'y a rien à cette adresse. Vérifiez-la, ou retournez à l'accueil.
page-letter-confirm = Est-ce votre adresse ?
page-letter-confirm-help = Vous avez ouvert le lien d'un courrier. Dites que son adresse est la vôtre, et Quartier y écrira quand une table vous attendra.
page-letter-confirm-yes = Oui, c'est la mienne
page-letter-confirm-done = Merci. Désormais, Quartier écrit à cette adresse.
page-letter-stop = Plus de courrier ?
page-letter-stop-help = Quartier oublie l'adresse à laquelle ce courrier est arrivé. Vous pourrez la redonner à tout moment.
page-letter-stop-yes = Plus de courrier
page-letter-stop-done = Vous ne recevrez plus de courrier.
error-offline = Le serveur est injoignable. Vérifiez la connexion ; nous réessayons.
refusal-no-title = Ce jeu n'existe pas ici. La page d'accueil donne la liste des jeux.

page-if = Si vous faites cela
page-if-nothing = aucun de vos chiffres ne change encore
page-figure-points = points
page-figure-coins = pièces
page-figure-gold = or
page-figure-money = argent
page-figure-income = revenu
page-figure-shields = boucliers
page-figure-science = science
page-figure-stages = étapes
page-figure-debts = dettes
page-figure-citizens = citoyens
page-figure-food = nourriture
page-figure-hungry = sans nourriture
page-figure-newcomers = arrivants
page-figure-growth = croissance
page-figure-room = place
page-figure-pollution = pollution
page-figure-votes = voix
page-team = Équipe
page-team-wins = Votre équipe gagne !
page-team-winners = { $names } gagnent ensemble.

## Ce qui est gardé de moi

page-somebody = Quelqu'un
page-forgotten = Mot de passe oublié ?
page-forgotten-help = Si le compte a une adresse confirmée, un lien pour choisir un autre mot de passe y est envoyé.
page-forgotten-send = Envoyer le lien
page-forgotten-keeper = Ce serveur n'envoie pas de courrier. La personne qui s'en occupe peut vous donner un lien vers un autre mot de passe.
page-forgotten-sent = Si nous connaissons l'adresse, le lien est en route.
page-reset = Un autre mot de passe
page-reset-help = Choisissez le mot de passe de votre compte. Vous vous connecterez avec lui sur tous vos appareils.
page-reset-done = Le mot de passe est changé. Connectez-vous avec lui.
page-data = Mes données
page-data-help = Votre nom, vos réglages, vos appareils, vos tables et leurs enregistrements, ce que vous avez dit, vos cotes et vos amis, en un fichier.
page-data-export = Tout télécharger
page-delete = Supprimer mon compte
page-delete-help = Votre nom, votre compte, votre adresse, vos appareils, vos amis et tout ce que vous avez dit sont effacés. Les parties jouées restent aux autres ; votre place y est celle de « quelqu'un ». C'est définitif.
page-delete-password = Votre mot de passe, pour être sûr
page-delete-sure = Oui, supprimer pour toujours
page-deleted = Vous êtes oublié ici.

# Pour les gardiens du serveur

page-keeper = Veiller sur le serveur
page-keeper-done = C'est fait.
page-keeper-nobody = Personne ne porte un tel nom.
page-keeper-bulletin = Ce qui est dit à tous
page-keeper-text = Texte pour tous
page-keeper-announce = Annoncer
page-keeper-close = Annoncer et arrêter le jeu
page-keeper-open = Ouvrir, sans rien annoncer
page-keeper-sanction = Discussion et entrée
page-keeper-sanction-help = Pour combien de temps vous tenez quelqu'un hors de la discussion ou de l'entrée, par les boutons plus bas, et la raison qui lui est dite. Le texte d'un signalement ne lui est pas dit.
page-keeper-days = Durée
page-keeper-because = Raison
page-keeper-report = { $by } sur { $about } : { $reason }, { $day }
page-keeper-reports = Signalements
page-keeper-evidence = Ce qui y a été dit et fait
page-keeper-mute = Pas de discussion
page-keeper-ban = Pas d'entrée
page-keeper-unmute = Permettre la discussion
page-keeper-unban = Permettre l'entrée
page-keeper-settle = Réglé
page-keeper-quiet = Rien encore.
page-keeper-people = Personnes
page-keeper-name = Une partie d'un nom, ou un identifiant
page-keeper-find = Chercher
page-keeper-guest = sans compte
page-keeper-tables = Tables
page-keeper-table = Un nom, ou l'identifiant d'une table
page-keeper-remove = Mettre fin à cette table
page-keeper-act-mute = pas de discussion pour
page-keeper-act-unmute = discussion de nouveau permise à
page-keeper-act-ban = pas d'entrée pour
page-keeper-act-unban = entrée de nouveau permise à
page-keeper-act-remove = a mis fin à la table
page-keeper-act-settle = a réglé le signalement
page-keeper-act-appoint = a nommé gardien
page-keeper-act-dismiss = n'est plus gardien :
page-keeper-act-announce = a annoncé :
page-keeper-act-close = a annoncé, et arrêté le jeu :
page-keeper-act-open = a ouvert
page-keeper-act-reset = un autre mot de passe pour
page-keeper-command = ligne de commande
page-keeper-log = Ce que les gardiens ont fait
## Les gens : cotes, profils, amis, tournois

page-people = Les gens
page-rated = Classée
page-rated-help = Le résultat compte pour les cotes de tous ceux qui s'assoient. Comptes seulement, avec pendule, sans aide et sans reprise ; qui part est dernier.
page-ratings = Classement
page-ladder-none = Personne n'a joué de table classée cette saison.
page-season = Saison
page-season-name = { $year }, trimestre { $quarter }
page-player = Joueur
page-rating = Cote
page-rating-is = Cote : { $rating }
page-rated-games = Tables
page-provisional = provisoire
page-rating-about = Ce qu'est une cote
page-rating-about-what = Une cote dit la force de quelqu'un à un jeu, et combien on en est sûr : 1500 ± 500 au début. C'est la moyenne d'une courbe en cloche, et ± son écart type. Avec « ? », elle est provisoire : ± 300 ou plus.
page-rating-about-how = Après chaque table classée, la méthode de Weng et Lin (pour le modèle de Plackett et Luce) déplace les cotes de tous ceux qui y étaient, selon leur rang et ce qu'on attendait d'eux : chacun pour soi ou en équipes, ex æquo compris. Qui a dû être remplacé par un robot est dernier. Le classement est ordonné par la cote − 2 × l'incertitude : beaucoup de parties comptent plus qu'une victoire chanceuse.
page-rating-about-who = Seules comptent les tables ouvertes comme classées, et chacun l'accepte en s'asseyant. Une saison est un trimestre ; chaque nouvelle rend les cotes un peu moins sûres, et rien d'autre.
page-rating-about-bots = Les robots ont des cotes qui ne changent jamais ; elles tiennent l'échelle en place :
page-rating-formula = La formule
page-rating-formula-begin = La force est μ, son incertitude σ ; on montre 60 μ ± 60 σ. Chacun commence avec μ = 25 et σ = 25/3. Avant une table, σ² croît de 1/144 ; à une nouvelle saison, de 4, sans dépasser (25/3)².
page-rating-formula-sides = Un camp est une personne ou une équipe ; μ et σ² d'une équipe sont les sommes de ceux de ses membres. c² est la somme de σ² + (25/6)² sur tous les camps.
page-rating-formula-share = Pour un camp et tout camp q classé aussi bien ou mieux, lui-même compris : p est son e^(μ/c), divisé par la somme de ceux de q et de tous les camps classés comme q ou après ; n est le nombre de camps classés comme q. Ω est 1/n de sa propre place moins la somme des p/n ; Δ est la somme des p (1 − p)/n.
page-rating-formula-gain = Alors μ croît de Ω σ²/c, et σ² est multiplié par 1 − Δ σ³/c³. Dans une équipe, chacun a des deux changements la part que son σ² a dans celui de l'équipe.
page-rating-plot = La cote sur { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, entre { $low } et { $high } ; maintenant { $rating }.
page-points-plot = Les points sur { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} à plusieurs, entre { $low } et { $high }.
page-points-alone-plot = Les points sur { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} en solitaire, entre { $low } et { $high }.
page-profile-puzzles = Problèmes : { $solved } sur { $tries } résolus du premier coup
page-profile = Profil
page-my-profile = Mon profil
page-profile-since = Ici pour la première fois : { $day }
page-profile-none = Pas encore de partie finie.
page-profile-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} :
page-profile-rank = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
} { $times } ×
page-profile-alone = Seul : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, meilleur résultat { $best }
page-profile-recent = Dernières parties
page-profile-place = place { $rank } sur { $seats }, points : { $points }
page-shown-to = Qui peut voir cette page, et moi dans les classements
page-shown-to-everybody = Tout le monde
page-shown-to-friends = Mes amis
page-shown-to-nobody = Personne
page-keeper-link = Gardien
page-friends = Amis
page-friends-help = Deux personnes qui se demandent l'une l'autre sont amies : elles s'invitent par leur nom et voient leurs profils. Vous ne lisez plus qui est en sourdine ; qui est bloqué ne s'assied pas non plus avec vous.
page-friends-none = Encore personne.
page-befriend = Devenir amis
page-mute = Mettre en sourdine
page-block = Bloquer
page-relation-friend = ami
page-relation-asked = demandé
page-relation-asks = voudrait être votre ami
page-relation-muted = en sourdine
page-relation-blocked = bloqué
page-relation-end = Y mettre fin
page-relation-done-friend = { $name } apprend que vous voudriez être amis.
page-relation-done-muted = Vous ne lisez plus ce que dit { $name }.
page-relation-done-blocked = { $name } est bloqué.
page-relation-done-none = C'est fini.
page-others = Les autres ici
page-report = Signaler
page-report-help = Le gardien du serveur le lit, avec ce qui a été dit et fait à cette table.
page-report-reason = De quoi s'agit-il ?
page-reason-behaviour = Comportement
page-reason-cheating = Triche
page-reason-name = Nom
page-reason-other = Autre chose
page-report-text = Que doit savoir le gardien ?
page-report-send = Envoyer le signalement
page-reported = Le gardien reçoit votre signalement. Merci.
page-invited = Vous êtes invité
page-invite-name = Inviter un compte par son nom
page-invite-send = Inviter
page-invite-done = { $name } voit l'invitation sur la page d'accueil.
page-tournaments = Tournois
page-tournaments-help = Chacun peut en ouvrir un, et qui a le lien y entre. Le serveur réunit des égaux qui ne se sont pas rencontrés, ronde après ronde, et compte : à chaque table, la part des autres que vous avez laissés derrière vous.
page-tournament-new = Un nouveau tournoi
page-tournament-name = Nom du tournoi
page-tournament-seats = Personnes à une table
page-tournament-rounds = Rondes
page-tournament-patience = Attendre les absents
page-span-minutes = { $minutes } min
page-tournament-make = Ouvrir le tournoi
page-tournament-open = ouvert
page-tournament-running = en cours
page-tournament-over = fini
page-tournament-closed = fermé
page-tournament-of = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}, { $seats } à une table
page-tournament-yours = Ronde { $round } : votre table attend.
page-tournament-play = À ma table
page-tournament-enter = Entrer
page-tournament-start = Commencer
page-tournament-leave = Quitter le tournoi
page-tournament-close = Le fermer
page-tournament-rule = Un robot joue pour qui n'a pas répondu { $span } après le début d'une table, jusqu'à son arrivée. Qui ne vient jamais y est dernier, et sort du tournoi. Une ronde de repos vaut un demi-point.
page-tournament-points = Points
page-opposition = Adversaires
page-tournament-out = sorti
page-tournament-playing = en train de jouer
page-standing = Classement actuel
page-round = Ronde { $number }
page-round-off = repos
page-open-there = Ouvrir cette table chez Quartier
page-share-moment = Partager ce moment
page-share-help = Qui ouvre l'adresse voit la table comme elle était à cette étape. Les messageries montrent une petite image de la partie.
page-share-link = Adresse de ce moment
page-share-copy = Copier l'adresse
page-share-viewer = Une visionneuse pour une autre page
page-share-copy-viewer = Copier la visionneuse
page-share-copied = Copié.
page-quiet = Heures calmes
page-quiet-help = Pendant ce temps, ni notification, ni courrier, ni webhook ; après, si une table vous attend encore. Laissez vide pour être joint à toute heure.
page-quiet-begin = Calme de
page-quiet-end = à
page-quiet-save = Enregistrer les heures calmes

## Problèmes

page-puzzles = Problèmes
page-puzzles-about = Des positions de parties entre robots. Un coup est nettement le meilleur, d'après ce que vous pouvez savoir à votre place : trouvez-le.
page-puzzles-none = Il n'y a pas encore de problèmes.
page-puzzle-daily = Problème du jour
page-puzzle-streak = { $days ->
    [one] Résolu { $days } jour de suite
   *[other] Résolu { $days } jours de suite
}
page-puzzle-solve = Le résoudre
page-puzzle-again = Résolu : le revoir
page-puzzle-solved = { $solved } sur { $puzzles } résolus du premier coup
page-puzzle-any = Un problème
page-puzzle-of = Problème { $number } · { $title }
page-puzzle-rating = classé { $rating }
page-puzzle-you = Vous
page-puzzle-question = Quel est le meilleur coup ?
page-puzzle-right = C'est juste !
page-puzzle-wrong = Il y a un meilleur coup.
page-puzzle-theme = Il s'agit de : { $theme }.
page-puzzle-worth = Ce que valent les coups
page-puzzle-worth-short = Valeurs
page-puzzle-yours = Votre coup.
page-puzzle-tempting = Ce que suggère un regard rapide.
page-puzzle-play-out = Jouer la suite
page-puzzle-play-out-move = Jouer la suite : { $move }
page-puzzle-judged = Chances de gagner, telles que le robot le plus fort les voit de votre place dans beaucoup de mondes imaginés.
page-puzzle-judged-alone = Points à espérer, tels que le robot le plus fort les voit de votre place dans beaucoup de mondes imaginés.
page-puzzle-more = Un autre du même genre
page-puzzle-back = Revenir au problème
page-puzzle-own = Tirés de vos parties
page-puzzle-own-about = Des positions où l'analyse d'une de vos parties a trouvé mieux. Elles sont gardées dans ce navigateur.
page-puzzle-own-next = Trouver le meilleur coup
page-puzzle-own-of = Votre partie · { $title }
page-puzzle-played = Ce que vous avez joué dans la partie.
page-puzzle-people = résolu par { $solved } sur { $tries }

## Les règles sur leur propre page

page-rules-page = Les règles sur leur propre page
page-rules-of = Règles : { $title }
page-print = Imprimer
page-example = Le voir sur le plateau
page-example-on-board = sur le plateau
page-example-of = Exemples :
page-example-allowed = { $move } : est-ce permis ici ?
page-example-yes = Oui
page-example-no = Non
page-example-right = C'est juste.
page-example-wrong = Non.
page-example-it-is = C'est permis.
page-example-you = Vous êtes { $name }.
page-example-positions = Positions
page-example-then = { $moves } : qu'en résulte-t-il ?
page-example-now = Que se passe-t-il maintenant ?
page-example-nothing = Rien.
page-example-player = Joueur { $number }
page-example-answer = Voir la réponse
page-example-number = { $number }
page-example-line = { $source } : { $points }
page-example-before = Avant
page-example-after = Après

## Être prévenu, et se retrouver

page-push = Notifications de ce navigateur
page-push-help = Il vous prévient quand une table vous attend et qu'aucune page n'est ouverte, hors de vos heures calmes. Sur un téléphone, il faut parfois d'abord mettre la page sur l'écran d'accueil.
page-push-refused = Le navigateur n'autorise pas les notifications ici. Ses réglages pour cette page permettent d'en changer.
page-digest = Un seul message par jour
page-digest-help = Sur toutes les parties qui vous attendent, au lieu d'un message à chaque tour.
page-next-time = La prochaine fois
page-next-time-week = La semaine prochaine, même heure
page-next-time-when = Quand ?
page-next-time-help = Toutes les personnes qui ont joué sont prévenues et peuvent refuser. La table s'ouvre d'elle-même.
page-next-time-propose = Proposer
page-next-time-at = Encore une fois : { $when }
page-next-time-comes = { $name } vient
page-next-time-not = { $name } ne peut pas venir
page-next-time-decline = Je ne peux pas venir
page-next-time-accept = Je peux venir, finalement
page-next-time-go = À la table
page-appointments = Rendez-vous
page-profile-openings = Aime commencer par :
page-profile-opening = { $move } ({ $tables ->
    [one] { $tables } partie
   *[other] { $tables } parties
})

# Card City XL dans ses 240 façons.

title-name = Card City XL
title-summary = Soyez maire d'une Cité sur un petit carré : partagez des cartes en lots, bâtissez logements, commerces et usines de sorte qu'ils s'aident sans se nuire, et voyez vos quartiers se développer.

## Options

option-level = Niveau
option-level-help = Chaque niveau ajoute au précédent : nuages et parcs sur un carré plus grand, puis cartes bicolores, pots-de-vin et parcmètres.
value-level-simplified = Niveau simplifié
value-level-normal = Niveau normal
value-level-advanced = Niveau avancé
option-victory = Victoire
option-victory-help = Ce qui compte à la fin.
value-victory-residential = Victoire résidentielle
value-victory-residential-help = Les grands quartiers résidentiels comptent le plus : 1, 3, 6, 10… points. Chaque tranche de 5 $ vaut un point ; les emplacements vides et les nuages en coûtent.
value-victory-economic = Victoire économique
value-victory-economic-help = Votre argent compte ; chaque emplacement vide coûte 5 $, à côté d'un parc il en rapporte 5.
value-victory-industrial = Victoire industrielle
value-victory-industrial-help = Industries et parkings comptent 1 point chacun, tout comme chaque emplacement vide à côté d'une industrie.
value-victory-commercial = Victoire commerciale
value-victory-commercial-help = Commerces et parkings comptent 1 point chacun, tout comme chaque emplacement vide à côté d'un commerce.
value-victory-happiness = Victoire par le bonheur
value-victory-happiness-help = Un quartier résidentiel qui touche une carte Loisirs, un parking et un commerce compte ses cartes ; un parc les double, un nuage les annule.
option-architect = Soutien de l'Architecte
option-architect-help = Le premier joueur peut poser la carte Architecte et construire au-delà.
option-ecology = Cité écologique
option-ecology-help = Industries, commerces et nuages polluent, les parcs assainissent ; le pourcentage compte à la fin.
option-leisure_crisis = Crise des loisirs
option-leisure_crisis-help = Chaque nouvelle carte Loisirs d'une Cité coûte 5 $ de plus que la précédente.
option-unique_city = Cité unique
option-unique_city-help = Deux à quatre joueurs bâtissent une Cité commune, chacun dans sa région.
option-suburb = Banlieue fictive
option-suburb-help = Pour un seul joueur : un anneau de cartes autour de la Cité, qui peut en faire partie.
option-halves_touch = Moitiés qui se touchent
option-halves_touch-help = Niveau avancé : les deux moitiés d'une carte bicolore sont voisines l'une de l'autre.
refusal-unique-city = La Cité unique demande au moins deux joueurs. Si vous jouez en solo, essayez la banlieue.
refusal-suburb = La banlieue est pour un seul joueur, pas pour { $given }. À plusieurs, essayez la Cité unique.

## Cartes

card-residence = Résidence
card-commerce = Commerce
card-leisure = Loisirs
card-industry = Industrie
card-parking = Parking
card-town_hall = Mairie
card-park = Parc
card-cloud = Nuage de pollution
card-industry_a = Industrie A
card-industry_b = Industrie B
card-industry_c = Industrie C
card-industry_d = Industrie D
card-residence_commerce_straight = Résidence/Commerce (coupe droite)
card-residence_commerce_diagonal = Résidence/Commerce (coupe diagonale)
card-residence_industry_straight = Résidence/Industrie (coupe droite)
card-residence_industry_diagonal = Résidence/Industrie (coupe diagonale)
card-residence_leisure_straight = Résidence/Loisirs (coupe droite)
card-residence_leisure_diagonal = Résidence/Loisirs (coupe diagonale)
card-commerce_leisure_straight = Commerce/Loisirs (coupe droite)
card-commerce_leisure_diagonal = Commerce/Loisirs (coupe diagonale)
card-commerce_industry_straight = Commerce/Industrie (coupe droite)
card-commerce_industry_diagonal = Commerce/Industrie (coupe diagonale)
card-leisure_industry_straight = Loisirs/Industrie (coupe droite)
card-leisure_industry_diagonal = Loisirs/Industrie (coupe diagonale)

type-residence = résidence
type-commerce = commerce
type-leisure = loisirs
type-industry = industrie
type-parking = parking
type-town_hall = mairie
type-park = parc
type-cloud = nuage

side-w = à gauche
side-n = en haut
side-e = à droite
side-s = en bas
side-nw = en haut à gauche
side-ne = en haut à droite
side-se = en bas à droite
side-sw = en bas à gauche

lot-first = le premier lot
lot-second = le deuxième lot

## Questions et coups

phase-founding = Fondation
prompt-town-hall = Où posez-vous votre mairie ? Choisissez l'un des emplacements marqués.

phase-acquisition = Acquisition
prompt-first-open = Vous partagez les cartes pour { $seat }. Quelle carte va face visible dans le premier lot ?
prompt-first-hidden = Vous partagez les cartes pour { $seat }. Quelle carte va face cachée dans le premier lot ?
prompt-second-open = Vous partagez les cartes pour { $seat }. Quelle carte va face visible dans le deuxième lot ? Celles qui restent y sont cachées.
prompt-bribe = Mettez-vous de l'argent sur un lot pour tenter { $seat } ? Vous avez { $money } $.
prompt-take = { $seat } offre deux lots. Lequel prenez-vous ?
prompt-return = Vous gardez toutes ces cartes sauf une. Laquelle va sous la pile ?
move-first-open = Mettre face visible dans le premier lot : { $card }
move-first-hidden = Mettre face cachée dans le premier lot : { $card }
move-second-open = Mettre face visible dans le deuxième lot : { $card }
move-bribe = Mettre { $money } $ sur { $lot }
move-no-bribe = Ne pas mettre d'argent sur les lots
move-take = Prendre { $lot }
move-return = Mettre sous la pile : { $card }

phase-construction = Construction
prompt-pick = Quelle carte construisez-vous maintenant ? { $left ->
    [one] { $left } carte doit être construite.
   *[other] { $left } cartes doivent être construites.
}
prompt-pick-none = Aucune de vos cartes ne peut être construite. Passez : elles sont défaussées.
prompt-pick-architect = Aucune de vos cartes ne peut être construite sans l'Architecte. Le posez-vous ?
prompt-place = Où construisez-vous cette carte : { $card } ?{ $left ->
    [0] { "" }
    [one] { " " }Il doit rester de la place pour { $left } autre carte.
   *[other] { " " }Il doit rester de la place pour { $left } autres cartes.
}
prompt-architect = Où posez-vous l'Architecte pour ce tour ?
move-build = Construire : { $card }
move-architect = Poser l'Architecte
move-at = En { $cell }
move-at-turned = En { $cell }, la première moitié { $side }
move-pass = Passer

phase-cloud = Pollution
prompt-cloud = Votre industrie est alignée avec une autre. Où posez-vous le nuage de pollution ?

phase-development = Développement
prompt-grow = Plusieurs quartiers peuvent se développer. Lequel d'abord, et où ?
move-grow = Développer en { $cell } : { $card }

phase-income = Revenus

phase-purchases = Fin du tour
prompt-buy-industry = Vous avez { $money } $. Achetez-vous une industrie pour { $industry } $ ?
prompt-buy = Vous avez { $money } $. Achetez-vous une industrie pour { $industry } $ ou un parc pour { $park } $ ? Vous pouvez acheter une carte de chaque.
prompt-place-purchase = Où posez-vous la nouvelle carte ? Vous avez acheté : { $card }.
move-buy = Acheter : { $card }

## Refus

refusal-town-hall = La mairie va sur l'un des quatre emplacements marqués.
refusal-other-part = Les lots se remplissent dans l'ordre ; remplissez d'abord celui qui est éclairé.
refusal-not-in-hand = La carte { $card } n'est pas parmi les vôtres ; choisissez-en une que vous avez.
refusal-bribe = Vous pouvez mettre sur un lot au plus tout votre argent : { $money } $.
refusal-outside = La carte { $card } ne peut pas aller en { $cell } : l'emplacement est hors du carré de la Cité. Choisissez l'un des emplacements ouverts.
refusal-other-region = La carte { $card } ne peut pas aller en { $cell } : cet emplacement appartient à un autre joueur. Restez dans votre région.
refusal-taken = La carte { $card } ne peut pas aller en { $cell } : l'emplacement est pris. Choisissez-en un vide.
refusal-no-contact = La carte { $card } ne peut pas aller en { $cell } : l'emplacement ne touche aucune carte de la Cité. Choisissez-en un qui en touche une.
refusal-residence-industry = La carte { $card } ne peut pas aller en { $cell } : une résidence et une industrie se toucheraient. Choisissez un autre emplacement.
refusal-same-colour = La carte { $card } ne peut pas aller en { $cell } : elle toucherait sa propre couleur, ce que seul un développement permet. Choisissez un autre emplacement.
refusal-turn = La carte { $card } ne peut pas être tournée de cette façon en { $cell } : les cartes entières ne se tournent pas, celles à coupe droite vont à gauche, en haut, à droite ou en bas, celles à coupe diagonale dans un coin.
refusal-limit = La carte { $card } ne peut pas s'ajouter : { $counted ->
    [one] { $counted } carte sur { $limit } est utilisée
   *[other] { $counted } cartes sur { $limit } sont utilisées
}. Une industrie de plus fait de la place pour cinq autres.
refusal-leisure-price = La carte { $card } coûte { $price } $, et vous avez { $money } $. Choisissez-en une autre.
refusal-no-place = Il n'y a aucun emplacement pour la carte { $card } ; choisissez-en une autre.
refusal-duty = Il n'y aurait plus de place pour { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} à construire. Il faut en construire autant que possible.
refusal-duty-card = Si la carte { $card } vient maintenant, on ne peut plus construire { $left ->
    [1] la carte qui doit
   *[other] les { $left } cartes qui doivent
} l'être. Commencez par une autre.
refusal-architect = L'Architecte ne peut pas être posé maintenant : seul le premier joueur le peut, une fois par construction, s'il lui reste des cartes à construire et un emplacement.
refusal-architect-place = L'Architecte va sur un emplacement vide qui touche la Cité, et laisse de la place pour au moins { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}.
refusal-no-growth = Aucun quartier voisin de l'emplacement { $cell } ne peut s'y développer ({ $card }) : il lui manque des voisins.
refusal-reserve-empty = Il ne reste plus de carte { $card } dans la réserve.
refusal-bought = Vous avez déjà acheté cette carte ce tour-ci : { $card }.
refusal-purchase-price = La carte { $card } coûte { $price } $, et vous avez { $money } $. Économisez, ou terminez.

## Événements

event-founded = { $seat } fonde sa Cité : { $card } en { $cell }.
event-round = Tour { $round } sur { $rounds } ; { $seat } est premier joueur.
event-leisures-returned = { $cards ->
    [one] { $cards } carte Loisirs retourne
   *[other] { $cards } cartes Loisirs retournent
} dans la pile, qu'on mélange à nouveau.
event-drawn = { $seat } pioche { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
event-drawn-cards = Cartes piochées : { $cards }.
event-offer = { $seat } offre deux lots à { $to_seat }. Premier : { $first }{ $first_hidden ->
    [0] { "" }
    [one] { ", " }{ $first_hidden } carte cachée
   *[other] { ", " }{ $first_hidden } cartes cachées
}. Deuxième : { $second }, { $second_hidden ->
    [one] { $second_hidden } carte cachée
   *[other] { $second_hidden } cartes cachées
}.
event-offer-hidden = Cachées dans le premier lot : { $first } ; dans le deuxième : { $second }.
event-bribe = { $seat } met { $money } $ sur { $lot }.
event-took = { $seat } prend { $lot }.
event-took-cards = Cartes prises : { $cards }.
event-bribe-taken = { $to_seat } verse { $money } $ à { $seat }.
event-returned = { $seat } met une carte sous la pile.
event-returned-card = Carte mise sous la pile : { $card }.
event-built = { $seat } construit en { $cell } : { $card }.
event-turned = La première moitié est { $side } : { $card }.
event-paid = { $seat } paie { $money } $.
event-cloud = { $seat } prend un nuage de pollution et le pose en { $cell }.
event-discarded = { $seat } défausse une carte impossible à construire : { $card }.
event-architect = { $seat } pose l'Architecte en { $cell }.
event-architect-left = Chez { $seat }, l'Architecte s'en va.
event-grown = Chez { $seat }, un quartier se développe : { $card } en { $cell }.
event-income = { $seat } gagne { $money } $.
event-bought = { $seat } achète une carte et la pose en { $cell } : { $card }.
event-industry-turned-up = Prochaine carte de la réserve : { $card }.
event-end = { $reason }

## Points

score-residences = Résidences
score-money = Argent
score-places = Emplacements vides
score-clouds = Nuages
score-buildings = Bâtiments
score-happiness = Bonheur
score-pollution = Pollution
source-residences = quartier résidentiel
source-money = argent
source-empty = emplacements vides
source-green = emplacements vides près d'un parc
source-clouds = nuages
source-industries = industries
source-commerces = commerces
source-parkings = parkings
source-halves = demi-cartes
source-warehouses = entrepôts virtuels
source-happiness = quartier heureux
source-pollution = pourcentage
source-salary = salaire
source-commerce = commerce
source-parking = parcmètres
end-rounds = Le dernier tour est terminé.
end-polluted = Le dernier tour est terminé, et toutes les Cités sont trop polluées : personne ne gagne.
end-locality = Le dernier tour est terminé : votre Cité est un lieu-dit.
end-hamlet = Le dernier tour est terminé : votre Cité est devenue un hameau.
end-village = Le dernier tour est terminé : votre Cité est devenue un village.
end-market_town = Le dernier tour est terminé : votre Cité est devenue un bourg.
end-township = Le dernier tour est terminé : votre Cité est devenue une commune.
end-town = Le dernier tour est terminé : votre Cité est devenue une ville.
end-conurbation = Le dernier tour est terminé : votre Cité est devenue une agglomération.
end-metropolis = Le dernier tour est terminé : votre Cité est devenue une métropole.
end-capital = Le dernier tour est terminé : votre Cité est devenue une capitale.
end-megalopolis = Le dernier tour est terminé : votre Cité est devenue une mégalopole.
remark-too-dirty = { $seat } perd : à { $percent } % de pollution, nettoyer coûterait { $price } $, et il n'y a que { $money } $.
remark-cleaned = { $seat } paie { $price } $ pour ramener ses { $percent } % de pollution à la limite, et garde { $money } $.
tie-remainder = Égalité de points ; l'argent restant après l'échange décide.
tie-money = Égalité de points ; la Cité la plus riche est devant.
tie-cards = Égalité jusqu'ici ; la Cité qui a le plus de cartes est devant.
tie-shared = Égalité en tout ; la place est partagée.

rank-locality = Lieu-dit
rank-hamlet = Hameau
rank-village = Village
rank-market_town = Bourg
rank-township = Commune
rank-town = Ville
rank-conurbation = Agglomération
rank-metropolis = Métropole
rank-capital = Capitale
rank-megalopolis = Mégalopole

## Sur le terminal

show-over = La partie est terminée
when = Tour { $round }
show-round = Tour { $round } sur { $rounds }, { $phase } ; premier joueur : { $seat }
show-pile = Pile : { $cards }.
show-reserve = Réserve : résidences { $residences }, commerces { $commerces }, industries { $industries }, parcs { $parks }, nuages { $clouds }.
show-top = Prochaine industrie : { $card }.
show-lot = { $lot } :
show-offer = { $seat } offre à { $to_seat } :
show-dividing = { $seat } partage pour { $to_seat } :
show-hidden = cachées :
show-bribe = avec { $money } $
show-drawn = Cartes piochées :
show-hand = Vos cartes :
show-holds = a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main
show-score = points : { $score }
show-money = { $money } $ (+{ $income })
show-size = { $counted ->
    [one] { $counted } carte sur { $limit }
   *[other] { $counted } cartes sur { $limit }
}, { $empty ->
    [one] { $empty } emplacement vide
   *[other] { $empty } emplacements vides
}
show-prices = industrie { $industry } $, Loisirs { $leisure } $
show-pollution = pollution { $percent } %
show-district = Quartier
show-places = Emplacements
show-worth = Valeur
show-growth = Développement
show-pays = { $money } $
show-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
show-happy = bonheur { $points }
show-grows = se développe : { $cells }
show-total = Total
show-lost = (perdu)

## La boîte

box-cards = Cartes. La pollution d'une industrie dépend de son illustration.
box-types = Types de carte : les couleurs que comptent les parkings, et la pollution d'une carte et d'une demi-carte.
box-decks = La pioche selon le niveau et le nombre de joueurs, et combien de cartes sont piochées par tour (et gardées).
box-layouts = Cités au contour fixé, rangée par rangée : les chiffres sont les places de la région d'un joueur, R, C et P des cartes de la banlieue.
box-ranks = Rangs du jeu en solitaire : le score minimal de chacun, selon la victoire.
box-card = Carte
box-count = Nombre
box-pollution = Pollution
box-type = Type
box-colours = Couleurs
box-half-pollution = Moitié
box-level = Niveau
box-players = Joueurs
box-rounds = Tours
box-draw = Piochées (gardées)
box-residence = Résidences
box-industry = Industries
box-parking = Parkings
box-commerce = Commerces
box-leisure = Cartes Loisirs
box-bicolour = Bicolores
box-parks = Parcs
box-clouds = Nuages
box-layout = Cité
box-rows = Rangées
box-halls = Mairies
box-percent = { $n } %
box-rank = Rang
box-colour-green = vert
box-colour-blue = bleu
box-colour-yellow = jaune
box-colour-red = rouge
box-colour-violet = violet
box-layout-two_5 = deux joueurs, niveau simplifié
box-layout-two_6 = deux joueurs
box-layout-three_5 = trois joueurs, niveau simplifié
box-layout-three_6 = trois joueurs
box-layout-four_5 = quatre joueurs, niveau simplifié
box-layout-four_6 = quatre joueurs
box-layout-suburb_5 = banlieue, niveau simplifié
box-layout-suburb_6 = banlieue

## Exemples

example-deck = Combien de cartes de cette sorte y a-t-il dans le paquet ? { $card }
example-size = Combien de cartes compte le quartier en { $cell } ?
example-cultures = Combien de cartes de culture le quartier en { $cell } touche-t-il ?
example-homes = Combien de quartiers résidentiels le quartier commercial en { $cell } touche-t-il ?
example-needed = Et combien lui en faudrait-il pour se développer ?
example-pays = Combien de dollars le quartier en { $cell } rapporte-t-il ?
example-worth = Combien de points vaut le quartier en { $cell } ?
example-share = Et combien en revient-il à { $seat } ?
example-colours = Combien de couleurs le quartier de parkings en { $cell } touche-t-il ?
example-salary = Combien de dollars rapporte votre mairie ?
example-income = Combien de dollars gagnez-vous en tout ?
example-counted = Combien de cartes de votre Cité comptent pour sa limite ?
example-limit = Et combien peut-elle en avoir ?
example-cards = Combien de cartes à elle votre Cité a-t-elle ?
example-places = Sur combien d'emplacements pouvez-vous construire cette carte ? { $card }
example-clouded = Sur combien d'entre eux amène-t-elle un nuage ?
example-forbidden = À côté de la carte en { $cell }, sur combien d'emplacements l'industrie interdit-elle une résidence ?
example-empty = Que vaut pour vous, à la fin, l'emplacement vide { $cell } ?
example-parks = Combien de points valent les deux parcs ?
example-total = Combien de points avez-vous en tout ?
example-remainder = Combien de dollars reste-t-il après l'échange ?

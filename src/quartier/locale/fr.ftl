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
error-seats = On ne joue pas à { $given } à ce jeu ; choisissez de { $low } à { $high } places.

## Parties enregistrées

error-record-unreadable = La partie enregistrée ne peut pas être ouverte : { $reason }.
error-record-damaged = Ce fichier n'est pas une partie enregistrée, ou il est abîmé : { $reason }.
error-record-version = Cette partie suit la version { $given } des règles ; la version { $current } est installée. Installez la version d'origine pour l'ouvrir.
error-record-move = Le coup { $number } de la partie enregistrée, « { $move } », est illisible.
error-record-illegal = Le coup { $number } de la partie enregistrée, « { $move } », n'est pas permis.
error-record-changed = La partie a été modifiée après son enregistrement.

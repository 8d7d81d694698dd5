# Phrases communes à tous les jeux et à tous les programmes.

## Pourquoi une action est refusée
refusal-too-short = { $meld } est trop courte : il faut au moins trois tuiles.
    .rummy = { $meld } est trop courte : il faut au moins trois pièces.
    .gin = { $meld } est trop courte : il faut au moins trois pièces.
refusal-doubled-tile = { $meld } ne va pas : { $tile } s’y trouve deux fois.
refusal-no-wrap = { $meld } n’est pas une suite : il n’y a pas de 1 après le 13.
    .rummy = { $meld } n’est pas une séquence : il n’y a pas de 1 après le 13.
    .gin = { $meld } n’est pas une séquence : il n’y a pas de 1 après le 13.
refusal-gap = { $meld } n’est pas une suite : il manque { $tile }.
    .rummy = { $meld } n’est pas une séquence : il manque { $tile }.
    .gin = { $meld } n’est pas une séquence : il manque { $tile }.
refusal-no-stars = Ce jeu se joue sans Étoiles.
refusal-table-tile-missing = { $tile } est sur la table et doit y rester.
refusal-not-on-rack = { $tile } n’est pas sur votre chevalet.
    .rummy = { $tile } n’est pas sur votre support.
    .gin = { $tile } n’est pas sur votre support.
refusal-not-in-draft = { $tile } ne fait pas partie des tuiles que vous allez poser.
    .rummy = { $tile } ne fait pas partie des pièces que vous allez poser.
    .gin = { $tile } ne fait pas partie des pièces que vous allez poser.
refusal-no-such-action = Ce n’est pas une action de ce jeu.
refusal-clock-only = Seule l’horloge décide quand le temps est écoulé.
refusal-draw-first = Prenez d’abord une tuile.
    .rummy = Prenez d’abord une pièce.
    .gin = Prenez d’abord une pièce.
refusal-already-drawn = Vous avez déjà pris une tuile pendant ce tour.
    .rummy = Vous avez déjà pris une pièce pendant ce tour.
    .gin = Vous avez déjà pris une pièce pendant ce tour.
refusal-stock-empty = La pioche est vide.
refusal-no-combination = { $meld } n’est pas une combinaison : { $tile } et { $other } n’ont ni la couleur ni la valeur en commun.
    .investo = { $meld } n’est pas une suite : { $tile } et { $other } n’ont pas la même couleur.
    .here = Pas de combinaison : { $tile } et { $other } n’ont ni la couleur ni la valeur en commun.
    .here-investo = Pas de suite : { $tile } et { $other } n’ont pas la même couleur.
refusal-odd-value = { $meld } n’est pas une combinaison : { $tile } ne convient pas, car { $tiles } ont la même valeur.
    .here = { $tile } ne convient pas : { $tiles } ont la même valeur.
refusal-odd-colour = { $meld } n’est pas une combinaison : { $tile } ne convient pas, car { $tiles } ont la même couleur.
    .investo = { $meld } n’est pas une suite : { $tile } ne convient pas, car { $tiles } ont la même couleur.
    .here = { $tile } ne convient pas : { $tiles } ont la même couleur.
refusal-series-too-long = { $meld } est trop longue : une série compte au plus quatre pièces.
refusal-doubled-value = { $meld } n’est pas une séquence : { $tile } et { $other } ont la même valeur.
refusal-no-series = { $meld } est une série ; dans cette partie, seules les séquences comptent.
    .investo = { $meld } n’est pas une suite : les tuiles n’ont pas la même couleur.
refusal-no-sequences = { $meld } n’est pas une série ({ $tile }, { $other }) et les séquences ne comptent pas dans cette partie.
refusal-star-past-end = { $meld } ne va pas : après 13, l’Étoile ne peut plus rien remplacer.
refusal-declare-stars = On ne voit pas ce que l’Étoile remplace dans { $meld } : écrivez-le, par exemple [r5 *r6 r7].
refusal-round-over = La manche est terminée.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-already-played = Vous avez déjà posé sur la table pendant ce tour.

## Texte illisible
notation-unknown-colour = « { $tile } » n’est pas une tuile : une tuile commence par b, r, y ou k (bleu, rouge, jaune, noir), par exemple r7.
notation-unknown-value = « { $tile } » n’est pas une tuile : le nombre va de 1 à 13.
notation-not-ascending = « { $tile } » n’est pas une suite : écrivez d’abord le plus petit nombre, par exemple r5-7.
notation-third-copy = { $tile } figure une troisième fois dans « { $text } » : chaque tuile n’existe qu’en deux exemplaires.
notation-bracket = Les crochets de « { $text } » sont mal appariés (position { $position }).
notation-not-one-meld = « { $text } » n’est pas une combinaison.
notation-unknown-action = Je ne comprends pas « { $action } » ; tapez ? pour voir ce qui est possible.
notation-unknown-place = Cette place n’existe pas dans « { $text } » : le nombre va de 1 à { $most }.
notation-tile-expected = Il manque une tuile à « { $action } », par exemple r7.
notation-too-much = « { $action } » en dit plus qu’il ne faut.
notation-no-stars = Ce jeu se joue sans Étoiles.
notation-no-draft = Il n’y a rien à confirmer : posez d’abord des tuiles, par exemple + r5-7.
notation-position-parts = Ceci n’est pas une position : « { $text } ».
notation-position-tiles = Le compte des tuiles de cette position n’est pas bon : « { $text } ».

## Règles impossibles
rules-bad-rules = Ces règles sont impossibles : { $problem }.
rules-no-such-preset = Il n’y a pas de règles « { $preset } » ; il y a : { $known }.
rules-no-such-option = Il n’y a pas d’option « { $option } » dans cette version ; il y a : { $known }.
rules-newer-option = Cette version ne connaît pas l’option « { $option } » : ces règles viennent d’une version plus récente.
rules-too-many-dealt = { $hand } tuiles par joueur et { $rows } rangées : la pioche n’y suffit pas.

## La chance dans un enregistrement
luck-not-face-down = { $tile } n’était pas parmi les tuiles cachées.
luck-not-a-choice = « { $word } » n’est pas un nombre de 0 à { $most }.
luck-too-little = Il manque des tuiles tirées.
luck-too-much = Il y a des tuiles tirées en trop.
luck-disagree = Le donneur et le jeu ne s’accordent pas sur les tuiles cachées.

## Défauts d’un enregistrement
record-empty = le fichier est vide.
record-too-big = le fichier dépasse { $most } Mo : ce n’est pas un enregistrement.
record-not-a-record = ce n’est pas l’enregistrement d’une partie.
record-line-too-long = la ligne { $line } est trop longue.
record-cut-off = l’enregistrement s’interrompt au milieu de la ligne { $line }.
record-not-json = la ligne { $line } est illisible.
record-unknown-line = la ligne { $line } n’est d’aucun type connu.
record-malformed = la ligne { $line } n’a pas la forme voulue ({ $problem }).
record-no-end = la ligne finale manque après la ligne { $line }.
record-after-the-end = la ligne { $line } vient après la ligne finale.
record-bad-notation = la ligne { $line } est incompréhensible.
record-bad-luck = la ligne { $line } contient un tirage impossible.
record-hidden = la ligne { $line } contient des tuiles cachées : l’enregistrement date d’avant la fin de la partie.
record-deal-too-early = la ligne { $line } distribue avant la fin de la manche.
record-wrong-round = la ligne { $line } devrait distribuer la manche { $expected }.
record-move-between-rounds = la ligne { $line } est un coup alors qu’aucune manche n’est en cours.
record-illegal-move = ligne { $line } : le coup « { $move } » n’est pas permis.
record-score-too-early = la ligne { $line } donne un score alors que la manche n’est pas finie.
record-score-missing = ligne { $line } : le score de la manche manque.
record-wrong-score = la ligne { $line } a un score faux ; il devrait être { $expected }.
record-wrong-end = la ligne { $line } ne termine pas la partie telle qu’elle a été jouée.
record-wrong-totals = la ligne { $line } a des totaux faux ; ils devraient être { $expected }.
record-wrong-digest = la ligne finale ne correspond pas aux lignes précédentes : l’enregistrement a été modifié.
record-wrong-version = la version { $version } du format est inconnue ici.
record-unknown-game = il n’y a pas de jeu « { $game } ».
record-wrong-seats = { $count } places ne conviennent pas à ce jeu.
record-bad-rules = les règles de la ligne { $line } sont impossibles.
record-no-seed = la donne a été composée à la main : il n’y a pas de graine pour continuer.
record-wrong-seed = la graine ne correspond pas à l’engagement de l’en-tête.
record-luck-differs = ligne { $line } : la graine donne d’autres tuiles que l’enregistrement.

## Le terminal
name-person = Vous
commitment = Donne équitable : l’empreinte de la graine est { $hash }.
seed-revealed = La graine était { $seed } ; `tilerummy verify` s’en sert pour contrôler un enregistrement.
round-begins = Manche { $round }
round-starter = Premier tour : { $name }.
round-over = Fin de la manche : { $reason }
match-over = { $count ->
    [one] La partie est finie. Vainqueur : { $winners }.
   *[other] La partie est finie. Vainqueurs : { $winners }.
}
part-round = cette manche
sheet-round = Manche
sheet-total = Total
press-enter = Appuyez sur Entrée pour la manche suivante.
turn-over = Votre tour est fini. Entrée pour cacher l’écran.
hand-over = { $name } : appuyez sur Entrée quand vous êtes seul devant l’écran.
could-lay = Le plus qui peut être posé : { $action }
could-lay-nothing = Rien ne peut être posé maintenant.
nothing-to-undo = Il n’y a rien à annuler.
rules-in-force = Règles : { $rules }
commands = Aussi : ? aide · conseil · poser · annuler · score · journal · règles · quitter
command-help = aide
command-hint = conseil
command-lay = poser
command-undo = annuler
command-score = score points
command-log = journal
command-rules = règles regles
command-quit = quitter
stopped = Partie interrompue.
record-kept = L’enregistrement est dans { $path }.
replay-next = Entrée : suite, q : fin.
verify-good = { $path } : chaque coup est permis et chaque score est juste (coups : { $moves }, manches : { $rounds }). { $end ->
    [won] La partie a été jouée jusqu’au bout.
   *[other] La partie a été interrompue.
}
verify-unsealed = La donne a été composée à la main : il n’y a pas de graine pour la contrôler.
verify-so-far = Les { $count } lignes qui précèdent sont bonnes.

## La ligne de commande
cli-usage = Utilisation :
cli-about-play = jouer dans le terminal
cli-about-replay = revoir un enregistrement coup par coup
cli-about-verify = contrôler un enregistrement : coups, tirage, scores
cli-about-schema = afficher le schéma JSON des lignes d’un enregistrement
cli-no-such-command = Il n’y a pas de commande « { $command } ».
cli-help-lang = langue
cli-help-seats = qui joue : person ou le nom d’un bot (par défaut : person greedy)
cli-help-rules = un jeu de règles (standard, …) et des options, par exemple target=30
cli-help-record = enregistrer la partie dans ce fichier
cli-help-resume = reprendre une partie arrêtée à partir de son enregistrement
cli-help-seed = un texte quelconque ; le même texte donne les mêmes tuiles
cli-help-salt = demander un mot à vous pour la donne, une fois l’empreinte affichée
cli-help-seat = vu par quel joueur, à partir de 1
cli-help-step = s’arrêter après chaque coup et montrer la position
cli-help-moves = donner les coups sans s’arrêter
cli-cannot-open = Impossible d’ouvrir { $path } : { $problem }.
cli-file-exists = { $path } existe déjà ; un enregistrement n’est jamais écrasé.
cli-wrong-seats = { $count } joueurs ne conviennent pas ; possible : { $known }.
cli-no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 1 à { $most }.
cli-no-such-bot = Il n’y a pas de joueur « { $bot } » ; il y a : { $known }.
cli-already-over = La partie de { $path } est déjà finie.
refusal-draft-open = Vous avez un brouillon en cours : ok le confirme, annuler revient en arrière.
ask-salt = Un mot à vous pour la donne (seule l’empreinte ci-dessus était connue avant) :
cli-resume-alone = Une partie reprise garde ses règles, sa graine et son enregistrement : --resume s’emploie sans --rules, --seed, --salt ni --record.
verify-sealed = Le tirage découle de la graine, dont l’empreinte est { $commitment } : comparez-la avec celle affichée avant la partie.
refusal-doubled-colour = { $meld } n’est pas une série : { $tile } s’y trouve deux fois.
refusal-past-ace = { $meld } n’est pas une séquence : rien ne suit le 1 après { $tile } ({ $other }).
cli-about-solve = trouver la meilleure pose, ou le meilleur d’une main de Gin-Rummy (solve gin)
cli-usage-error = { $problem } – voir { $command } --help.
rules-bad-option = { $option } peut être : { $allowed }.
cli-not-a-number = « { $text } » n’est pas un nombre entier de { $least } à { $most }
cli-no-such-action = « { $action } » n’est pas une action de ce jeu ; tilerummy referee --help en montre des exemples.

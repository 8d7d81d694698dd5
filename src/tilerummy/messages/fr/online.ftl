## `tilerummy bot`

cli-about-bot = un de nos bots prend place à une table d’un serveur
cli-help-connect = le lien de la table, tel qu’un ami le recevrait
cli-help-level = quel bot joue (par défaut : expert)
cli-help-name = le nom affiché à la table (par défaut : le niveau et « bot »)
cli-help-seconds = temps de réflexion par décision ; 0 : le travail habituel du niveau
cli-help-matches = combien de parties jouer ; la revanche commence quand les autres sont prêts
cli-needs-extra = Il faut plus que les jeux eux-mêmes : pip install "tilerummy[{ $extra }]"
cli-bad-link = « { $link } » n’est pas le lien d’une table. Il ressemble à https://hôte/t/…
cli-no-server = Aucun serveur ne répond à { $link } : { $problem }
cli-bot-result = Partie { $number } : { $result }

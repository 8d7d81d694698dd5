## Installation depuis un dépôt (tools/starting) : des lignes simples, car rien n’est encore installé pour en lire plus.
starting-begin = Installation de tilerummy dans ce dossier ; cela n’arrive qu’une fois et prend environ une minute.
starting-packages = Paquets installés ({ $seconds } s).
starting-page = Page construite ({ $seconds } s).
starting-meanwhile = Le moteur est encore en cours de compilation. En attendant, les mêmes robots jouent aussi bien, mais les plus forts réfléchissent jusqu’à quelques secondes par coup.
starting-core = Moteur : { $percent } % compilés ({ $seconds } s).
starting-over = Le moteur compilé est maintenant en service ({ $seconds } s). Les tables ont continué là où elles en étaient.
starting-no-compiler = Il n’y a pas ici de compilateur C avec les en-têtes de Python ; le moteur reste donc non compilé : les robots jouent aussi bien, mais les plus forts réfléchissent jusqu’à quelques secondes par coup. Sous Debian : apt install gcc python3-dev
starting-core-failed = Le moteur n’a pas pu être compilé ; les robots continuent de réfléchir lentement. Ce qui n’a pas marché : { $path }
starting-page-failed = tilerummy ne peut pas être installé : la page n’a pas pu être construite. La raison est indiquée ci-dessus.
starting-no-venv = tilerummy ne peut pas être installé : le module venv de Python ne fonctionne pas. Sous Debian : apt install python3-venv
starting-no-packages = tilerummy ne peut pas être installé : les paquets de requirements.lock n’ont pas pu être installés. Le dépôt de paquets est-il joignable ?

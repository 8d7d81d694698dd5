## Opzetten vanuit een kloon (tools/starting): alleen eenvoudige regels, want er is nog niets geïnstalleerd om meer te lezen.
starting-begin = tilerummy wordt in deze map klaargezet; dat gebeurt één keer en duurt ongeveer een minuut.
starting-packages = Pakketten geïnstalleerd ({ $seconds } s).
starting-page = Pagina gebouwd ({ $seconds } s).
starting-meanwhile = De kern wordt nog gecompileerd. Tot die tijd spelen dezelfde bots, even sterk, maar de sterkste denken tot een paar seconden per zet na.
starting-core = Kern: { $percent } % gecompileerd ({ $seconds } s).
starting-over = De gecompileerde kern is nu in gebruik ({ $seconds } s). De tafels gingen verder waar ze waren.
starting-no-compiler = Hier is geen C-compiler met de headers van Python, dus de kern blijft ongecompileerd: bots spelen even sterk, maar de sterkste denken tot een paar seconden per zet na. Op Debian: apt install gcc python3-dev
starting-core-failed = De kern kon niet worden gecompileerd; de bots blijven langzaam denken. Wat er misging: { $path }
starting-page-failed = tilerummy kan niet worden klaargezet: de pagina kon niet worden gebouwd. Hierboven staat wat er misging.
starting-no-venv = tilerummy kan niet worden klaargezet: de module venv van Python werkt niet. Op Debian: apt install python3-venv
starting-no-packages = tilerummy kan niet worden klaargezet: de pakketten van requirements.lock konden niet worden geïnstalleerd. Is de pakketindex bereikbaar?

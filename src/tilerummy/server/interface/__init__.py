"""What a home is asked for and what it answers, without the HTTP: a server's routes (edge/http) and the page's worker
(tilerummy.device) are thin around it.
"""

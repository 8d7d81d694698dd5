"""The server: tables by link, live and slow games. Litestar and uvicorn around `Table`, which knows no network."""

"""The server: tables by link, live and slow games, on Litestar and uvicorn."""

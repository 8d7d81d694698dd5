"""The server of browser tests: the deals of a test are the same in every run."""

import os
from pathlib import Path

from litestar import Litestar

from tests.luck import deal_alike
from tilerummy.server.app import create_app

NAME = "TILERUMMY_TEST_NAME"  # a file with the name of the test that is running


def served() -> Litestar:
    app = create_app()
    deal_alike(app.state.node.services, Path(os.environ[NAME]).read_text)
    return app

"""One thread that writes. All calls that wait while it commits share the next commit; each is answered after it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, NoReturn

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from vortex.server.storage.done import Done
from vortex.server.storage.interface import Appended, StoreFailed
from vortex.server.storage.reads import Change
from vortex.server.storage.sqlite_append import append_entries, append_entry
from vortex.server.storage.sqlite_engine import DATABASE_ERRORS, end_process, failed, is_fsync_error
from vortex.server.storage.writes import Wish

_LOG = logging.getLogger(__name__)
_GROUP = 256
_OF_CONSTRAINTS = (IntegrityError, sqlite3.IntegrityError)

Write = Callable[[Connection], Done[Any]]
Outcome = Done[Any] | BaseException


class _Job(NamedTuple):
    write: Write
    future: asyncio.Future[Any]
    is_plain: bool = False
    wish: Wish | None = None
    """What `write` is to append, which it need not do if it was appended along with others."""


class GroupWriter:
    """`on_commit` is called on the event loop, with the changes of each commit, before their callers are answered."""

    def __init__(
        self,
        engine: Engine,
        on_commit: Callable[[list[Change]], None],
        on_fsync_error: Callable[[BaseException], NoReturn] = end_process,
    ) -> None:
        self.commits = 0
        self.writes = 0
        self.failures = 0
        self.commit_seconds = 0.0
        self.largest_group = 0
        self._engine = engine
        self._on_commit = on_commit
        self._on_fsync_error = on_fsync_error
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="vortex-writer", daemon=True)
        self._thread.start()

    def submit(self, write: Write, *, is_plain: bool = False) -> asyncio.Future[Any]:
        """The answer of `write`, once it is committed. A plain one runs by itself, outside of a transaction."""
        future = self._loop.create_future()
        self._jobs.put(_Job(write, future, is_plain))
        return future

    def append(self, wish: Wish) -> asyncio.Future[Appended]:
        """The answer, once it is committed; all entries of one commit are appended together."""
        future = self._loop.create_future()
        self._jobs.put(_Job(partial(append_entry, wish=wish), future, wish=wish))
        return future

    async def close(self) -> None:
        """Everything submitted so far is still written."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # -- in the thread -----------------------------------------------------------------------------

    def _run(self) -> None:
        is_open = True
        while is_open:
            first = self._jobs.get()
            group: list[_Job] = []
            while first is not None:
                if first.is_plain:
                    self._answer(group, self._committed(group))
                    self._answer([first], [self._plain(first)])
                    group = []
                else:
                    group.append(first)
                if len(group) >= _GROUP:
                    break
                try:
                    first = self._jobs.get_nowait()
                except Empty:
                    break
            is_open = first is not None
            self._answer(group, self._committed(group))
        self._let_go()

    def _committed(self, group: list[_Job]) -> list[Outcome]:
        """The outcome of each, after the commit; if there was none, a failure for everybody."""
        if not group:
            return []
        start = time.perf_counter()
        try:
            with self._connected().begin() as transaction:
                outcomes = self._together(transaction.connection, group)
                if not _driver(transaction.connection).in_transaction:
                    raise StoreFailed("the database gave the commit up")
        except Exception as error:
            if not isinstance(error, (*DATABASE_ERRORS, StoreFailed)):
                # A mistake of ours. Those who wait for this commit are told; the thread goes on for all others.
                _LOG.exception("A commit failed in an unknown way.")
            words = str(self._failed(error))
            return [StoreFailed(words) for _ in group]
        self.commit_seconds += time.perf_counter() - start
        self.commits += 1
        self.writes += len(group)
        self.largest_group = max(self.largest_group, len(group))
        return outcomes

    def _together(self, connection: Connection, group: list[_Job]) -> list[Outcome]:
        wishes = [job.wish for job in group if job.wish is not None]
        appended = iter(append_entries(connection, wishes) if wishes else [])
        found = [next(appended) if job.wish is not None else None for job in group]
        return [done or self._alone(connection, job) for done, job in zip(found, group, strict=True)]

    def _alone(self, connection: Connection, job: _Job) -> Outcome:
        """What one call cannot do must not hinder the others of its group, nor leave half of it behind."""
        driver = _driver(connection)
        driver.execute("SAVEPOINT one")
        try:
            done = job.write(connection)
        except Exception as error:
            if isinstance(error, DATABASE_ERRORS) and not isinstance(error, _OF_CONSTRAINTS):
                # The disk or the file: SQLite may have given up the transaction already.
                raise
            driver.execute("ROLLBACK TO one")
            driver.execute("RELEASE one")
            return failed(error) if isinstance(error, DATABASE_ERRORS) else error
        driver.execute("RELEASE one")
        return done

    def _plain(self, job: _Job) -> Outcome:
        try:
            return job.write(self._connected())
        except DATABASE_ERRORS as error:
            return self._failed(error)
        except Exception as error:
            return error

    def _failed(self, error: BaseException) -> StoreFailed:
        if is_fsync_error(error):
            self._on_fsync_error(error)
        self.failures += 1
        self._let_go()
        return error if isinstance(error, StoreFailed) else failed(error)

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _let_go(self) -> None:
        """A fresh connection after a failure: nothing of the old one's state is worth guessing about."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()

    def _answer(self, group: list[_Job], outcomes: list[Outcome]) -> None:
        if group and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._resolve, group, outcomes)

    # -- on the event loop -------------------------------------------------------------------------

    def _resolve(self, group: list[_Job], outcomes: list[Outcome]) -> None:
        changes = [done.change for done in outcomes if isinstance(done, Done) and done.change is not None]
        self._on_commit(changes)
        for job, outcome in zip(group, outcomes, strict=True):
            if job.future.done():
                continue
            if isinstance(outcome, Done):
                job.future.set_result(outcome.answer)
            else:
                job.future.set_exception(outcome)


def _driver(connection: Connection) -> Any:
    return connection.connection.driver_connection

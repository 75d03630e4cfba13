import { after, before, beforeEach, describe, type TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import type { OpenDatabase } from '../database/database.ts';
import { randomIds } from '../ids.ts';
import { FakeClock } from './fake-clock.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from './test-databases.ts';

/** What the tests of one database share: opened before the first, closed after the last. */
export class TestWorld {
  #opened: TestDatabase | undefined;
  #app: FastifyInstance | undefined;
  readonly clock = new FakeClock();

  /** Whether there is a database at all: not every machine has a PostgreSQL server. */
  get isOpen() {
    return this.#app !== undefined;
  }

  get database(): OpenDatabase {
    if (!this.#opened) throw new Error('The database is open inside tests only.');
    return this.#opened.database;
  }

  /** Where other processes find the database. */
  get url() {
    if (!this.#opened?.url) throw new Error('Other processes cannot open this database.');
    return this.#opened.url;
  }

  get db() {
    return this.database.db;
  }

  get app(): FastifyInstance {
    if (!this.#app) throw new Error('The app is there inside tests only.');
    return this.#app;
  }

  async open(kind: OpenDatabase['kind'], environment: Record<string, string>) {
    this.#opened = await openTestDatabase(kind);
    if (!this.#opened) return false;
    this.#app = await buildApp({
      config: readConfig({ DEMO: '0', ...environment }),
      database: this.database,
      clock: this.clock,
      ids: randomIds,
    });
    await this.#app.ready();
    return true;
  }

  async close() {
    await this.#app?.close();
    await this.#opened?.close();
  }
}

/** Runs the same tests on the embedded database and, where a server can be had, on PostgreSQL. */
export const describeDatabases = (
  title: string,
  body: (world: TestWorld) => void,
  environment: Record<string, string> = {},
) => {
  for (const kind of databaseKinds) {
    describe(`${title} on ${kind}`, () => {
      const world = new TestWorld();
      let isThere = false;
      before(async () => {
        isThere = await world.open(kind, environment);
      });
      after(() => world.close());
      beforeEach((context) => {
        if (!isThere) (context as TestContext).skip('no PostgreSQL server on this machine'); // Only tests, never suites, reach this hook.
      });
      body(world);
    });
  }
};

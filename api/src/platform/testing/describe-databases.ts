import { after, before, beforeEach, describe, type TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app/app.ts';
import { readConfig } from '../../app/config.ts';
import type { OpenDatabase } from '../database/database.ts';
import { randomIds } from '../ids.ts';
import { cheapPasswords } from './cheap-passwords.ts';
import { FakeClock } from './fake-clock.ts';
import {
  type DatabaseKind,
  databaseKinds,
  defaultKinds,
  openTestDatabase,
  type TestDatabase,
} from './test-databases.ts';
import { undelayedRefusals } from './undelayed-refusals.ts';

/** The API of a suite with its own database and clock: opened before the first test, closed after the last. */
export class TestApi {
  #opened: TestDatabase | undefined;
  #app: FastifyInstance | undefined;
  readonly clock = new FakeClock();

  /** False without a database: not every machine has a PostgreSQL server. */
  get isOpen() {
    return this.#app !== undefined;
  }

  get database(): OpenDatabase {
    if (!this.#opened) throw new Error('The database is open inside tests only.');
    return this.#opened.database;
  }

  /** The URL for other processes that open the database. */
  get url() {
    if (!this.#opened?.url) throw new Error('Other processes cannot open this database.');
    return this.#opened.url;
  }

  get db() {
    return this.database.db;
  }

  get app(): FastifyInstance {
    if (!this.#app) throw new Error('The app is available inside tests only.');
    return this.#app;
  }

  async open(kind: DatabaseKind, environment: Record<string, string>) {
    this.#opened = await openTestDatabase(kind);
    if (!this.#opened) return false;
    this.#app = await buildApp({
      config: readConfig({ DEMO: '0', ...environment }),
      database: this.database,
      clock: this.clock,
      ids: randomIds,
      passwords: cheapPasswords,
      refusalLimits: undelayedRefusals,
    });
    await this.#app.ready();
    return true;
  }

  async close() {
    await this.#app?.close();
    await this.#opened?.close();
    this.#app = undefined;
    this.#opened = undefined;
  }
}

/** What fixtures need of a server. */
export type TestServer = Pick<TestApi, 'app' | 'clock' | 'db'>;

type Suite = (title: string, body: (api: TestApi) => void, environment?: Record<string, string>) => void;

const describeOn =
  (kinds: readonly DatabaseKind[]): Suite =>
  (title, body, environment = {}) => {
    for (const kind of kinds) {
      describe(`${title} on ${kind}`, () => {
        const api = new TestApi();
        let isOpened = false;
        before(async () => {
          isOpened = await api.open(kind, environment);
        });
        after(() => api.close());
        beforeEach((context) => {
          if (!isOpened) (context as TestContext).skip('no PostgreSQL server on this machine'); // Only tests, never suites, reach this hook.
        });
        body(api);
      });
    }
  };

/** Runs the tests on one database, for suites about rules that do not depend on it. */
export const describeWithDatabase = describeOn(defaultKinds);

/** For suites about what may differ between the databases: at full depth they run on both. */
export const describeEachDatabase = describeOn(databaseKinds);

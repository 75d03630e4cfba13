import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { CopyRows, DatabaseSession, SessionOptions, SessionSource } from './session.ts';

const savepointName = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Kysely's connection over a session. It records whether a statement failed, because COMMIT then silently rolls back. */
export class SessionConnection implements DatabaseConnection {
  readonly session: DatabaseSession;
  isFailed = false;
  isBroken = false;

  constructor(session: DatabaseSession) {
    this.session = session;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.#watch(() => this.session.query(query.sql, query.parameters));
    return {
      // Kysely infers the row type from the query; the driver cannot check it.
      rows: rows as Row[],
      ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
    };
  }

  async copyIn(target: string, rows: CopyRows) {
    await this.#watch(() => this.session.copyIn(target, rows));
  }

  // Kysely's interface requires a generator, but streaming is not supported.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Queries are not streamed: page through them with a limit.');
  }

  async #watch<Result>(work: () => Promise<Result>) {
    try {
      return await work();
    } catch (error) {
      this.isFailed = true;
      throw error;
    }
  }
}

const asSession = (connection: DatabaseConnection) => {
  if (connection instanceof SessionConnection) return connection;
  throw new TypeError('The connection does not come from this driver.');
};

/** Kysely's driver over sessions, shared by both databases so that they behave alike. */
export class SessionDriver implements Driver {
  readonly #source: SessionSource;
  readonly #options: SessionOptions;

  constructor(source: SessionSource, options: SessionOptions) {
    this.#source = source;
    this.#options = options;
  }

  async init() {
    // `openDatabase` has opened the source.
  }

  async acquireConnection() {
    return new SessionConnection(await this.#source.open(this.#options));
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    await connection.executeQuery(CompiledQuery.raw(`start transaction${level}${access}`));
    asSession(connection).isFailed = false;
  }

  async commitTransaction(connection: DatabaseConnection) {
    // COMMIT of a failed transaction is a silent ROLLBACK.
    const { isFailed } = asSession(connection);
    if (isFailed) {
      await this.rollbackTransaction(connection);
      throw new AbortedTransactionError();
    }
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    const session = asSession(connection);
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
      session.isFailed = false;
    } catch (error) {
      session.isBroken = true;
      throw error;
    }
  }

  async savepoint(connection: DatabaseConnection, name: string, _compile: QueryCompiler['compileQuery']) {
    await connection.executeQuery(CompiledQuery.raw(`savepoint ${savepointName(name)}`));
  }

  async rollbackToSavepoint(
    connection: DatabaseConnection,
    name: string,
    _compile: QueryCompiler['compileQuery'],
  ) {
    await connection.executeQuery(CompiledQuery.raw(`rollback to savepoint ${savepointName(name)}`));
    asSession(connection).isFailed = false;
  }

  async releaseSavepoint(
    connection: DatabaseConnection,
    name: string,
    _compile: QueryCompiler['compileQuery'],
  ) {
    await connection.executeQuery(CompiledQuery.raw(`release savepoint ${savepointName(name)}`));
  }

  async releaseConnection(connection: DatabaseConnection) {
    const { session, isBroken } = asSession(connection);
    session.release(isBroken);
  }

  async destroy() {
    await this.#source.close();
  }
}

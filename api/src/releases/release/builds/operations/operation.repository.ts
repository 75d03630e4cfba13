import type { Db, Trx } from '../../../../platform/database/database.ts';
import type { Operation } from './operation.ts';
import type { BuildId } from '../build-id.ts';

/** Stores what a build calls, in the transaction that publishes it. */
export async function insertOperations(
  trx: Trx,
  { name, version }: BuildId,
  operations: readonly Operation[],
) {
  if (operations.length === 0) return;
  const rows = operations
    .map(({ key, hash, operation, schemas }) => ({
      key,
      hash,
      schema: JSON.stringify({ operation, schemas }),
    }))
    // All writers lock in one order, which excludes deadlocks.
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  await trx
    .insertInto('api_operation')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('build_operation')
    .values(rows.map(({ hash }) => ({ name, version, hash })))
    .execute();
}

export const createOperationRepository = (db: Db) => ({
  /** What a build calls, as it was when the build was built. */
  async ofBuild({ name, version }: BuildId): Promise<Operation[]> {
    const rows = await db
      .selectFrom('build_operation')
      .innerJoin('api_operation', 'api_operation.hash', 'build_operation.hash')
      .select(['api_operation.hash', 'api_operation.key', 'api_operation.schema'])
      .where('build_operation.name', '=', name)
      .where('build_operation.version', '=', version)
      .orderBy('api_operation.key')
      .execute();
    return rows.map(({ hash, key, schema }) => ({ hash, key, ...schema }));
  },

  /** What builds call, except operations with these hashes. */
  async listExcept(hashes: readonly string[]): Promise<Operation[]> {
    const rows = await db
      .selectFrom('api_operation')
      .selectAll()
      .where('hash', 'not in', hashes)
      .orderBy('key')
      .orderBy('hash')
      .execute();
    return rows.map(({ hash, key, schema }) => ({ hash, key, ...schema }));
  },

  /** The builds that call an operation. */
  callers: (hash: string): Promise<(BuildId & { kind: 'shell' | 'remote' })[]> =>
    db
      .selectFrom('build_operation')
      .innerJoin('build', (join) =>
        join
          .onRef('build.name', '=', 'build_operation.name')
          .onRef('build.version', '=', 'build_operation.version'),
      )
      .select(['build.kind', 'build.name', 'build.version'])
      .where('build_operation.hash', '=', hash)
      .orderBy('build.name')
      .orderBy('build.version')
      .execute(),
});

export type OperationRepository = ReturnType<typeof createOperationRepository>;

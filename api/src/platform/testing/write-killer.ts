import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type { OpenDatabase } from '../database/database.ts';

/** Statements that read, also those that are written as text. */
const isRead = (node: RootOperationNode) =>
  node.kind === 'SelectQueryNode' ||
  (node.kind === 'RawNode' && /^\s*select\b/i.test(node.sqlFragments[0] ?? ''));

/** Kills this process after so many statements that write since it was armed, or before the first one. */
export const createWriteKiller = (writes: number) => {
  let left = Number.POSITIVE_INFINITY;
  const isWrite = new WeakSet<object>();
  const killAtZero = () => {
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  };
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (isRead(node)) return node;
      isWrite.add(queryId);
      killAtZero();
      return node;
    },
    async transformResult({ result, queryId }) {
      if (isWrite.has(queryId)) left -= 1;
      killAtZero();
      return result;
    },
  };
  return {
    /** The database with statements that are counted. */
    watch: (database: OpenDatabase): OpenDatabase => ({
      ...database,
      db: database.db.withPlugin(plugin),
      bulk: database.bulk.withPlugin(plugin),
      async copyIn(...given) {
        killAtZero();
        await database.copyIn(...given);
        left -= 1;
        killAtZero();
      },
    }),
    arm() {
      left = writes;
    },
  };
};

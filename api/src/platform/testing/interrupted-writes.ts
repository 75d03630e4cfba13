import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type { OpenDatabase } from '../database/database.ts';

/** Statements that read, also those that are written as text. */
const isRead = (node: RootOperationNode) =>
  node.kind === 'SelectQueryNode' ||
  (node.kind === 'RawNode' && /^\s*select\b/i.test(node.sqlFragments[0] ?? ''));

/**
 * Interrupts a server after so many statements that write between `start` and `stop`, or before the first one.
 * `onInterrupt` is called at that write, before the server can react; every later statement throws, so that nothing else
 * reaches the database.
 */
export const interruptWrites = (writes: number, onInterrupt: () => void) => {
  let left = Number.POSITIVE_INFINITY;
  let isInterrupted = false;
  const isWrite = new WeakSet<object>();
  const checkWrites = () => {
    if (left === 0 && !isInterrupted) {
      isInterrupted = true;
      onInterrupt();
    }
    if (isInterrupted) throw new Error('The server is interrupted.');
  };
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (!isRead(node)) isWrite.add(queryId);
      if (isInterrupted || isWrite.has(queryId)) checkWrites();
      return node;
    },
    async transformResult({ result, queryId }) {
      if (isWrite.has(queryId)) left -= 1;
      checkWrites();
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
        checkWrites();
        await database.copyIn(...given);
        left -= 1;
        checkWrites();
      },
    }),
    start() {
      left = writes;
    },
    stop() {
      left = Number.POSITIVE_INFINITY;
    },
  };
};

import type { KyselyPlugin } from 'kysely';
import type { OpenDatabase } from '../../../platform/database/database.ts';

/** The same database, which counts its statements. */
export const countStatements = (opened: OpenDatabase) => {
  let statements = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    database: { ...opened, db: opened.db.withPlugin(plugin), bulk: opened.bulk.withPlugin(plugin) },

    /** How many statements a task executes. */
    async count(task: () => Promise<unknown>): Promise<number> {
      const before = statements;
      await task();
      return statements - before;
    },
  };
};

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { buildApp } from '../src/app/app.ts';
import { readConfig } from '../src/app/config.ts';
import { systemClock } from '../src/platform/clock.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { randomIds } from '../src/platform/ids.ts';
import { findBinaryDirectory } from '../src/platform/testing/postgres-cluster.ts';
import type { Call } from './scenarios.ts';

type Statement = { sql: string; parameters: readonly unknown[] };

const ROUNDS = 15;
const TIME = /^Time: ([\d.]+) ms/gm;

/** Records the statements of a request, which a server in this process handles. */
export const createRecorder = async (database: OpenDatabase, dataDir: string) => {
  let statements: Statement[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const { sql, parameters } = database.db.getExecutor().compileQuery(node, queryId);
      statements.push({ sql, parameters });
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const app = await buildApp({
    config: readConfig({ DEMO: '0', DATA_DIR: dataDir }),
    database: { ...database, db: database.db.withPlugin(plugin) },
    clock: systemClock,
    ids: randomIds,
  });
  await app.ready();
  return {
    /** Records a request with a cache miss; `invalidateCache` causes it. */
    async record({ method, path, headers, body }: Call, invalidateCache: () => Promise<void>) {
      const call = () =>
        app.inject({ method, url: path, headers, ...(body === undefined ? {} : { payload: body }) });
      await call(); // Warms up what later requests reuse.
      await invalidateCache();
      statements = [];
      const reply = await call();
      if (reply.statusCode >= 400) throw new Error(`${method} ${path}: ${reply.body}`);
      return statements;
    },
    close: () => app.close(),
  };
};

const arrayText = (values: readonly unknown[]): string =>
  `{${values.map((value) => `"${String(value).replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  const text = Array.isArray(value)
    ? arrayText(value)
    : value instanceof Date
      ? value.toISOString()
      : String(value);
  return `'${text.replaceAll("'", "''")}'`;
};

const written = ({ sql, parameters }: Statement) =>
  sql.replaceAll(/\$(\d+)/g, (_, number: string) => literal(parameters[Number(number) - 1]));

const isRead = ({ sql }: Statement) => /^\s*(select|with)\b/i.test(sql);

/** The sum of the median times of statements in psql, a lower bound for a request; undefined without psql. */
export const measureInPsql = (url: string, statements: readonly Statement[]): number | undefined => {
  const directory = findBinaryDirectory();
  if (!directory) return undefined;
  let sum = 0;
  for (const statement of statements.filter(isRead)) {
    const script = `\\timing on\n${`${written(statement).replaceAll(/\s*\n\s*/g, ' ')};\n`.repeat(ROUNDS)}`;
    const { stdout, stderr, status } = spawnSync(
      join(directory, 'psql'),
      [url, '-X', '-A', '-t', '-v', 'ON_ERROR_STOP=1'],
      {
        input: script,
        encoding: 'utf8',
        maxBuffer: 512 * 1024 * 1024,
      },
    );
    if (status !== 0) throw new Error(`psql: ${stderr}\n${written(statement).slice(0, 2_000)}`);
    const times = [...stdout.matchAll(TIME)].map(([, time]) => Number(time)).toSorted((a, b) => a - b);
    sum += times[Math.floor(times.length / 2)] ?? 0;
  }
  return sum;
};

import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { listTablesIn } from '../../transfer/tables.ts';

const VALUES: Record<string, unknown> = {
  _listed_video: [],
  _text: [],
  bool: true,
  bytea: '\\x00',
  date: '2026-01-01',
  float8: 1,
  int2: 1,
  int4: 1,
  int8: 1,
  jsonb: {},
  numeric: 1,
  text: 'text',
  timestamptz: '2026-01-01T00:00:00Z',
  tsvector: '',
  uuid: '00000000-0000-4000-8000-000000000000',
  varchar: 'text',
};

const HASH = '0'.repeat(64);
const COLOUR = '#000000';

/** What check constraints ask of the required columns of a table. */
const VALID: Record<string, Record<string, unknown>> = {
  api_operation: { hash: HASH },
  audit_entry: { actor_role: 'server' },
  build: { kind: 'shell' },
  channel: { category: 'bgm', verification: 'none' },
  channel_member: { until_day: '9999-12-31' },
  channel_verification: { next_check_at: '2026-01-02T00:00:00Z' },
  deploy_token: { kind: 'team', secret_hash: HASH },
  fx_rate: { base: 'USD', quote: 'KRW' },
  member: { role: 'manager' },
  notice: { category: 'general' },
  payee: { iban: 'text' },
  payee_minimum: { currency: 'KRW' },
  payout_entry: { currency: 'KRW', kind: 'payment', payer: 'manager' },
  payout_minimum: { currency: 'KRW' },
  planned_move: {
    action: 'change',
    after_set: 'other',
    planned_by: 'other',
    run_at: '2026-01-02T00:00:00Z',
    needs_approval: false,
    state: 'waiting',
  },
  release_freeze: { ends_at: '2026-01-02T00:00:00Z' },
  release_key: { id: '0'.repeat(16) },
  release_log: { action: 'change' },
  release_proof: { proof_key: HASH, verdict: 'passed' },
  release_set: { id: HASH },
  server_secret: { secret: HASH },
  settled_fact: { source: 'ad' },
  site: {
    color_primary: COLOUR,
    color_primary_dim: COLOUR,
    default_currency: 'KRW',
    default_language: 'ko',
  },
  statement_amount: { currency: 'USD', net: 0 },
  track: { category: 'bgm', isrc: 'KRA382600001' },
  withdrawn_build: { action: 'rollback' },
};

type RequiredColumn = { table: string; column: string; type: string };

/** The columns without which no row can be inserted. */
const requiredColumnsIn = async (db: Db) => {
  const { rows } = await sql<RequiredColumn>`
    select c.relname as "table", a.attname as "column", t.typname as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and a.attnotnull and not a.atthasdef and a.attidentity = ''`.execute(db);
  return Map.groupBy(rows, ({ table }) => table);
};

/**
 * Inserts a row into each empty table, so that a migration meets rows wherever a portal in use has some. The rows refer to none of
 * each other.
 */
export async function fillTables(db: Db): Promise<void> {
  const required = await requiredColumnsIn(db);
  await db.connection().execute(async (connection) => {
    // Neither triggers nor foreign keys.
    await sql`set session_replication_role = replica`.execute(connection);
    for (const { name } of await listTablesIn(connection)) {
      const columns = required.get(name) ?? [];
      const row = {
        ...Object.fromEntries(columns.map(({ column, type }) => [column, VALUES[type]])),
        ...VALID[name],
      };
      const names = sql.join(Object.keys(row).map((column) => sql.ref(column)));
      await sql`
        insert into ${sql.table(name)} (${names})
        select ${names} from jsonb_populate_record(null::${sql.table(name)}, ${JSON.stringify(row)}::jsonb)
        where not exists (select from ${sql.table(name)})`.execute(connection);
    }
    await sql`reset session_replication_role`.execute(connection);
  });
}

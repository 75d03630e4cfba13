import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { TestApi } from '../../../platform/testing/describe-databases.ts';
import { decodePublicKey } from '../../../releases/release/signing/public-key.ts';
import { findFault } from '../../closed/signed-document.ts';
import { MONTHS } from './history-actions.ts';
import type { HistoryFixture } from './history-parties.ts';

/** Where a byte or a number of what is stored is changed. */
const targets = [
  { table: 'closed_month', column: 'document', owner: 'domain' },
  { table: 'closed_month', column: 'signature', owner: 'domain' },
  { table: 'issued_statement', column: 'document', owner: 'account_id' },
  { table: 'issued_statement', column: 'signature', owner: 'account_id' },
  { table: 'reopened_statement', column: 'document', owner: 'account_id' },
  { table: 'closed_revenue', column: 'micros', owner: 'account_id' },
  { table: 'closed_rate', column: 'rate', owner: 'domain' },
  { table: 'issued_amount', column: 'net', owner: 'account_id' },
] as const;
type Target = (typeof targets)[number];

/** Which row and which byte of it is changed, as parts of the number of rows and bytes. */
export type Flip = { target: number; row: number; byte: number };

const audit = async ({ operator, domain }: HistoryFixture) => {
  const month = MONTHS.at(-1);
  const { status, body } = await operator.get(`/operator/closing/audit?domain=${domain}&month=${month}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body.audit.mismatch;
};

/** Every document of a domain is signed and follows the one before it; one with a changed byte is named. */
export const checkChains = async (fixture: HistoryFixture) => {
  const { operator, domain } = fixture;
  assert.equal(await audit(fixture), null);
  const { body } = await operator.get(`/operator/closing/documents?domain=${domain}`);
  const chains = [
    body.months,
    ...body.accounts.map(({ statements }: { statements: unknown[] }) => statements),
  ];
  for (const chain of chains) {
    let previous: string | null = null;
    for (const signed of chain) {
      const expected: Parameters<typeof findFault>[1] = {
        previous,
        publicKey: decodePublicKey(signed.public_key),
      };
      assert.equal(findFault(signed, expected), undefined);
      previous = signed.hash;
    }
  }
};

/** A text with one bit of a byte changed, or a number with one more of its smallest unit. */
const change = (value: string, { table, column }: Target, byte: number) => {
  if (column === 'document' || column === 'signature') {
    // The last letters of a signature have bits that say nothing.
    const place = byte % (value.length - (column === 'signature' ? 4 : 0));
    // The last bit leaves a printable character printable; a signature has letters of its own.
    const flipped = String.fromCharCode(value.charCodeAt(place) ^ 1);
    const letter = value[place] === 'A' ? 'B' : 'A';
    const changed = column === 'document' ? flipped : letter;
    return sql`${value.slice(0, place) + changed + value.slice(place + 1)}`;
  }
  return table === 'closed_rate' ? sql`${value}::numeric + 0.000001` : sql`${value}::bigint + 1`;
};

/** Changes a row without the trigger that refuses it, as the tables' owner could, and expects the audit to name its month. */
export const checkFlip = async (api: TestApi, fixture: HistoryFixture, flip: Flip) => {
  const owners = {
    domain: [fixture.domain],
    account_id: fixture.parties.map(({ accountId }) => accountId),
  };
  const rows: { target: Target; place: string; value: string; month: string; account: string | null }[] = [];
  for (const target of targets) {
    const { table, column, owner } = target;
    const name = sql.ref(column);
    const found = await sql<{ place: string; value: string; month: string; account: string | null }>`
      select ctid::text as place, ${name}::text as value, to_char(month, 'YYYY-MM') as month,
        ${owner === 'domain' ? sql`null` : sql.ref(owner)}::text as account
      from ${sql.table(table)}
      where ${sql.ref(owner)}::text in (${sql.join(owners[owner])}) and ${name} is not null
      order by month, ${name}::text`.execute(api.db);
    rows.push(...found.rows.map((row) => ({ ...row, target })));
  }
  const kinds = targets.filter((target) => rows.some((row) => row.target === target));
  const kind = kinds[flip.target % Math.max(1, kinds.length)];
  const own = rows.filter(({ target }) => target === kind);
  const row = own[flip.row % Math.max(1, own.length)];
  if (!row) return;
  const { target, place, value, month } = row;
  const table = sql.table(target.table);
  const column = sql.ref(target.column);
  // An amount stays the difference of its parts, which a constraint demands.
  const other = target.table === 'issued_amount' ? sql`, gross = gross + 1` : sql``;
  await sql`alter table ${table} disable trigger user`.execute(api.db);
  await sql`
    update ${table} set ${column} = ${change(value, target, flip.byte)} ${other} where ctid = ${place}::tid`.execute(
    api.db,
  );
  await sql`alter table ${table} enable trigger user`.execute(api.db);

  const mismatch = await audit(fixture);
  assert.ok(mismatch, `the audit does not see a changed ${target.table}.${target.column} of ${month}`);
  if (target.table !== 'closed_revenue' && target.table !== 'closed_rate')
    assert.deepEqual([mismatch.month, mismatch.account_id], [month, row.account], JSON.stringify(mismatch));
};

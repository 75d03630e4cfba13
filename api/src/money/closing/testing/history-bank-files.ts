import assert from 'node:assert/strict';
import type { TestApi } from '../../../platform/testing/describe-databases.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { toEndToEndId } from '../../payout/end-to-end-id.ts';

/** What was done about a payee's money, as the oracle keeps it. */
export type Entry = {
  id: string;
  kind: 'payment' | 'advance' | 'hold';
  payee: string;
  amount: bigint;
  isEnded: boolean;
};

/** What a payer has paid and not taken back. */
export const sumPaid = (entries: readonly Entry[], payee: string) =>
  entries
    .filter((entry) => entry.payee === payee && entry.kind === 'payment' && !entry.isEnded)
    .reduce((sum, { amount }) => sum + amount, 0n);

/** A whole percentage of what is payable, and never nothing. */
export const takePercent = (payable: bigint, percent: number) =>
  (payable * BigInt(percent)) / 100n || BigInt(percent + 1);

type Line = { payee: string; amount: bigint; day: string; reference: string };
type Reply = { status: number; body: { added: number; kept: number; file_errors: { code: string }[] } };

export type FilePayer = {
  payer: 'manager' | 'platform';
  accountIds: readonly string[];
  client: PortalClient;
  importUrl: string;
  runUrl: string;
  /** What is payable to each payee. */
  readPayable: () => Promise<ReadonlyMap<string, bigint>>;
  /** Of the payer; payments of files are added. */
  entries: Entry[];
};

const toCsv = (lines: readonly Line[]) =>
  [
    'end_to_end_id,amount,currency,date,reference',
    ...lines.map(
      ({ payee, amount, day, reference }) => `${toEndToEndId(payee)},${amount},KRW,${day},${reference}`,
    ),
  ].join('\n');

const keyOf = ({ payee, amount, day, reference }: Line) => `${payee} ${amount} ${day} ${reference}`;

/** Imports files of a payer's bank, and keeps which payments they have made. */
export const createBankFiles = (api: TestApi, given: FilePayer) => {
  const { payer, accountIds, client, importUrl, runUrl, readPayable, entries } = given;
  const known = new Set<string>();
  const accepted: { csv: string; lines: number }[] = [];
  const today = () => api.clock.now().toISOString().slice(0, 10);

  const send = async (csv: string, reason?: string) => {
    const search = reason === undefined ? '' : `${importUrl.includes('?') ? '&' : '?'}reason=${reason}`;
    const reply: Reply = await client.post(`${importUrl}${search}`, csv, { 'content-type': 'text/csv' });
    assert.ok([200, 422].includes(reply.status), JSON.stringify(reply.body));
    return reply;
  };

  /** A file that was imported before changes nothing. */
  const sendAgain = async ({ csv, lines }: (typeof accepted)[number]) => {
    const { status, body } = await send(csv);
    assert.deepEqual([status, body.added, body.kept], [200, 0, lines], JSON.stringify(body));
  };

  /** Keeps the payments that the ledger has and the oracle has not: exactly those of a file. */
  const takeAdded = async (fresh: readonly Line[]) => {
    const rows = await api.db
      .selectFrom('payout_entry')
      .select(['id', 'payee_id', 'amount'])
      .where('account_id', 'in', accountIds)
      .where('payer', '=', payer)
      .where('kind', '=', 'payment')
      .execute();
    const present = new Set(entries.map(({ id }) => id));
    const added = rows.filter(({ id }) => !present.has(id));
    assert.deepEqual(
      added.map(({ payee_id: payee, amount }) => `${payee} ${amount}`).toSorted(),
      fresh.map(({ payee, amount }) => `${payee} ${amount}`).toSorted(),
    );
    for (const { id, payee_id: payee, amount } of added)
      entries.push({ id, kind: 'payment', payee, amount: BigInt(amount), isEnded: false });
    for (const line of fresh) known.add(keyOf(line));
  };

  const isGone = async (payee: string) =>
    !(await api.db.selectFrom('member').select('id').where('id', '=', payee).executeTakeFirst());

  /** Sends a file, and expects it to count whole or not at all, once. */
  const importFile = async (csv: string, lines: readonly Line[], isForced: boolean) => {
    const payable = await readPayable();
    const fresh = lines.filter((line) => !known.has(keyOf(line)));
    const { status, body } = await send(csv, isForced ? 'a%20property' : undefined);
    const codes = new Set(body.file_errors?.map(({ code }) => code));
    const isTwice = new Set(lines.map(keyOf)).size < lines.length;
    if (isTwice || codes.has('unknown_payee')) {
      assert.equal(status, 422);
      assert.equal(codes.has('duplicate_payment'), isTwice);
      if (codes.has('unknown_payee'))
        assert.ok((await Promise.all(lines.map(({ payee }) => isGone(payee)))).some(Boolean));
      return;
    }
    const isMore = [...Map.groupBy(fresh, ({ payee }) => payee)].some(
      ([payee, own]) => own.reduce((sum, { amount }) => sum + amount, 0n) > (payable.get(payee) ?? 0n),
    );
    assert.equal(status, isMore && !isForced ? 422 : 200, JSON.stringify(body));
    if (status !== 200) {
      assert.deepEqual([...codes], ['exceeds_payable']);
      return;
    }
    assert.deepEqual([body.added, body.kept], [fresh.length, lines.length - fresh.length]);
    await takeAdded(fresh);
    accepted.push({ csv, lines: lines.length });
    await sendAgain({ csv, lines: lines.length });
  };

  return {
    importLines: async (
      lines: readonly { payee: string; percent: number; reference: number }[],
      isForced: boolean,
    ) => {
      const payable = await readPayable();
      const written = lines.map(({ payee, percent, reference }) => ({
        payee,
        amount: takePercent(payable.get(payee) ?? 0n, percent),
        day: today(),
        reference: `B${reference}`,
      }));
      await importFile(toCsv(written), written, isForced);
    },

    /** A pay run's file is imported as it is, and leaves nothing of it payable but what a file has paid before. */
    async importRun() {
      const { status, body: csv } = await client.get(runUrl.replace('/run', '/run/export'));
      assert.equal(status, 200);
      const [header = '', ...rows] = String(csv)
        .replace(/^\uFEFF/, '')
        .trimEnd()
        .split(/\r?\n/);
      const columns = header.split(',');
      const ids = await readPayable();
      const lines = rows.map((row) => {
        const cells = row.split(',');
        const cellOf = (name: string) => cells[columns.indexOf(name)] ?? '';
        const payee = [...ids.keys()].find((id) => toEndToEndId(id) === cellOf('end_to_end_id')) ?? '';
        const [amount, day, reference] = [cellOf('amount'), cellOf('date'), cellOf('reference')];
        return { payee, amount: BigInt(amount), day, reference };
      });
      for (const { payee, amount } of lines) assert.equal(amount, ids.get(payee), 'all that is payable');
      const before = new Set(lines.filter((line) => known.has(keyOf(line))).map(({ payee }) => payee));
      await importFile(String(csv), lines, false);
      const { body } = await client.get(runUrl);
      const left: string[] = body.items.map(({ payee }: { payee: { id: string } }) => payee.id);
      assert.deepEqual(new Set(left), before);
    },

    async again(which: number) {
      const file = accepted[which % Math.max(1, accepted.length)];
      if (file) await sendAgain(file);
    },
  };
};

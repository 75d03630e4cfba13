import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import fc from 'fast-check';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import { propertyRuns } from '../../../platform/testing/test-depth.ts';
import { insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import { createServerActor } from '../../../access/audit/actor.ts';
import {
  claimChannel,
  deleteReports,
  ingestText,
  readSumsByTable,
  readStoredRows,
} from '../testing/ingest-fixtures.ts';
import { basicCsv, type Cells, revenueCsv } from '../testing/report-csv.ts';
import { createWithdrawalService } from './withdrawal.service.ts';

const days = ['2026-11-15', '2026-11-16', '2026-11-17'];
const channels = ['UCseq-one', 'UCseq-two', 'UCseq-three'];
type Kind = 'views' | 'revenue';
/** Views or micros of each channel on a day. */
type Figures = readonly number[];

/** A step; `minute` is its time of creation, so that a backfilled file may come late and an old one last. */
type Step =
  | {
      action: 'deliver';
      kind: Kind;
      day: number;
      figures: Figures;
      shape: 'good' | 'cut' | 'empty';
      minute: number;
    }
  | { action: 'again'; index: number }
  | { action: 'withdraw'; index: number }
  | { action: 'back'; index: number };

const figures = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 3, maxLength: 3 });
const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        action: fc.constant('deliver' as const),
        kind: fc.constantFrom<Kind>('views', 'revenue'),
        day: fc.integer({ min: 0, max: days.length - 1 }),
        figures,
        shape: fc.constantFrom('good' as const, 'good' as const, 'cut' as const, 'empty' as const),
        minute: fc.integer({ min: 0, max: 5_000 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ action: fc.constant('again' as const), index: fc.nat() }) },
    { weight: 3, arbitrary: fc.record({ action: fc.constant('withdraw' as const), index: fc.nat() }) },
    { weight: 1, arbitrary: fc.record({ action: fc.constant('back' as const), index: fc.nat() }) },
  ),
  { minLength: 3, maxLength: 12 },
);

const rowsOf = (kind: Kind, day: string, given: Figures): Cells[] =>
  given.map((figure, channel) => ({
    date: day.replaceAll('-', ''),
    channel_id: channels[channel] ?? '',
    video_id: `video-${channel}`,
    ...(kind === 'views'
      ? { views: String(figure) }
      : { estimated_partner_revenue: (figure / 1_000_000).toFixed(6) }),
  }));

const contentOf = ({ kind, day, figures: given, shape }: Extract<Step, { action: 'deliver' }>) => {
  const text = days[day] ?? '';
  const rows = shape === 'empty' ? [] : rowsOf(kind, text, given);
  // A file that is cut at the end of a row has fewer rows and no other sign of it.
  const kept = shape === 'cut' ? rows.slice(0, 1) : rows;
  return kind === 'views' ? basicCsv(kept) : revenueCsv(kept);
};

/** The deliveries as the rule has them: the newest by time of creation that was not withdrawn counts. */
type Known = {
  kind: Kind;
  day: string;
  content: string;
  sum: number;
  createdAt: Date;
  order: number;
  isWithdrawn: boolean;
  id?: string;
};

describeEachDatabase('deliveries in any sequence', (api) => {
  let account = '';
  before(async () => {
    const site = await insertSite(api);
    ({ id: account } = await joinManager(api, site));
    for (const youtubeId of channels) await claimChannel(api, account, { youtubeId });
  });

  it('T-65 after each of good, cut, empty, backfilled, doubled and withdrawn deliveries the totals are those of the newest that is left', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        api.clock.set('2026-11-21T12:00:00Z');
        await deleteReports(api);
        const withdrawals = createWithdrawalService({ database: api.database, clock: api.clock });
        const actor = createServerActor('', null);
        const known: Known[] = [];
        const sameDay = (a: Known, b: Known) => a.kind === b.kind && a.day === b.day;
        const isNewer = (a: Known, b: Known) =>
          a.createdAt > b.createdAt || (+a.createdAt === +b.createdAt && a.order > b.order);
        const left = (kind: Kind, day: string) =>
          known
            .filter((one) => one.kind === kind && one.day === day && !one.isWithdrawn)
            .toSorted((a, b) => (isNewer(a, b) ? -1 : 1))[0];

        const remember = async (given: Omit<Known, 'order' | 'isWithdrawn' | 'id'>) => {
          const holds = left(given.kind, given.day);
          const { content, createdAt, day, kind } = given;
          const name = `${kind === 'views' ? 'content_owner_basic_a4' : 'content_owner_estimated_revenue_a1'}_${day}.csv`;
          const isRepeated = known.some(
            (one) =>
              one.content === content &&
              +one.createdAt === +createdAt &&
              !one.isWithdrawn &&
              sameDay(one, given as Known),
          );
          await ingestText(api, content, { name, createdAt, forceReason: 'a random sequence' });
          if (holds && holds.content === content) {
            // What counts is said again, which makes it as new as the newer of both.
            if (createdAt > holds.createdAt) holds.createdAt = createdAt;
            return;
          }
          if (isRepeated) return;
          const row = await api.db
            .selectFrom('ingest_file')
            .select('id')
            .orderBy('id', 'desc')
            .limit(1)
            .executeTakeFirstOrThrow();
          known.push({ ...given, order: known.length, isWithdrawn: false, id: row.id });
        };

        for (const step of sequence) {
          const chosen = 'index' in step && known.length > 0 ? known[step.index % known.length] : undefined;
          if (step.action === 'deliver') {
            const day = days[step.day] ?? '';
            const kept = { good: step.figures, cut: step.figures.slice(0, 1), empty: [] }[step.shape];
            const sum = kept.reduce((total, figure) => total + figure, 0);
            const createdAt = new Date(Date.UTC(2026, 10, 18, 0, step.minute));
            await remember({ kind: step.kind, day, content: contentOf(step), sum, createdAt });
          } else if (chosen && step.action === 'again') {
            const { kind, day, content, sum, createdAt } = chosen;
            await remember({ kind, day, content, sum, createdAt });
          } else if (chosen?.id !== undefined && step.action === 'withdraw') {
            const { outcome } = await withdrawals.withdraw(
              { file: chosen.id, reason: 'random', force: true },
              actor,
            );
            assert.equal(outcome, chosen.isWithdrawn ? 'unchanged' : 'withdrawn');
            chosen.isWithdrawn = true;
          } else if (chosen?.id !== undefined) {
            const other = known.find((one) => one !== chosen && sameDay(one, chosen));
            if (other?.id === undefined) continue;
            await withdrawals.withdraw(
              { file: chosen.id, backTo: other.id, reason: 'random', force: true },
              actor,
            );
            for (const one of known) if (sameDay(one, other) && isNewer(one, other)) one.isWithdrawn = true;
            chosen.isWithdrawn = true;
            other.isWithdrawn = false;
          }

          const expected = days.flatMap((day) => {
            const [viewed, earned] = [left('views', day), left('revenue', day)];
            const [views, micros] = [viewed?.sum ?? 0, earned?.sum ?? 0];
            return views === 0 && micros === 0 ? [] : [{ day, views: String(views), micros: String(micros) }];
          });
          const { facts, rollUps } = await readSumsByTable(api);
          assert.deepEqual(
            (facts as { day: string; views: string | null; revenue_micros: string | null }[]).map((row) => ({
              day: row.day,
              views: row.views ?? '0',
              micros: row.revenue_micros ?? '0',
            })),
            expected,
          );
          for (const rollUp of rollUps) assert.deepEqual(rollUp, facts);
          const stored = (await readStoredRows(api)) as {
            report_day: { report_type: string; day: string }[];
          };
          assert.deepEqual(
            stored.report_day.map(({ report_type: type, day }) => `${type} ${day}`),
            (['views', 'revenue'] as const).flatMap((kind) =>
              days.flatMap((day) =>
                left(kind, day)
                  ? [`content_owner_${kind === 'views' ? 'basic_a4' : 'estimated_revenue_a1'} ${day}`]
                  : [],
              ),
            ),
          );
        }
      }),
      propertyRuns({ quick: 3, full: 15 }),
    );
  });
});

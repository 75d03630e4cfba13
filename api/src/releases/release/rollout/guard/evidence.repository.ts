import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../../../platform/database/database.ts';
import type { RolloutEvidenceTable } from './guard.tables.ts';
import { addBlock, type Block, type Evidence, type LoadCounts } from './sequential-test.ts';

/** The sets that are compared; a set belongs to one domain. */
export type Pair = { control: string; candidate: string };

/** The row that counts whole pages: a load fails when its shell or any remote fails. */
export const WHOLE_PAGE = '*';

/** Page loads of each set in the present step of a rollout. */
export type StepLoads = { control: number; candidate: number };

export type StepEvidence = Evidence & { step: StepLoads };

const NOTHING = {
  control_loads: 0,
  control_failed: 0,
  candidate_loads: 0,
  candidate_failed: 0,
  log_e: 0,
  earlier_control_loads: 0,
  earlier_candidate_loads: 0,
};

type EvidenceRow = Pick<
  Selectable<RolloutEvidenceTable>,
  'control_loads' | 'control_failed' | 'candidate_loads' | 'candidate_failed' | 'log_e'
>;

const toEvidence = (row: EvidenceRow): Evidence => ({
  control: { loads: Number(row.control_loads), failed: Number(row.control_failed) },
  candidate: { loads: Number(row.candidate_loads), failed: Number(row.candidate_failed) },
  logE: row.log_e,
});

type StepRow = Pick<
  Selectable<RolloutEvidenceTable>,
  'step_at' | 'earlier_control_loads' | 'earlier_candidate_loads'
>;

/**
 * The page loads from before a step. It counts from the end of the first window that is judged in it, because that one
 * has page loads of the step before, too.
 */
const countEarlier = (row: StepRow, stepAt: Date, { control, candidate }: Block): StepLoads =>
  row.step_at?.getTime() === stepAt.getTime()
    ? { control: Number(row.earlier_control_loads), candidate: Number(row.earlier_candidate_loads) }
    : { control: control.loads, candidate: candidate.loads };

type Counts = { set_id: string; remote: string; loads: string; failed: string };

const toNumbers = (row: Counts | undefined): LoadCounts => ({
  loads: Number(row?.loads ?? 0),
  failed: Number(row?.failed ?? 0),
});

/** The page loads that first reported a remote in the window, and failed until now. */
const countRemotes = (trx: Trx, { control, candidate }: Pair, from: Date, to: Date) =>
  sql<Counts>`
  select set_id, remote, count(*) as loads, count(*) filter (where failed_before or failed_after) as failed
  from page_load_report
  where set_id in (${control}, ${candidate}) and reported_at > ${from}::timestamptz and reported_at <= ${to}::timestamptz
  group by set_id, remote
  union all
  select set_id, ${WHOLE_PAGE}::text, count(*), count(*) filter (where exists (
    select from page_load_report each
    where each.load_id = page.load_id and (each.failed_before or each.failed_after)))
  from page_load_report page
  where set_id in (${control}, ${candidate}) and remote = 'shell'
    and reported_at > ${from}::timestamptz and reported_at <= ${to}::timestamptz
  group by set_id`.execute(trx);

/** Adds the page loads of each window to the evidence about a candidate. */
export const createEvidenceRepository = (db: Db) => ({
  /**
   * Adds the page loads that first reported until `end`, after those of the window before, and returns the evidence
   * about each of `remotes`, with the page loads of the step that began at `stepAt`. Page loads from before the first call count for nothing. Repeating a call, or calls of
   * several servers, add nothing twice.
   */
  async addWindow(
    pair: Pair,
    remotes: readonly string[],
    { end, stepAt }: { end: Date; stepAt: Date },
  ): Promise<Map<string, StepEvidence>> {
    const ids = { control_set: pair.control, candidate_set: pair.candidate };
    return db.transaction().execute(async (trx) => {
      await trx
        .insertInto('rollout_evidence')
        .values(remotes.map((remote) => ({ ...ids, ...NOTHING, remote, window_end: end, step_at: stepAt })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const rows = await trx
        .selectFrom('rollout_evidence')
        .selectAll()
        .where('control_set', '=', pair.control)
        .where('candidate_set', '=', pair.candidate)
        .where('remote', 'in', remotes)
        .orderBy('remote')
        .forUpdate()
        .execute();
      const start = rows.reduce((least, row) => (row.window_end < least ? row.window_end : least), end);
      const counts = start < end ? (await countRemotes(trx, pair, start, end)).rows : [];
      const evidence = new Map<string, StepEvidence>();
      for (const row of rows) {
        const countOf = (set: string) =>
          toNumbers(counts.find((each) => each.set_id === set && each.remote === row.remote));
        const block: Block = { control: countOf(pair.control), candidate: countOf(pair.candidate) };
        const before = toEvidence(row);
        const after = start < end ? addBlock(before, block) : before;
        const earlier = countEarlier(row, stepAt, after);
        evidence.set(row.remote, {
          ...after,
          step: {
            control: after.control.loads - earlier.control,
            candidate: after.candidate.loads - earlier.candidate,
          },
        });
        await trx
          .updateTable('rollout_evidence')
          .set({
            control_loads: after.control.loads,
            control_failed: after.control.failed,
            candidate_loads: after.candidate.loads,
            candidate_failed: after.candidate.failed,
            log_e: after.logE,
            window_end: start < end ? end : row.window_end,
            step_at: stepAt,
            earlier_control_loads: earlier.control,
            earlier_candidate_loads: earlier.candidate,
          })
          .where('control_set', '=', pair.control)
          .where('candidate_set', '=', pair.candidate)
          .where('remote', '=', row.remote)
          .execute();
      }
      return evidence;
    });
  },

  /** What is known of each remote of some pairs, by the id of the candidate. */
  async list(pairs: readonly Pair[]): Promise<Map<string, Map<string, Evidence>>> {
    const rows = await db
      .selectFrom('rollout_evidence')
      .selectAll()
      .where((eb) =>
        eb.or(
          pairs.map(({ control, candidate }) => eb.and({ control_set: control, candidate_set: candidate })),
        ),
      )
      .orderBy('remote')
      .execute();
    const grouped = Map.groupBy(rows, ({ candidate_set: candidate }) => candidate);
    return new Map(
      [...grouped].map(([candidate, found]) => [
        candidate,
        new Map(found.map((row) => [row.remote, toEvidence(row)])),
      ]),
    );
  },

  /** The pages of a set that were served since then, and how many of them reported. */
  async countPages(set: string, since: Date): Promise<{ served: number; reported: number }> {
    const served = await db
      .selectFrom('page_load_count')
      .select(sql<string | null>`sum(served)`.as('served'))
      .where('set_id', '=', set)
      .where('hour', '>=', since)
      .executeTakeFirst();
    const reported = await db
      .selectFrom('remote_load_count')
      .select(sql<string | null>`sum(loads)`.as('loads'))
      .where('set_id', '=', set)
      .where('remote', '=', 'shell')
      .where('hour', '>=', since)
      .executeTakeFirst();
    return { served: Number(served?.served ?? 0), reported: Number(reported?.loads ?? 0) };
  },
});

export type EvidenceRepository = ReturnType<typeof createEvidenceRepository>;

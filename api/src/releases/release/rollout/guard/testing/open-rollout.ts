import type { ReleaseSet } from '@portal/shared/release';
import type { Db } from '../../../../../platform/database/database.ts';
import { FakeClock } from '../../../../../platform/testing/fake-clock.ts';
import { createEvidenceRepository } from '../evidence.repository.ts';
import { createGuard } from '../guard.service.ts';

export const MINUTE_MS = 60_000;
const WINDOW_MS = 30_000;
const MUSIC = 'mf-music';

/** Only what the guard reads. */
const createSet = (id: string, version: string, shell = '1.0.0') =>
  ({
    id,
    shell: { version: shell },
    remotes: { [MUSIC]: { on: true, build: { descriptor: { version } } }, 'mf-off': { on: false } },
  }) as unknown as ReleaseSet;

type Traffic = { set: string; loads: number; failed: number; remote?: string };

let number = 0;

/** A rollout of sets of its own, whose guard reads the page loads in the database. */
export const openRollout = (db: Db) => {
  const clock = new FakeClock();
  number += 1;
  const [control, candidate] = [createSet(`a${number}`, '1.0.0'), createSet(`b${number}`, '1.1.0')];
  const evidence = createEvidenceRepository(db);
  const guard = createGuard({ evidence, clock, windowMs: WINDOW_MS });

  /** Page loads that open the music pages now. */
  const browse = async ({ set, loads, failed, remote = MUSIC }: Traffic) => {
    const now = clock.now();
    const rows = Array.from({ length: loads }, (_, index) => {
      const load = { load_id: crypto.randomUUID(), set_id: set, issued_at: now, reported_at: now };
      const isFailed = index < failed;
      return [
        { ...load, remote: 'shell', mounted: true },
        { ...load, remote, mounted: !isFailed, failed_before: isFailed },
      ];
    }).flat();
    if (rows.length > 0) await db.insertInto('page_load_report').values(rows).execute();
  };
  let stepAt = clock.now();
  const judge = () => guard.mayAdvance({ control, candidate, stepAt });

  return {
    clock,
    control,
    candidate,
    browse,
    judge,
    guard,
    evidence,
    beginStep() {
      stepAt = clock.now();
    },
    /** Another minute of page loads, and what the guard says of them. */
    async passWindow(failed: { control: number; candidate: number }) {
      await browse({ set: control.id, loads: 475, failed: failed.control });
      await browse({ set: candidate.id, loads: 25, failed: failed.candidate });
      clock.advance(MINUTE_MS);
      return judge();
    },
  };
};

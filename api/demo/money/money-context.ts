import type { Clock } from '../../src/platform/clock.ts';
import type { OpenDatabase } from '../../src/platform/database/database.ts';
import { randomIds } from '../../src/platform/ids.ts';
import type { Actor } from '../../src/access/audit/actor.ts';
import { createAudit } from '../../src/access/audit/audit.service.ts';
import { createKeyFiles, createSigningKeys } from '../../src/releases/release/index.ts';
import { addMonths, type Day, startOfMonth } from '../../src/platform/calendar.ts';
import { consoleDomain, type DemoDomain, type DemoPayouts, getHost } from '../domains/index.ts';
import { managerId, seedId } from '../seed/seed-context.ts';

/** A domain whose months the demo closes. */
export type PayingDomain = DemoDomain & { payouts: DemoPayouts };

export type MoneyContext = {
  database: OpenDatabase;
  /** `DATA_DIR`, which has the keys that sign. */
  dataDirectory: string;
  /** Directory of the report files. */
  directory: string;
  domains: readonly PayingDomain[];
  /** The day the demo was created. */
  anchor: Day;
  /** The first day with figures. */
  firstDay: Day;
  progress: (text: string) => void;
};

/** Months from the last complete one back to those that are closed: closing reports of the newest are not there yet. */
const CLOSED_MONTHS = [4, 3, 2];

/** The months that the demo closes, of which all days have figures. */
export const listClosedMonths = ({ anchor, firstDay }: MoneyContext): Day[] =>
  CLOSED_MONTHS.map((months) => addMonths(startOfMonth(anchor), -months)).filter(
    (month) => month >= firstDay,
  );

/** What services need to act at a time in the past. */
export const createPast = ({ database: { db }, dataDirectory }: MoneyContext, time: string) => {
  const now = new Date(time);
  const clock: Clock = { now: () => now };
  const keys = createSigningKeys({ db, files: createKeyFiles(dataDirectory), clock });
  return { db, clock, ids: randomIds, keys, audit: createAudit({ db, clock, ids: randomIds }) };
};

export const operator = (domain: DemoDomain): Actor => ({
  id: seedId(`${getHost(consoleDomain)}/operator`),
  role: 'operator',
  tenantId: null,
  domain: getHost(domain),
  requestId: null,
});

export const manager = (domain: DemoDomain): Actor => ({
  id: managerId(domain),
  role: 'manager',
  tenantId: managerId(domain),
  domain: getHost(domain),
  requestId: null,
});

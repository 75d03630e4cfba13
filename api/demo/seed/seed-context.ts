import { createHash } from 'node:crypto';
import type { OpenDatabase, Trx } from '../../src/platform/database/database.ts';
import { uuidV7 } from '../../src/platform/ids.ts';
import { type Day, addDays } from '../../src/platform/calendar.ts';
import { type DemoDomain, getHost } from '../domains/index.ts';

/** The context of every seeding step. */
export type SeedContext = {
  database: OpenDatabase;
  trx: Trx;
  now: Date;
  /** The Pacific day of `now`, from which all days are counted. */
  anchor: Day;
};

const MS_PER_DAY = 86_400_000;

/** The time some days before now. */
export const timeDaysAgo = ({ now }: Pick<SeedContext, 'now'>, days: number) =>
  new Date(now.getTime() - days * MS_PER_DAY);

/** The Pacific day some days before that of now. */
export const dateDaysAgo = ({ anchor }: Pick<SeedContext, 'anchor'>, days: number): Day =>
  addDays(anchor, -days);

/** A deterministic id of a row of the demo. */
export const seedId = (text: string) => uuidV7(0, createHash('sha256').update(text).digest());

export const managerId = (domain: Pick<DemoDomain, 'key'>) => seedId(`${getHost(domain)}/manager`);
export const memberId = (domain: Pick<DemoDomain, 'key'>, number: number) =>
  seedId(`${getHost(domain)}/member${number}`);
export const channelId = (domain: Pick<DemoDomain, 'key'>, handle: string) =>
  seedId(`${getHost(domain)}/${handle}`);

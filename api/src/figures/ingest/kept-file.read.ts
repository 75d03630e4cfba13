import { type Day, toMonthPeriod } from '../../platform/calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { KEY_CELLS } from './files/fact-rows.ts';
import { readMonth } from './files/month-of-file.ts';
import { unpackContent } from './files/pack-content.ts';
import { readReportFile } from './files/report-file.ts';
import { type ChannelDaySum, sumFactRows } from './files/sum-fact-rows.ts';
import { getRevenueSource, type RevenueReportId } from './report-types.ts';
import { readClaimedChannels } from './storage/claimed-channels.ts';
import { hasContent, readContent } from './storage/content.repository.ts';

export type KeptRevenue = {
  /** SHA-256 of what is kept. */
  digest: string;
  sums: ChannelDaySum[];
};

type KeptFile = {
  digest: string;
  name: string;
  owner: string;
  type: RevenueReportId;
  /** Those of its days that are read, and of a closing report those of other months whose corrections are. */
  days: Day[];
  corrected: Day[];
};

/**
 * Reads the revenue of registered channels from a file that is kept, by the rules by which it was ingested. Undefined when
 * its content is not kept any more.
 */
export const readKeptRevenue = async (
  db: Db,
  { digest, name, owner, type, days, corrected }: KeptFile,
  now: Date,
): Promise<KeptRevenue | undefined> => {
  if (!(await hasContent(db, digest))) return undefined;
  const file = await readReportFile(await unpackContent(readContent(db, digest)), { name, now });
  try {
    const { claims } = await readClaimedChannels(db, file.channels);
    const source = getRevenueSource(type);
    const { pieces } = await file.facts({
      claims,
      owner,
      version: 0,
      days: new Set(days),
      closing: source && {
        source,
        month: toMonthPeriod(readMonth(file, name)),
        corrected: new Set(corrected),
      },
    });
    const amountCell = KEY_CELLS + (source === undefined ? 0 : 1);
    // The country is the last cell of the key.
    const cells = { amountCell, countryCell: amountCell - 1 };
    return { digest: file.digest, sums: await sumFactRows(pieces, cells) };
  } finally {
    await file.remove();
  }
};

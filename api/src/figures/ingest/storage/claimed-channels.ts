import type { Db } from '../../../platform/database/database.ts';
import { LAST_DAY } from '../../../platform/day-span.ts';
import type { ReportFile } from '../files/report-file.ts';
import type { ClaimedChannel } from '../files/fact-rows.ts';

/**
 * The claims of a file's channels, and which of them nobody has registered now, sorted by rows, most first. A channel that was given up
 * is one of these, although its former claims hold for their days.
 */
export const readClaimedChannels = async (db: Db, channels: ReportFile['channels']) => {
  const rows = await db.selectFrom('channel_claim').selectAll().orderBy('from_day').execute();
  const all = new Map<string, ClaimedChannel[]>();
  for (const row of rows) {
    const span = {
      accountId: row.account_id,
      channelId: row.channel_id,
      from: row.from_day,
      until: row.until_day,
    };
    const spans = all.get(row.youtube_id);
    if (spans) spans.push(span);
    else all.set(row.youtube_id, [span]);
  }
  const claims = new Map<string, readonly ClaimedChannel[]>();
  for (const { youtubeId } of channels) {
    const spans = all.get(youtubeId);
    if (spans) claims.set(youtubeId, spans);
  }
  const unknown = channels
    .filter(({ youtubeId }) => claims.get(youtubeId)?.at(-1)?.until !== LAST_DAY)
    .toSorted((a, b) => (a.rows === b.rows ? (a.youtubeId < b.youtubeId ? -1 : 1) : b.rows - a.rows));
  return { claims, unknown };
};

export type FileChannels = Awaited<ReturnType<typeof readClaimedChannels>>;

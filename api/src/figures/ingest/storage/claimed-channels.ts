import type { Trx } from '../../../platform/database/database.ts';
import type { ReportFile } from '../files/report-file.ts';
import type { ClaimedChannel } from '../files/fact-rows.ts';

/** Splits a file's channels into registered and unknown ones, the latter sorted by rows, most first. */
export const readClaimedChannels = async (trx: Trx, channels: ReportFile['channels']) => {
  const rows = await trx.selectFrom('channel_claim').selectAll().execute();
  const all = new Map(
    rows.map((row) => [
      row.youtube_id,
      { accountId: row.account_id, channelId: row.channel_id, earnsFrom: row.earns_from },
    ]),
  );
  const claims = new Map<string, ClaimedChannel>();
  for (const { youtubeId } of channels) {
    const claim = all.get(youtubeId);
    if (claim) claims.set(youtubeId, claim);
  }
  const unknown = channels
    .filter(({ youtubeId }) => !claims.has(youtubeId))
    .toSorted((a, b) => (a.rows === b.rows ? (a.youtubeId < b.youtubeId ? -1 : 1) : b.rows - a.rows));
  return { claims, unknown };
};

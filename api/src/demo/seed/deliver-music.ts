import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IngestService } from '../../modules/ingest/ingest.service.ts';
import type { ListReportId } from '../../modules/ingest/report-types.ts';
import type { Day } from '../../modules/report/calendar.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { demoTracks } from '../catalogue/tracks.ts';
import type { DemoDomain } from '../domains/index.ts';
import { assetReport, claimReport } from '../figures/music-reports.ts';

export type MusicDelivery = {
  database: OpenDatabase;
  ingest: IngestService;
  domains: readonly DemoDomain[];
  /** The day the demo was made. */
  anchor: Day;
  directory: string;
};

/** Writes the reports of recordings and of where they are heard, and takes in those that never were. */
export const deliverMusic = async ({ database, ingest, domains, anchor, directory }: MusicDelivery) => {
  const tracks = demoTracks();
  const reports: { type: ListReportId; write: () => string }[] = [
    { type: 'content_owner_asset_a3', write: () => assetReport(tracks) },
    { type: 'content_owner_active_claims_a3', write: () => claimReport(domains, tracks) },
  ];
  const taken = await database.db.selectFrom('ingest_file').select('report_type').distinct().execute();
  const isTaken = new Set(taken.map(({ report_type: type }) => type));
  await mkdir(directory, { recursive: true });
  for (const { type, write } of reports) {
    if (isTaken.has(type)) continue;
    const name = `${type}_${anchor}.csv`;
    const path = join(directory, name);
    await writeFile(path, write());
    await ingest.ingestFile(createReadStream(path), {
      name,
      createdAt: new Date(`${anchor}T00:00:00Z`),
      hasMore: true,
    });
  }
};

import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IngestService } from '../../src/figures/ingest/ingest.service.ts';
import { ASSET_REPORT, CLAIM_REPORT, type ListReportId } from '../../src/figures/ingest/report-types.ts';
import type { Day } from '../../src/platform/calendar.ts';
import type { OpenDatabase } from '../../src/platform/database/database.ts';
import { createDemoTracks } from '../catalogue/tracks.ts';
import type { DemoDomain } from '../domains/index.ts';
import { renderAssetReport, renderClaimReport } from '../figures/music-reports.ts';

export type MusicDelivery = {
  database: OpenDatabase;
  ingest: IngestService;
  domains: readonly DemoDomain[];
  /** The day the demo was created. */
  anchor: Day;
  directory: string;
};

/** Writes the reports of recordings and claims, and ingests those that are missing. */
export const deliverMusic = async ({ database, ingest, domains, anchor, directory }: MusicDelivery) => {
  const tracks = createDemoTracks();
  const reports: { type: ListReportId; write: () => string }[] = [
    { type: ASSET_REPORT, write: () => renderAssetReport(tracks) },
    { type: CLAIM_REPORT, write: () => renderClaimReport(domains, tracks) },
  ];
  const ingestedTypes = await database.db
    .selectFrom('ingest_file')
    .select('report_type')
    .distinct()
    .execute();
  const isIngested = new Set(ingestedTypes.map(({ report_type: type }) => type));
  await mkdir(directory, { recursive: true });
  for (const { type, write } of reports) {
    if (isIngested.has(type)) continue;
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

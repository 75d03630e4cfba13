import type { ChannelTables } from '../../modules/channel/channel.tables.ts';
import type { IngestTables } from '../../modules/ingest/ingest.tables.ts';
import type { MemberTables } from '../../modules/member/member.tables.ts';
import type { MusicTables } from '../../modules/music/music.tables.ts';
import type { NoticeTables } from '../../modules/notice/notice.tables.ts';
import type { ReleaseTables } from '../../modules/release/release.tables.ts';
import type { ReportTables } from '../../modules/report/report.tables.ts';
import type { SessionTables } from '../../modules/session/session.tables.ts';
import type { SiteTables } from '../../modules/site/site.tables.ts';
import type { TelemetryTables } from '../../modules/telemetry/telemetry.tables.ts';

/** Every table of the service. Each module describes its own; a new module is a line here. */
export type Database = SiteTables &
  MemberTables &
  SessionTables &
  ChannelTables &
  MusicTables &
  NoticeTables &
  IngestTables &
  ReportTables &
  ReleaseTables &
  TelemetryTables;

import type { AccountTables } from '../modules/account/account.tables.ts';
import type { AuditTables } from '../modules/audit/audit.tables.ts';
import type { ChannelTables } from '../modules/channel/channel.tables.ts';
import type { DeployTokenTables } from '../modules/deploy-token/deploy-token.tables.ts';
import type { ExternalTables } from '../modules/external/external.tables.ts';
import type { IngestTables } from '../modules/ingest/ingest.tables.ts';
import type { MemberTables } from '../modules/member/member.tables.ts';
import type { MusicTables } from '../modules/music/music.tables.ts';
import type { NoticeTables } from '../modules/notice/notice.tables.ts';
import type { GuardTables } from '../modules/release/guard/guard.tables.ts';
import type { ReleaseTables } from '../modules/release/release.tables.ts';
import type { RateTables } from '../modules/rate/rate.tables.ts';
import type { SessionTables } from '../modules/session/session.tables.ts';
import type { SiteTables } from '../modules/site/site.tables.ts';
import type { TelemetryTables } from '../modules/telemetry/telemetry.tables.ts';
import type { VerificationTables } from '../modules/verification/verification.tables.ts';
import type { ViewTables } from '../modules/view/view.tables.ts';
import type { YoutubeTables } from '../youtube/youtube.tables.ts';
import type { IdempotencyTables } from '../platform/http/idempotency.tables.ts';
import type { JobTables } from '../platform/jobs/job.tables.ts';
import type { FileProgressTables } from '../platform/progress/file-progress.tables.ts';
import type { SearchTextTables } from '../platform/search/search-text.tables.ts';
import type { ServerSecretTables } from '../platform/server-signer.tables.ts';

declare module '../platform/database/schema.ts' {
  /** Every table of the service. Each module declares its own; a new module needs a line here. */
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge
  interface Database
    extends
      AccountTables,
      AuditTables,
      ChannelTables,
      DeployTokenTables,
      ExternalTables,
      FileProgressTables,
      GuardTables,
      IdempotencyTables,
      IngestTables,
      JobTables,
      MemberTables,
      MusicTables,
      NoticeTables,
      ReleaseTables,
      RateTables,
      SearchTextTables,
      ServerSecretTables,
      SessionTables,
      SiteTables,
      TelemetryTables,
      VerificationTables,
      ViewTables,
      YoutubeTables {}
}

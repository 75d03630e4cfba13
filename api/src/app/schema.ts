import type { AccountTables } from '../access/account/account.tables.ts';
import type { AuditTables } from '../access/audit/audit.tables.ts';
import type { ExternalTables } from '../access/external/external.tables.ts';
import type { NotificationTables } from '../access/notification/notification.tables.ts';
import type { SessionTables } from '../access/session/session.tables.ts';
import type { MusicTables } from '../content/music/music.tables.ts';
import type { NoticeTables } from '../content/notice/notice.tables.ts';
import type { SiteTables } from '../content/site/site.tables.ts';
import type { IngestTables } from '../figures/ingest/ingest.tables.ts';
import type { RateTables } from '../figures/rate/rate.tables.ts';
import type { ClosedTables } from '../money/closed/closed.tables.ts';
import type { PayoutTables } from '../money/payout/payout.tables.ts';
import type { WithholdingTables } from '../money/withholding/withholding.tables.ts';
import type { ReopeningTables } from '../money/reopening/reopening.tables.ts';
import type { ChannelTables } from '../partners/channel/channel.tables.ts';
import type { MemberTables } from '../partners/member/member.tables.ts';
import type { VerificationTables } from '../partners/verification/verification.tables.ts';
import type { ViewTables } from '../partners/view/view.tables.ts';
import type { IdempotencyTables } from '../platform/http/idempotency.tables.ts';
import type { JobTables } from '../platform/jobs/job.tables.ts';
import type { FileProgressTables } from '../platform/progress/file-progress.tables.ts';
import type { SearchTextTables } from '../platform/search/search-text.tables.ts';
import type { ServerSecretTables } from '../platform/server-signer.tables.ts';
import type { DeployTokenTables } from '../releases/deploy-token/deploy-token.tables.ts';
import type { ApprovalTables } from '../releases/release/moves/approval/approval.tables.ts';
import type { FreezeTables } from '../releases/release/moves/freeze/freeze.tables.ts';
import type { GuardTables } from '../releases/release/rollout/guard/guard.tables.ts';
import type { NewestTables } from '../releases/release/sets/newest/newest.tables.ts';
import type { OperationTables } from '../releases/release/builds/operations/operation.tables.ts';
import type { PlannedMoveTables } from '../releases/release/moves/planned/planned-move.tables.ts';
import type { ReleaseTables } from '../releases/release/release.tables.ts';
import type { SignatureTables } from '../releases/release/signing/signature.tables.ts';
import type { TelemetryTables } from '../releases/telemetry/telemetry.tables.ts';
import type { YoutubeTables } from '../youtube/youtube.tables.ts';

declare module '../platform/database/schema.ts' {
  /** Every table of the service. Each module declares its own; a new one needs a line here. */
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge
  interface Database
    extends
      AccountTables,
      ApprovalTables,
      AuditTables,
      ChannelTables,
      ClosedTables,
      DeployTokenTables,
      ExternalTables,
      FileProgressTables,
      FreezeTables,
      GuardTables,
      IdempotencyTables,
      IngestTables,
      JobTables,
      MemberTables,
      MusicTables,
      NewestTables,
      NoticeTables,
      NotificationTables,
      OperationTables,
      PayoutTables,
      PlannedMoveTables,
      RateTables,
      ReleaseTables,
      SearchTextTables,
      ServerSecretTables,
      SessionTables,
      SignatureTables,
      SiteTables,
      ReopeningTables,
      TelemetryTables,
      VerificationTables,
      ViewTables,
      WithholdingTables,
      YoutubeTables {}
}

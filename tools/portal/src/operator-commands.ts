import { addAccountCommands } from './commands/accounts.ts';
import { addAuditCommand } from './commands/audit.ts';
import { addChannelCommands } from './commands/channels.ts';
import { addClosingCommands } from './commands/closing.ts';
import { addDeliveryCommands } from './commands/deliveries.ts';
import { addDemoCommands } from './commands/demo.ts';
import { addDoctorCommand } from './commands/doctor.ts';
import { addDomainsCommand } from './commands/domains.ts';
import { addIngestCommand } from './commands/ingest.ts';
import { addMusicCommands } from './commands/music.ts';
import { addNoticeCommands } from './commands/notice.ts';
import { addPayoutCommands } from './commands/payouts.ts';
import { addPublishCommand } from './commands/publish.ts';
import { addRateCommands } from './commands/rates.ts';
import { addReleaseCommands } from './commands/release.ts';
import { addSiteCommands } from './commands/sites.ts';
import { addTokenCommands } from './commands/tokens.ts';
import { addTransferCommands } from './commands/transfer.ts';
import { addVerifyCommand } from './commands/verify.ts';
import type { AddCommands } from './program.ts';

/** What operators need of a server that runs: nothing of it builds or opens a browser. In the order of the help. */
export const operatorCommands: readonly AddCommands[] = [
  addPublishCommand,
  addVerifyCommand,
  addDoctorCommand,
  addReleaseCommands,
  addTokenCommands,
  addSiteCommands,
  addAccountCommands,
  addChannelCommands,
  addIngestCommand,
  addDeliveryCommands,
  addRateCommands,
  addAuditCommand,
  addClosingCommands,
  addPayoutCommands,
  addMusicCommands,
  addNoticeCommands,
  addDomainsCommand,
  addTransferCommands,
  addDemoCommands,
];

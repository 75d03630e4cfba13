import { createHash } from 'node:crypto';
import { paths } from '@portal/shared/routing/paths';
import type { FastifyBaseLogger } from 'fastify';
import { MAIL_JOB, parseMailKey } from '../../access/notification/queue-mails.ts';
import type { Db } from '../../platform/database/database.ts';
import type { JobKind } from '../../platform/jobs/job-runner.ts';
import type { Job, JobStore } from '../../platform/jobs/job-store.ts';
import { type Mail, MailRefusedError } from '../../platform/mail/mail-transport.ts';
import { composeMail } from './compose-mail.ts';
import { findReader } from './mail.repository.ts';
import type { MailReports } from './read-mail-reports.ts';
import { renderMailHtml, renderMailText } from './render-mail.ts';
import { getUnsubscribePath } from './unsubscribe-link.ts';

/** Longer than the reports of a mail and all timeouts of the transport together. */
const LEASE_MS = 5 * 60_000;
/** Attempts of about a day, after which a mail would be about old news. */
const MOST_ATTEMPTS = 100;

const identify = ({ key }: Job, domain: string) =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain}>`;

export type MailJobDependencies = {
  db: Db;
  jobs: JobStore;
  reports: MailReports;
  send: (mail: Mail) => Promise<void>;
  /** The origin of a domain's pages. */
  getOrigin: (domain: string) => string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

/**
 * The job that sends queued mails. The reports are read when a mail is sent. A server that dies between the response of the mail
 * server and the end of the job sends the mail once more, with the same Message-ID.
 */
export const createMailJob = ({ db, jobs, reports, send, getOrigin, log }: MailJobDependencies): JobKind => {
  const writeMail = async (job: Job): Promise<Mail | undefined> => {
    const queued = parseMailKey(job);
    const recipient = await findReader(db, queued);
    const document = recipient && (await composeMail(reports, queued, recipient));
    if (!recipient || !document) return undefined;
    const { viewer, email, secret, site } = recipient;
    const origin = getOrigin(site.domain);
    const unsubscribeUrl = origin + getUnsubscribePath(queued, secret);
    const { language } = viewer;
    const frame = { language, site, origin, settingsUrl: origin + paths.inbox.href(), unsubscribeUrl };
    return {
      messageId: identify(job, site.domain),
      senderName: site.name,
      to: email,
      subject: document.subject,
      text: renderMailText(document, frame),
      html: renderMailHtml(document, frame),
      language,
      unsubscribeUrl,
    };
  };

  const deliver = async (job: Job) => {
    const mail = await writeMail(job);
    if (!mail) return;
    try {
      await send(mail);
    } catch (error) {
      if (error instanceof MailRefusedError) log.warn({ err: error, mail: job.key }, 'a mail was refused');
      else if (job.attempts < MOST_ATTEMPTS) throw error;
      else log.error({ err: error, mail: job.key }, 'a mail was not sent within a day');
    }
  };

  return {
    kind: MAIL_JOB,
    batch: 1,
    leaseMs: LEASE_MS,
    async run(due) {
      for (const job of due) {
        await deliver(job);
        await db.transaction().execute((trx) => jobs.finish(job, trx));
      }
    },
  };
};

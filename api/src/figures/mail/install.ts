import type { FastifyInstance } from 'fastify';
import { createJobRunner } from '../../platform/jobs/job-runner.ts';
import { openMailTransport } from '../../platform/mail/mail-transport.ts';
import { getPublicOrigin } from '../../releases/edge/page-request.ts';
import { createMailJob } from './mail-job.ts';
import { createMailReports } from './read-mail-reports.ts';

/** Sends queued mails where the settings name a mail server. */
export const installMails = (app: FastifyInstance) => {
  const { clock, config, database, jobs, log, searches } = app;
  if (config.mail === undefined) return;
  const transport = openMailTransport(config.mail);
  const job = createMailJob({
    db: database.db,
    jobs: jobs.store,
    reports: createMailReports({ database, searches, clock }),
    send: transport.send,
    getOrigin: (domain) => getPublicOrigin(domain, String(config.port)),
    log,
  });
  // Not with the other jobs, because a slow mail server must not delay them.
  const runner = createJobRunner({
    jobs: jobs.store,
    kinds: [job],
    clock,
    onError: (error) => log.warn({ err: error }, 'a mail is sent later'),
  });
  app.addHook('onListen', async () => runner.start());
  // Runs before the database is closed.
  app.addHook('preClose', async () => {
    await runner.stop();
    transport.close();
  });
};

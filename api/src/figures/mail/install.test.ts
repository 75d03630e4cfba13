import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { createDeviatingAccount } from '../report/briefing/testing/deviating-account.ts';
import { DAY_NOTIFICATIONS } from '../report/inbox/day-notifications.ts';
import { openMailServer } from './testing/mail-server.ts';

const server = await openMailServer();

describeWithDatabase(
  'a server with a mail server',
  (api) => {
    after(() => server.close());

    it('sends mails of a new day while it listens', async () => {
      const { manager } = await createDeviatingAccount(api);
      const { status } = await manager.post('/inbox/mail', {
        frequencies: [{ frequency: 'daily', on: true }],
        time_zone: 'Asia/Seoul',
      });
      assert.equal(status, 200);
      await api.app.jobs.store.ensure(DAY_NOTIFICATIONS);
      await api.app.listen({ port: 0, host: '127.0.0.1' });

      await server.waitFor(1);
      assert.match(server.received[0]?.text ?? '', /Nov 18, 2026/);
    });
  },
  { SMTP_URL: server.url, MAIL_FROM: 'no-reply@portal.example' },
);

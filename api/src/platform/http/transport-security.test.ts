import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeWithDatabase } from '../testing/describe-databases.ts';

describeWithDatabase(
  'transport security',
  (api) => {
    const headerOf = async (url: string, headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
      const reply = await api.app.inject({
        url,
        remoteAddress,
        headers: { host: 'nobody.test', ...headers },
      });
      return reply.headers['strict-transport-security'];
    };

    it('T-24 responses over TLS tell browsers to use HTTPS only, and others do not', async () => {
      for (const url of ['/', '/api/member/me', '/r/none', '/media/none', '/healthz']) {
        assert.equal(await headerOf(url, { 'x-forwarded-proto': 'https' }), 'max-age=31536000', url);
        assert.equal(await headerOf(url, {}), undefined, url);
        assert.equal(await headerOf(url, { 'x-forwarded-proto': 'https' }, '192.0.2.1'), undefined, url);
      }
    });
  },
  { TRUSTED_PROXIES: '127.0.0.1' },
);

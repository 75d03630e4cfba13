import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { createAnonymousClient, insertSite, nextNumber, PASSWORD } from '../../platform/testing/fixtures.ts';

const TERMS = 'https://example.com/terms';
const PRIVACY = 'https://example.com/privacy?v=2';

describeWithDatabase('consent at sign-up', (api) => {
  const open = async (documents: { terms_url?: string; privacy_url?: string }) =>
    createAnonymousClient(api, await insertSite(api, documents));
  const person = () => ({
    email: `new${nextNumber()}@example.com`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    nickname: 'New one',
  });

  it('the terms of a domain name its documents', async () => {
    const consentOf = async (documents: Parameters<typeof open>[0]) =>
      (await (await open(documents)).get('/v2/mcn/terms')).body.terms.consent;

    assert.equal(await consentOf({}), null);
    assert.deepEqual(await consentOf({ terms_url: TERMS }), { terms_url: TERMS, privacy_url: null });
  });

  it('a sign-up requires consent where the domain has a document, and writes nothing without it', async () => {
    const client = await open({ privacy_url: PRIVACY });
    const { email, ...rest } = person();

    for (const consent of [undefined, false]) {
      const reply = await client.post('/v2/mcn/join', { email, ...rest, consent });
      assert.deepEqual(
        [reply.status, reply.body.errors.map(({ path, code }: Record<string, string>) => [path, code])],
        [400, [['consent', 'required']]],
      );
    }
    const found = await api.db.selectFrom('member').select('id').where('email', '=', email).execute();
    assert.deepEqual(found, []);
  });

  it('a consent is in the audit log with the documents of that time', async () => {
    const client = await open({ terms_url: TERMS, privacy_url: PRIVACY });

    const reply = await client.post('/v2/mcn/join', { ...person(), consent: true });

    assert.equal(reply.status, 200);
    client.token = reply.body.token;
    const { account } = (await client.get('/member/me')).body;
    const lines = await api.db
      .selectFrom('audit_entry')
      .select(['action', 'after'])
      .where('subject', '=', account.id)
      .execute();
    assert.deepEqual(lines, [
      { action: 'account.consented', after: { terms_url: TERMS, privacy_url: PRIVACY } },
    ]);
  });

  it('a domain without documents requires no consent', async () => {
    const client = await open({});

    assert.equal((await client.post('/v2/mcn/join', person())).status, 200);
  });
});

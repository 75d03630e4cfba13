import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeWithDatabase } from '../testing/describe-databases.ts';
import { createAnonymousClient, insertSite, joinManager, nextNumber, PASSWORD } from '../testing/fixtures.ts';
import { signInOperator } from '../testing/operator.ts';

const NOTHING_TO_SEE = ' \u3164\u200B\u2800\n ';
const DISGUISED = '\u202E관\u200B리자\n팀\u3164';
const PLAIN = '관리자 팀';

describeWithDatabase('names and addresses', (api) => {
  const join = async (change: object) => {
    const client = createAnonymousClient(api, await insertSite(api));
    const reply = await client.post('/v2/mcn/join', {
      email: `name${nextNumber()}@example.com`,
      password: PASSWORD,
      password_confirmation: PASSWORD,
      nickname: '민트',
      ...change,
    });
    return { client, reply };
  };
  const errorsOf = ({ body }: Awaited<ReturnType<typeof join>>['reply']) =>
    body.errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`);

  it('T-30 every name is stored as one line without invisible characters', async () => {
    const { client } = await joinManager(api, await insertSite(api));
    const { client: operator } = await signInOperator(api);
    const domain = await insertSite(api);

    const { client: joined, reply } = await join({ nickname: DISGUISED });
    joined.token = reply.body.token;
    const member = await client.post('/member/mcn/add', {
      user_id: `name${nextNumber()}@example.com`,
      password: PASSWORD,
      nickname: DISGUISED,
    });
    const view = await client.post('/view/add', { path: '/dashboard', name: DISGUISED, query: 'period=7d' });
    const key = await operator.post('/operator/server-keys', { domain, name: DISGUISED });
    const notice = await operator.post('/operator/notices', {
      domain,
      category: 'general',
      title: { ko: DISGUISED },
      body: { ko: '글' },
    });

    assert.equal((await joined.get('/member/me')).body.account.nickname, PLAIN);
    assert.equal(member.body.account.nickname, PLAIN);
    assert.equal(view.body.view.name, PLAIN);
    assert.equal(key.body.server_key.name, PLAIN);
    assert.equal(notice.body.notice.title.ko, PLAIN);
  });

  it('T-30 a name without a visible character is refused', async () => {
    const { client } = await joinManager(api, await insertSite(api));

    const { reply } = await join({ nickname: NOTHING_TO_SEE });
    const view = await client.post('/view/add', {
      path: '/dashboard',
      name: NOTHING_TO_SEE,
      query: 'period=7d',
    });

    assert.deepEqual(errorsOf(reply), ['nickname too_short']);
    assert.deepEqual(errorsOf(view), ['name required']);
  });

  it('a signed-up address of another script is known in each of its forms at sign-in', async () => {
    const host = `실례${nextNumber()}.한국`;
    const { client, reply } = await join({ email: `kim@${host}` });

    assert.equal(reply.status, 200);
    for (const id of [`kim@${host}`, `Kim@${new URL(`http://${host}`).hostname}`, `ｋｉｍ＠${host}`])
      assert.equal((await client.post('/member/login', { id, password: PASSWORD })).status, 200, id);
  });

  it('addresses with signs before the @ are taken, others are refused', async () => {
    assert.equal((await join({ email: 'r&d@example.com' })).reply.status, 200);
    for (const email of ['a@b', 'a..b@example.com', 'kim@example.com/x', '가@example.com'])
      assert.deepEqual(errorsOf((await join({ email })).reply), ['email invalid'], email);
  });
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import {
  addMember,
  createAnonymousClient,
  insertSite,
  joinManager,
  nextNumber,
  PASSWORD,
} from '../../platform/testing/fixtures.ts';

const EMOJI = '\u{1f511}';
/** Lengths count code points, not bytes or UTF-16 units. */
const taken = ['aB3$', '    ', ' aB3$ ', EMOJI.repeat(4), EMOJI.repeat(64), 'x'.repeat(64), '비밀번호'];
const refused = {
  aB3: 'too_short',
  [EMOJI.repeat(3)]: 'too_short',
  [EMOJI.repeat(65)]: 'too_long',
  ['x'.repeat(65)]: 'too_long',
};

describeWithDatabase('password rules', (api) => {
  /** Every call that sets a password, and the account that can sign in with it. */
  const setters = async (minimum: number) => {
    // Sign-ups are throttled per address, and all of these come from one.
    await api.db.deleteFrom('login_throttle').execute();
    const domain = await insertSite(api, { password_minimum: minimum });
    const email = `password${nextNumber()}@example.com`;
    const { client, email: own } = await joinManager(api, domain);
    const { id, email: member } = await addMember(api, client);
    return {
      domain,
      calls: {
        join: (password: string) => ({
          email,
          field: 'password',
          reply: createAnonymousClient(api, domain).post('/v2/mcn/join', {
            email,
            password,
            password_confirmation: password,
            nickname: '나나',
          }),
        }),
        addSubAccount: (password: string) => {
          const added = `password${nextNumber()}@example.com`;
          return {
            email: added,
            field: 'password',
            reply: client.post('/member/mcn/add', { user_id: added, password, nickname: '나나' }),
          };
        },
        updateSubAccount: (password: string) => ({
          email: member,
          field: 'password',
          reply: client.post('/member/mcn/update', { target: id, password }, { 'if-match': '*' }),
        }),
        updateAccount: (password: string) => ({
          email: own,
          field: 'new_password',
          reply: client.post('/member/account/update', { password: PASSWORD, new_password: password }),
        }),
      },
    };
  };
  const names = ['join', 'addSubAccount', 'updateSubAccount', 'updateAccount'] as const;

  for (const name of names) {
    it(`T-19 the password of ${name} may have 4 to 64 characters of any kind, and is used unchanged`, async () => {
      for (const [password, code] of Object.entries(refused)) {
        const { field, reply } = (await setters(4)).calls[name](password);
        const { status, body } = await reply;
        assert.deepEqual(
          [status, body.errors?.[0].path, body.errors?.[0].code],
          [400, field, code],
          password,
        );
      }
      for (const password of taken) {
        const { domain, calls } = await setters(4);
        const { email, reply } = calls[name](password);
        assert.equal((await reply).status, 200, JSON.stringify(password));
        await createAnonymousClient(api, domain).signIn(email, password);
        const other = await createAnonymousClient(api, domain).post('/member/login', {
          id: email,
          password: `${password} `,
        });
        assert.ok([400, 401].includes(other.status), 'nothing is cut off');
      }
    });

    it(`T-19 the password of ${name} has at least the site's minimum length`, async () => {
      const { calls } = await setters(8);

      assert.equal((await calls[name]('seven 7').reply).body.errors?.[0].code, 'too_short');
      assert.equal((await calls[name]('eight: 8').reply).status, 200);
    });
  }

  it('T-19 a password matches in any Unicode composition', async () => {
    await api.db.deleteFrom('login_throttle').execute();
    const domain = await insertSite(api);
    const { client, email } = await joinManager(api, domain);
    const [composed, apart] = ['비밀번호é'.normalize('NFC'), '비밀번호é'.normalize('NFD')];

    await client.post('/member/account/update', { password: PASSWORD, new_password: apart });

    await createAnonymousClient(api, domain).signIn(email, composed);
    await createAnonymousClient(api, domain).signIn(email, apart);
  });
});

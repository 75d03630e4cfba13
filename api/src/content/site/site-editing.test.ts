import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import {
  createAnonymousClient,
  insertChannel,
  insertSite,
  joinManager,
  nextNumber,
} from '../../platform/testing/fixtures.ts';
import { signInOperator } from '../../platform/testing/operator.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

const contact = {
  company: '오로라',
  address: '서울',
  business_number: '000-00-00000',
  email: 'pay@example.com',
  manager_name: '김하나',
  manager_contact: '02-000-0000',
};

describeWithDatabase('editing a domain', (api) => {
  let operator: PortalClient;

  before(async () => {
    operator = (await signInOperator(api)).client;
  });

  const change = (body: object, seen: string | undefined) =>
    operator.post('/operator/site/change', body, { 'if-match': seen });
  const putContact = (domain: string, seen: string, given: object = {}) =>
    operator.post('/operator/contact/change', { domain, ...contact, ...given }, { 'if-match': seen });

  it('domains are listed by kind and by part of the name or the domain, with wildcards as text', async () => {
    const word = `listed${nextNumber()}`;
    const make = async (name: string, given: object = {}) => {
      api.clock.advance(1000);
      const domain = `${name}.${word}.test`;
      await operator.post('/operator/site', { domain, name: `${name} ${word}`, ...given });
      return domain;
    };
    const [first, playlist, console] = [
      await make('first'),
      await make('playlist', { is_playlist: true }),
      await make('console', { is_console: true }),
    ];
    const list = async (query: string) => {
      const { body } = await operator.get(`/operator/sites?${query}`);
      return { total: body.total, domains: body.items.map((site: { domain: string }) => site.domain) };
    };

    assert.deepEqual(await list(`search=${word}`), { total: 3, domains: [first, playlist, console] });
    assert.deepEqual(await list(`search=FIRST%20${word}`), { total: 1, domains: [first] });
    assert.deepEqual(await list(`search=${word}&kind=partner`), { total: 1, domains: [first] });
    assert.deepEqual(await list(`search=${word}&kind=playlist`), { total: 1, domains: [playlist] });
    assert.deepEqual(await list(`search=${word}&kind=console`), { total: 1, domains: [console] });
    assert.deepEqual(await list(`search=${word}&page=1&size=2`), { total: 3, domains: [console] });
    assert.deepEqual(await list('search=%25'), { total: 0, domains: [] });
    const { items } = (await operator.get(`/operator/sites?search=first.${word}`)).body;
    assert.deepEqual(items[0], (await operator.get(`/operator/site?domain=${first}`)).body.site);
  });

  it("a changed setting is in the domain's metadata at once", async () => {
    const domain = await insertSite(api);
    const before = await operator.get(`/operator/site?domain=${domain}`);

    const reply = await change(
      { domain, color_primary: '#123ABC', tagline: { en: { title: 'New', text: 'Words' } } },
      String(before.headers['etag']),
    );

    assert.equal(reply.status, 200);
    assert.equal(reply.headers['etag'], '"2"');
    const { metadata } = (await operator.get(`/v2/mcn/meta?domain=${domain}`)).body;
    assert.equal(metadata.color_primary, '#123ABC');
    assert.equal(metadata.color_primary_dim, '#4A4AB0');
    assert.equal(metadata.tagline.title, 'New');
    const [entry] = (await operator.get(`/operator/audit?subject=${domain}`)).body.items;
    assert.deepEqual(entry.after, {
      color_primary: '#123ABC',
      tagline: { en: { title: 'New', text: 'Words' } },
    });
    assert.equal(entry.before.color_primary, '#5B5BD6');
  });

  it('figures of the partner terms are set and unset; wrong ones are refused', async () => {
    const domain = await insertSite(api);
    const refused: object[] = [
      { withdrawal_amount: 50 },
      { withdrawal_unit: 'points' },
      { withdrawal_amount: 0, withdrawal_unit: 'points' },
      { withdrawal_amount: 1.5, withdrawal_unit: 'dollars' },
      { pc_volume: 0 },
      { mobile_volume: 101 },
      { pc_volume: 10.5 },
    ];
    for (const figures of refused) {
      const reply = await change({ domain, ...figures }, '"1"');
      assert.deepEqual([reply.status, reply.body.code], [400, 'validation'], JSON.stringify(figures));
    }

    const own = { withdrawal_amount: 50, withdrawal_unit: 'dollars', pc_volume: 20, mobile_volume: 9 };
    assert.partialDeepStrictEqual((await change({ domain, ...own }, '"1"')).body.site, own);
    const unset = { withdrawal_amount: null, withdrawal_unit: null, pc_volume: null, mobile_volume: null };
    assert.partialDeepStrictEqual((await change({ domain, ...unset }, '"2"')).body.site, unset);
  });

  it("T-60 of two operators' changes of a domain the second returns 412", async () => {
    const domain = await insertSite(api);

    const replies = await Promise.all(['Uno', 'Due'].map((name) => change({ domain, name }, '"1"')));
    const late = replies.find(({ status }) => status === 412);

    assert.deepEqual(replies.map(({ status }) => status).toSorted(), [200, 412]);
    assert.deepEqual(late?.body.current, (await operator.get(`/operator/site?domain=${domain}`)).body.site);
    assert.equal((await change({ domain, name: 'Tre' }, undefined)).status, 428);
  });

  it('T-16 invalid and unknown settings of a domain are refused', async () => {
    const domain = await insertSite(api);
    for (const [given, path] of [
      [{ color_primary: 'red;}body{}' }, 'color_primary'],
      [{ color_primary: '#12345' }, 'color_primary'],
      [{ logo_favicon: 'https://evil.example/x.svg' }, 'logo_favicon'],
      [{ logo_meta: '//evil.example/x.svg' }, 'logo_meta'],
      [{ logo_meta: 'javascript:alert(1)' }, 'logo_meta'],
      [{ design_id: '../../x' }, 'design_id'],
      [{ default_language: 'fr' }, 'default_language'],
      [{ default_currency: 'EUR' }, 'default_currency'],
      [{ password_minimum: 3 }, 'password_minimum'],
      [{ is_console: true }, 'is_console'],
      [{ version: 9 }, 'version'],
      [{ tagline: {} }, 'tagline'],
    ] as const) {
      const reply = await change({ domain, ...given }, '*');
      assert.equal(reply.status, 400, path);
      assert.equal(reply.body.errors[0].path, path);
    }
    assert.equal((await change({ domain: 'nowhere.test', name: 'x' }, '*')).body.code, 'unknown_domain');
    assert.equal((await operator.get(`/operator/site?domain=${domain}`)).body.site.version, 1);
  });

  it('prices are by all views until a change that is logged, after which the metadata say so', async () => {
    const domain = await insertSite(api);
    const metadataOf = async () =>
      (await createAnonymousClient(api, domain).get(`/v2/mcn/meta?domain=${domain}`)).body.metadata.priced_by;
    const before = await metadataOf();

    const { body } = await change({ domain, priced_by: 'engaged_views' }, '"1"');
    const unknown = await change({ domain, priced_by: 'likes' }, '"2"');

    assert.deepEqual([before, body.site.priced_by], ['views', 'engaged_views']);
    assert.equal(await metadataOf(), 'engaged_views');
    assert.deepEqual([unknown.status, unknown.body.errors[0].path], [400, 'priced_by']);
    const [entry] = (await operator.get(`/operator/audit?subject=${domain}`)).body.items;
    assert.equal(entry.action, 'site.changed');
    assert.deepEqual([entry.before.priced_by, entry.after.priced_by], ['views', 'engaged_views']);
  });

  it('one of two simultaneous creations of a domain succeeds, and managers can sign up on it', async () => {
    const source = await insertSite(api);
    const { site } = (await operator.get(`/operator/site?domain=${source}`)).body;
    const { domain: _, version: __, is_console: ___, ...settings } = site;
    const body = { ...settings, domain: `opened${nextNumber()}.test`, name: '새 사이트' };

    const replies = await Promise.all([1, 2].map(() => operator.post('/operator/site', body)));

    assert.deepEqual(replies.map(({ status }) => status).toSorted(), [200, 409]);
    const { client } = await joinManager(api, body.domain);
    assert.equal((await client.get('/member/me')).status, 200);
  });

  it('a domain that is created with a name only has settings that follow from its language', async () => {
    const create = async (given: object) =>
      (await operator.post('/operator/site', { domain: `few${nextNumber()}.test`, name: 'Few', ...given }))
        .body;

    const english = await create({});
    const korean = await create({ default_language: 'ko' });

    assert.deepEqual([english.site.default_currency, korean.site.default_currency], ['USD', 'KRW']);
    assert.equal(english.site.tagline.en.title, 'Few');
    assert.equal(korean.site.tagline.ko.title, 'Few');
    assert.equal(english.release, null);
    assert.equal(english.site.is_console, false);
  });

  it('a deleted domain is gone with its accounts, and its name can be registered again', async () => {
    const domain = await insertSite(api);
    const { client, id } = await joinManager(api, domain);

    const { status, body } = await operator.post('/operator/site/delete', { domain, reason: '오타' });

    assert.deepEqual([status, body.accounts], [200, 1]);
    assert.equal((await operator.get(`/operator/site?domain=${domain}`)).body.code, 'unknown_domain');
    assert.equal((await client.get('/member/me')).body.code, 'unknown_domain');
    const left = await api.db.selectFrom('member').select('id').where('id', '=', id).execute();
    assert.deepEqual(left, []);
    const [entry] = (await operator.get(`/operator/audit?subject=${domain}`)).body.items;
    assert.deepEqual([entry.action, entry.reason], ['site.deleted', '오타']);
    assert.equal((await operator.post('/operator/site', { domain, name: 'Again' })).status, 200);
  });

  it('a domain whose account has a channel cannot be deleted', async () => {
    const domain = await insertSite(api);
    const { client, id } = await joinManager(api, domain);
    await insertChannel(api, id, { status: 3 });

    const { status, body } = await operator.post('/operator/site/delete', { domain, reason: 'x' });

    assert.deepEqual([status, body.code], [409, 'site_in_use']);
    assert.equal((await client.get('/member/me')).status, 200);
  });

  it('an account that operators create is of a manager, or on a console domain of an operator', async () => {
    for (const [isConsole, role] of [
      [false, 'manager'],
      [true, 'operator'],
    ] as const) {
      const domain = await insertSite(api, { is_console: isConsole, password_minimum: 8 });
      const person = { domain, email: 'first@example.com', password: 'long-enough', nickname: 'First' };

      const short = await operator.post('/operator/account', { ...person, password: 'short' });
      const created = await operator.post('/operator/account', person);
      const again = await operator.post('/operator/account', person);

      assert.deepEqual([short.status, created.status, again.status], [400, 200, 409]);
      assert.equal(created.body.account.role, role);
      const login = await createAnonymousClient(api, domain).post('/member/login', {
        id: person.email,
        password: person.password,
      });
      assert.equal(login.status, 200);
      const { id } = created.body.account;
      const [entry] = (await operator.get(`/operator/audit?subject=${id}`)).body.items;
      assert.deepEqual([entry.action, entry.domain, entry.after], ['account.created', domain, { role }]);
    }
    const nowhere = { domain: 'nowhere.test', email: 'a@b.example', password: 'long-enough', nickname: 'No' };
    assert.equal((await operator.post('/operator/account', nowhere)).body.code, 'unknown_domain');
  });

  it('the payment contact of a domain can be set and changed', async () => {
    const domain = await insertSite(api);
    const { client } = await joinManager(api, domain);
    const none = await operator.get(`/operator/contact?domain=${domain}`);
    assert.deepEqual([none.body.contact, none.headers['etag']], [null, '"0"']);

    const [first, second] = await Promise.all([
      putContact(domain, '"0"'),
      putContact(domain, '"0"', { company: '다른 회사' }),
    ]);

    assert.deepEqual([first.status, second.status].toSorted(), [200, 412]);
    assert.equal((await putContact(domain, '"1"', { company: '셋째' })).status, 200);
    assert.deepEqual((await client.get('/member/mcn/contacts')).body.contact, {
      ...contact,
      company: '셋째',
    });
    assert.equal((await putContact(domain, '"2"', { email: 'no address' })).status, 400);
    assert.equal((await putContact('nowhere.test', '"0"')).body.code, 'unknown_domain');
  });

  it('T-15 partners cannot edit domains', async () => {
    const domain = await insertSite(api);
    const { client } = await joinManager(api, domain);

    assert.equal((await client.get(`/operator/site?domain=${domain}`)).status, 403);
    assert.equal((await client.get('/operator/sites')).status, 403);
    const reply = await client.post('/operator/site/change', { domain, name: 'Mine' }, { 'if-match': '*' });
    assert.equal(reply.status, 403);
    assert.equal((await client.post('/operator/site/delete', { domain, reason: 'x' })).status, 403);
  });
});

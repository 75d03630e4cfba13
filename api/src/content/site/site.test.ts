import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { createAnonymousClient, insertSite, joinManager } from '../../platform/testing/fixtures.ts';

describeWithDatabase('sites', (api) => {
  it('the metadata of a site is public, in the requested language', async () => {
    const domain = await insertSite(api, { name: 'Aurora', default_language: 'ko', is_playlist: true });
    const ask = (language: string | undefined) =>
      api.app.inject({
        url: `/api/v2/mcn/meta?domain=${domain.toUpperCase()}`,
        headers: language === undefined ? {} : { 'accept-language': language },
      });

    const korean = (await ask(undefined)).json();
    const english = (await ask('en')).json();
    const chinese = (await ask('zh-CN')).json();

    assert.equal(korean.success, true);
    assert.deepEqual(korean.metadata, {
      domain,
      name: 'Aurora',
      design_id: 'mcn-1',
      color_primary: '#5B5BD6',
      color_primary_dim: '#4A4AB0',
      logo_favicon: '/media/favicon.svg',
      logo_meta: '/media/share.svg',
      exclusive_logo: null,
      is_playlist: true,
      is_console: false,
      default_language: 'ko',
      default_currency: 'KRW',
      priced_by: 'views',
      tagline: { title: '제목', text: '글' },
    });
    assert.equal(english.metadata.tagline.title, 'Title');
    assert.equal(chinese.metadata.tagline.title, '제목');
  });

  it('the metadata contains the figures that texts mention', async () => {
    const client = createAnonymousClient(api, await insertSite(api, { password_minimum: 8 }));
    const termsIn = async (language: string) => {
      client.language = language;
      return (await client.get('/v2/mcn/terms')).body.terms;
    };

    const [korean, english, chinese] = [await termsIn('ko'), await termsIn('en'), await termsIn('zh-TW')];

    assert.deepEqual([korean.isrc_prefix, korean.password_minimum], ['KRX4G', 8]);
    assert.deepEqual(korean.withdrawal_minimum, { amount: 10_000, unit: 'points' });
    assert.deepEqual(english.withdrawal_minimum, { amount: 20, unit: 'dollars' });
    assert.deepEqual(chinese.withdrawal_minimum, { amount: 10, unit: 'dollars' });
    assert.deepEqual([korean.upload.mobile_volume, english.upload.mobile_volume], [11, 15]);
    assert.deepEqual(korean.upload.pc_recognition_days, { from: 1, to: 3 });
    assert.deepEqual(korean.verification, { search_hours: 24, description_characters: 1000 });
    assert.equal(korean.re_review_hours, 72);
  });

  it("a domain's own figures hold for readers of every language", async () => {
    const own = { withdrawal_amount: 50, withdrawal_unit: 'dollars', pc_volume: 20 } as const;
    const client = createAnonymousClient(api, await insertSite(api, own));
    for (const [language, mobileVolume] of [
      ['ko', 11],
      ['en', 15],
      ['zh-CN', 15],
      ['zh-TW', 15],
    ] as const) {
      client.language = language;
      const { terms } = (await client.get('/v2/mcn/terms')).body;
      assert.deepEqual(terms.withdrawal_minimum, { amount: 50, unit: 'dollars' });
      assert.deepEqual([terms.upload.pc_volume, terms.upload.mobile_volume], [20, mobileVolume]);
    }
  });

  it('T-12 the metadata of an unknown domain returns only that it is unknown', async () => {
    for (const domain of ['nobody.test', '', "'; select 1", 'x'.repeat(253)]) {
      const reply = await api.app.inject({
        url: `/api/v2/mcn/meta?domain=${encodeURIComponent(domain)}`,
        headers: { 'accept-language': 'zh-TW' },
      });
      assert.equal(reply.statusCode, 404);
      assert.equal(reply.json().code, 'unknown_domain');
      assert.equal(reply.json().message, '此網站尚未註冊。');
    }
  });

  it('the payment contact is returned to signed-in users only', async () => {
    const domain = await insertSite(api);
    const { client } = await joinManager(api, domain);
    assert.equal((await client.get('/member/mcn/contacts')).body.contact, null);
    const contact = {
      company: '오로라',
      address: '서울',
      business_number: '000-00-00000',
      email: 'pay@example.com',
      manager_name: '김하나',
      manager_contact: '02-000-0000',
    };
    await api.db
      .insertInto('payment_contact')
      .values({ domain, ...contact })
      .execute();

    assert.deepEqual((await client.get('/member/mcn/contacts')).body.contact, contact);
    assert.equal((await createAnonymousClient(api, domain).get('/member/mcn/contacts')).status, 401);
  });
});

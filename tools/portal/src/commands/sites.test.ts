import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { createTemporaryFolder } from '@portal/api/release-testing';
import { CONTENT, openPublished } from '../testing/open-program.ts';

/** A PNG of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

test('the commands of sites, accounts and channel reviews', async (t) => {
  const { app, portal } = await openPublished(t);

  await t.test(
    'a new site runs the published builds, and its accounts have the given or the printed password',
    async () => {
      const isPassword = async (domain: string, email: string, password: string) => {
        const { password_hash: hash, role } = await app.database.db
          .selectFrom('member')
          .select(['password_hash', 'role'])
          .where('domain', '=', domain)
          .where('email', '=', email)
          .executeTakeFirstOrThrow();
        return (await app.passwords.verify(hash, password, 'test')) && role;
      };

      const created = JSON.parse((await portal('site create first --name First --language en --json')).out);
      const console_ = await portal('site create desk --name Desk --console');
      const changed = JSON.parse((await portal('site set first --currency KRW --json')).out);
      const shown = await portal('site show first');
      const list = await portal('site list');
      const manager = await portal(
        'manager create m@first.example --domain first --password-stdin',
        'long-enough\n',
      );
      const operator = JSON.parse((await portal('operator create o@desk.example --domain desk --json')).out);
      const wrong = await portal('operator create o@first.example --domain first');
      const short = await portal('manager create n@first.example --domain first --password-stdin', 'short');

      assert.deepEqual([created.site.default_currency, changed.site.default_currency], ['USD', 'KRW']);
      assert.match(created.release, /^[\w-]+$/);
      assert.match(console_.out, /^desk\.localhost created; runs /);
      assert.match(shown.out, /^name: First$/m);
      assert.match(list.out, /first\.localhost +First +partner/);
      assert.equal(manager.out, 'manager m@first.example can sign in on first.localhost\n');
      assert.equal(await isPassword('first.localhost', 'm@first.example', 'long-enough'), 'manager');
      assert.equal(await isPassword('desk.localhost', 'o@desk.example', operator.password), 'operator');
      assert.match(wrong.error, /^portal: first\.localhost is no console domain[^\n]*\n$/);
      assert.match(short.error, /password: /);
    },
  );

  await t.test('a site has the logo and the share image of the given files, and can be deleted', async () => {
    const folder = await createTemporaryFolder(t);
    const [logo, text] = ['logo.png', 'text.png'].map((name) => path.join(folder, name));
    await writeFile(`${logo}`, Buffer.from(PIXEL, 'base64'));
    await writeFile(`${text}`, 'no picture');

    const created = JSON.parse(
      (await portal(`site create pictured --name Pictured --logo ${logo} --json`)).out,
    );
    const changed = JSON.parse((await portal(`site set pictured --share-image ${logo} --json`)).out);
    const refused = await portal(`site create other --name Other --logo ${text}`);
    const missing = await portal(`site create other --name Other --logo ${folder}/none.png`);
    const deleted = await portal('site delete pictured --reason typo');
    const again = await portal('site create pictured --name Pictured');

    assert.match(created.site.logo_favicon, /^\/media\/stored\/[0-9a-f]{64}\.png$/);
    assert.equal(changed.site.logo_favicon, created.site.logo_favicon);
    assert.match(changed.site.logo_meta, /^\/media\/stored\/[0-9a-f]{64}\.jpg$/);
    assert.match(refused.error, /text\.png: Not a JPEG, PNG or WebP picture\./);
    assert.match(missing.error, /There is no file .*none\.png\.\n$/);
    assert.equal(deleted.out, 'pictured.localhost deleted, with 0 accounts\n');
    assert.match(again.out, /^pictured\.localhost created; runs /);
    assert.doesNotMatch((await portal('site list')).out, /other\.localhost/);
  });

  await t.test('a site that was deleted and created again can be moved at once', async () => {
    const turnOff = `release off ${CONTENT} --domain again --unproven --reason test`;
    await portal('site create again --name Again');
    const moved = await portal(turnOff);
    await portal('site delete again --reason typo');
    await portal('site create again --name Again');
    const movedAgain = await portal(turnOff);

    assert.deepEqual([moved.code, movedAgain.error, movedAgain.code], [0, '', 0]);
  });

  await t.test(
    'a site has figures of its own until `usual` unsets them, and wrong ones are refused',
    async () => {
      const figuresOf = (out: string) => {
        const { withdrawal_amount, withdrawal_unit, pc_volume, mobile_volume } = JSON.parse(out).site;
        return [withdrawal_amount, withdrawal_unit, pc_volume, mobile_volume];
      };

      const created = await portal('site create figured --name Figured --pc-volume 30 --json');
      const set = await portal(
        'site set figured --withdrawal-amount 50 --withdrawal-unit dollars --mobile-volume 9 --json',
      );
      const shown = await portal('site show figured');
      const failures = [];
      for (const options of [
        '--pc-volume 101',
        '--pc-volume 0',
        '--mobile-volume 10.5',
        '--withdrawal-amount much',
        '--withdrawal-unit euros',
      ])
        failures.push((await portal(`site set figured ${options}`)).error);
      const unchanged = await portal('site show figured --json');
      const oneUnset = await portal('site set figured --pc-volume usual --json');
      const allUnset = await portal(
        'site set figured --withdrawal-amount usual --mobile-volume usual --json',
      );
      const alone = await portal('site set figured --withdrawal-amount 50');

      assert.deepEqual(figuresOf(created.out), [null, null, 30, null]);
      assert.deepEqual(figuresOf(set.out), [50, 'dollars', 30, 9]);
      assert.match(
        shown.out,
        /^withdrawal_amount: 50\nwithdrawal_unit: dollars\npc_volume: 30\nmobile_volume: 9$/m,
      );
      assert.match(`${failures[0]}`, /^ +pc_volume: This must be at most 100\.$/m);
      for (const failure of failures.slice(1, 4)) assert.match(failure, /It is a whole number from 1\.\n$/);
      assert.match(`${failures[4]}`, /^ +withdrawal_unit: This must be one of: points, dollars$/m);
      assert.deepEqual(figuresOf(unchanged.out), [50, 'dollars', 30, 9]);
      assert.deepEqual(figuresOf(oneUnset.out), [50, 'dollars', null, 9]);
      assert.deepEqual(figuresOf(allUnset.out), [null, null, null, null]);
      assert.match(alone.error, /^ +withdrawal_unit: Please fill this in\.$/m);
    },
  );

  await t.test('channels of a file are registered with the managers that it names', async () => {
    const file = [
      'manager,youtube_id,name,category',
      `m@first.example,UC${'7'.repeat(22)},Roof garden,bgm`,
    ].join('\n');

    const first = await portal('channels import - --domain first', file);
    const again = await portal('channels import - --domain first', file);
    const elsewhere = await portal('channels import - --domain aurora', file);
    await portal('channels reject --all');

    assert.equal(first.out, '1 added, 0 known; they wait for their review\n');
    assert.equal(again.out, '0 added, 1 known; they wait for their review\n');
    assert.match(
      elsewhere.error,
      /line 2 \(manager\): m@first\.example is no manager of aurora\.localhost\./,
    );
  });

  await t.test('channels are listed, and approved one by one or all at once', async () => {
    const { id: account } = JSON.parse(
      (await portal('manager create c@first.example --domain first --json')).out,
    ).account;
    const add = (number: number) =>
      app.database.db
        .insertInto('channel')
        .values({
          account_id: account,
          id: randomUUID(),
          youtube_id: `UC${String(number).padStart(22, '0')}`,
          name: `Channel ${number}`,
          handle: '',
          thumbnail: '/media/channel.svg',
          category: 'bgm',
          status: 0,
          verification: 'none',
          verification_code: null,
          registered_at: new Date(),
          approved_at: null,
          held_at: null,
          reviewed_at: null,
        })
        .execute();
    for (const number of [1, 2, 3, 4]) await add(number);
    const one = `UC${'1'.padStart(22, '0')}`;

    const waiting = await portal('channels list --status waiting');
    const neither = await portal('channels approve');
    const rejected = await portal(`channels reject ${one} --reason unclear`);
    const again = await portal(`channels reject ${one}`);
    const elsewhere = await portal('channels approve --all --domain aurora');
    const approved = JSON.parse((await portal('channels approve --all --json')).out);
    const list = JSON.parse((await portal('channels list --status approved --json')).out);

    assert.equal(waiting.out.match(/UC0+\d/g)?.length, 4);
    assert.equal(neither.error, 'portal: Name channels, or give --all.\n');
    assert.equal(rejected.out, 'Channel 1: reject\n1 decided\n');
    assert.equal(again.error, `portal: No waiting channel is ${one}.\n`);
    assert.equal(elsewhere.out, '0 decided\n');
    assert.equal(approved.channels.length, 3);
    assert.equal(list.items.length, 3);
  });

  await t.test('a channel is given to another manager of any domain from a day on', async () => {
    const youtubeId = `UC${'5'.repeat(22)}`;
    const file = ['manager,youtube_id,name,category', `c@first.example,${youtubeId},Canal,bgm`].join('\n');
    assert.match((await portal('channels import - --domain first', file)).out, /^1 added/);
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles' }).format(new Date());

    const nobody = await portal(
      `channels transfer ${youtubeId} --to no@first.example --domain first --from ${today}`,
    );
    const moved = await portal(
      `channels transfer ${youtubeId} --to m@first.example --domain first --from ${today}`,
    );

    assert.equal(nobody.error, 'portal: No manager of first.localhost is no@first.example.\n');
    assert.equal(moved.out, `Canal: from c@first.example to m@first.example, from ${today} on\n`);
  });
});

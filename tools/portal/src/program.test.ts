import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { zipSync } from 'fflate';
import { writeRemote } from '@portal/api/release-testing';
import { CONTENT, runLine, startTestServer, V1, V2, writeBuilds } from './testing/open-program.ts';

/** A picture of one pixel. */
/** A frame of an MP3 file: 26 ms of silence. */
const FRAME = Buffer.alloc(104);
FRAME.set([0xff, 0xfb, 0x10, 0xc4]);
const SILENCE = Buffer.concat(Array.from({ length: 45 }, () => FRAME));

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const REPORT = `date,channel_id,video_id,claimed_status,uploader_type,country_code,estimated_partner_revenue,estimated_partner_ad_revenue,estimated_partner_red_revenue
20260301,UCaaaaaaaaaaaaaaaaaaaaaa,vvvvvvvvvvv,claimed,self,KR,1.5,1.0,0.5
`;

test('the portal command', async (t) => {
  const { at, dataDir } = await writeBuilds(t);
  let environment: Record<string, string> = { DATA_DIR: dataDir, PORT: '1' };
  const portal = (line: string, piped?: string) => runLine(line, environment, piped);
  await writeRemote(at('broken'), { name: CONTENT, version: '9.0.0', contract: '^7.0.0' });
  await writeFile(path.join(at('broken'), 'page.js'), 'evil()');

  await t.test(
    'starts a server in its own process when none is reachable, and keeps the operator key for the next one',
    async () => {
      const result = await portal('domains --json');

      assert.deepEqual(result, { code: 0, out: '{\n  "domains": []\n}\n', error: '' });
      assert.match(await readFile(path.join(dataDir, 'admin-key'), 'utf8'), /^[0-9a-f]{64}\n$/);
    },
  );

  ({ environment } = await startTestServer(t, dataDir));

  await t.test('verify prints every check of a build', async () => {
    const good = await portal(`verify ${at('v1')}`);
    const bad = await portal(`verify ${at('broken')}`);

    assert.equal(good.code, 0);
    assert.equal(good.out.match(/^ok {3}/gm)?.length, 11);
    assert.equal(bad.code, 1);
    assert.match(
      bad.out,
      /FAIL every listed file[^]*page\.js: differs[^]*FAIL its contract range[^]*\^7\.0\.0/,
    );
    assert.equal(bad.error, 'portal: 4 reasons forbid to publish it.\n');
  });

  await t.test('publish uploads builds, and reports a build that was published before', async () => {
    const first = await portal(`publish ${at('shell')} ${at('v1')}`);
    const again = await portal(`publish ${at('v1')}`);

    assert.equal(first.out, `shell 1.0.0 published\n${CONTENT} ${V1} published\n`);
    assert.equal(again.out, `${CONTENT} ${V1} was published before\n`);
    assert.deepEqual([first.code, again.code], [0, 0]);
  });

  await t.test('publish uploads the valid builds and fails for the invalid ones', async () => {
    const { code, out, error } = await portal(`publish ${at('broken')} ${at('v2')} ${at('nothing')}`);

    assert.equal(code, 1);
    assert.equal(out, `${CONTENT} ${V2} published\n`);
    assert.match(
      error,
      /^portal: \S+\/broken: mf-content 9\.0\.0 may not be published\.\n {2}page\.js: differs/,
    );
    assert.match(error, /portal: \S+\/nothing: There is no build to look at\./);
    assert.match(error, /portal: 2 of 3 failed\.\n$/);
  });

  await t.test(
    'release init gives every domain its first release, and pin, off and rollback move it',
    async () => {
      const steps = [
        await portal('release init --newest --reason start'),
        await portal(`release pin ${CONTENT} ${V1} --domain aurora --reason test`),
        await portal(`release off ${CONTENT} --domain aurora --reason test`),
        await portal(`release off ${CONTENT} --domain aurora --reason test`),
        await portal('release rollback --steps 2 --domain aurora.localhost --reason test'),
      ];

      assert.deepEqual(
        steps.map(({ code, error }) => [code, error]),
        steps.map(() => [0, '']),
      );
      assert.match(steps[0]?.out ?? '', /aurora\.localhost\s+started/);
      assert.deepEqual(
        steps.slice(1).map(({ out }) => out.trim()),
        [
          `aurora.localhost: ${CONTENT} version ${V2} → ${V1}`,
          `aurora.localhost: ${CONTENT} turned-off ${V1}`,
          'aurora.localhost runs that already.',
          `aurora.localhost: ${CONTENT} version ${V1} → ${V2}\naurora.localhost: ${CONTENT} turned-on ${V2}`,
        ],
      );
    },
  );

  await t.test('release show and release log print text and JSON', async () => {
    const people = await portal('release show --domain aurora');
    const machines = JSON.parse((await portal('--json release show --domain aurora')).out);
    const log = JSON.parse((await portal('release log --domain aurora --json')).out);

    assert.match(people.out, new RegExp(`${CONTENT}\\s+on\\s+${V2.replace('+', '\\+')}`));
    assert.equal(machines.set.remotes[CONTENT].build.descriptor.version, V2);
    assert.deepEqual(
      log.log.map(({ action }: { action: string }) => action),
      ['rollback', 'change', 'change', 'start'],
    );
  });

  await t.test('ingest prints the outcome of a report and the reasons of a refusal', async () => {
    await writeFile(at('revenue.csv'), REPORT);
    await writeFile(at('wrong.csv'), 'a,b\n1,2\n');

    const doubtful = await portal(`ingest ${at('revenue.csv')}`);
    const first = await portal(`ingest ${at('revenue.csv')} --force tested`);
    const future = await portal(`ingest ${at('revenue.csv')} --created-at 2100-01-01T00:00:00Z`);
    const wrong = await portal(`ingest ${at('wrong.csv')}`);
    const missing = await portal(`ingest ${at('missing.csv')} --json`);

    assert.match(
      doubtful.error,
      /^portal: revenue\.csv: This looks wrong[^]*None of its 1 channels is registered: UCa+\. \(no_registered_channel\)\n[^]* {2}If it is right, repeat the command with --force\.\n$/,
    );
    assert.match(
      first.out,
      /^revenue\.csv: ingested \(content_owner_estimated_revenue_a1, 2026-03-01, 1 rows[^\n]*\n {2}not registered: UCa+ \(1 rows\)\n$/,
    );
    assert.match(future.error, /2100-01-01T00:00:00\.000Z is in the future/);
    assert.deepEqual(
      [doubtful, first, future, wrong, missing].map(({ code }) => code),
      [1, 0, 1, 1, 1],
    );
    assert.match(
      wrong.error,
      /^portal: wrong\.csv: Nothing of the file was taken in\. See the reasons\.\n {2}line 1: [^\n]* \(unknown_header\)\n {4}found: "a", "b"\n/,
    );
    assert.deepEqual([JSON.parse(missing.out).failed[0].code, missing.error], ['no_file', '']);
  });

  await t.test(
    'ingest names the files that fail and their bad cells, with --json in one document',
    async () => {
      const [good, bad] = [at('good.csv'), at('bad.csv')];
      await writeFile(good, REPORT.replaceAll('20260301', '20260303'));
      await writeFile(bad, REPORT.replace('1.5', '"1,5\u001b[2J"'));
      const cell = 'line 2, column 7 (estimated_partner_revenue)';

      const text = await portal(`ingest ${bad} ${at('missing.csv')}`);
      const { code, out, error } = await portal(
        `ingest ${bad} ${good} ${at('missing.csv')} --force new --json`,
      );

      assert.equal(
        text.error,
        [
          'portal: bad.csv: Nothing of the file was taken in. See the reasons.',
          `  ${cell}: "1,5\\u001b[2J": Not an amount.`,
          `portal: missing.csv: There is no file ${at('missing.csv')}.`,
          'portal: 2 of 2 failed.\n',
        ].join('\n'),
      );
      const { files, failed } = JSON.parse(out) as Record<'files' | 'failed', Record<string, unknown>[]>;
      assert.deepEqual([code, error], [1, '']);
      assert.deepEqual(
        files.map(({ file, outcome }) => [file, outcome]),
        [[good, 'ingested']],
      );
      assert.deepEqual(
        failed.map(({ file, code: reason }) => [file, reason]),
        [
          [bad, 'report_malformed'],
          [at('missing.csv'), 'no_file'],
        ],
      );
      assert.deepEqual(failed[0]?.reasons, [
        {
          path: cell,
          line: 2,
          column: 'estimated_partner_revenue',
          message: 'Not an amount.',
          code: 'bad_number',
          value: '1,5\u001b[2J',
        },
      ]);
    },
  );

  await t.test('a file with many errors prints the first ones and how many more there are', async () => {
    const rows = Array.from({ length: 60 }, (_, row) => `USX4G26${String(row).padStart(5, '0')},T,A,bgm,60`);
    const catalogue = ['isrc,title,artist,category,duration', ...rows].join('\n');

    const { error } = await portal('music import -', catalogue);
    const machines = JSON.parse((await portal('music import - --json', catalogue)).error);

    const lines = error.trimEnd().split('\n');
    assert.match(
      lines[1] ?? '',
      /^ {2}line 2, column 1 \(isrc\): "USX4G2600000": An official ISRC begins with/,
    );
    assert.deepEqual([lines.length, lines.at(-1)], [52, '  … and 10 more, which --json lists.']);
    assert.deepEqual([machines.details.length, machines.reasons.length], [60, 60]);
  });

  await t.test('ingest takes the report files of a folder and names what it skips', async () => {
    await mkdir(at('reports'));
    await writeFile(path.join(at('reports'), 'notes.txt'), '');
    await writeFile(path.join(at('reports'), 'later.csv'), REPORT.replaceAll('20260301', '20260302'));

    const { code, out, error } = await portal(`ingest ${at('reports')} --force tested`);

    assert.deepEqual([code, error], [0, '']);
    assert.match(out, /^notes\.txt: skipped, no report file \(\.csv or \.csv\.gz\)\nlater\.csv: ingested /);
  });

  await t.test(
    'deliveries list and show print who delivered a file, what counts and what it replaced',
    async () => {
      await writeFile(at('again.csv'), REPORT.replace('1.5,1.0,0.5', '1.6,1.1,0.5'));
      await portal(`ingest ${at('again.csv')} --force tested`);

      const list = await portal('deliveries list --to 2026-03-01');
      const { items } = JSON.parse(
        (await portal('deliveries list --to 2026-03-01 --history --json')).out,
      ) as {
        items: { id: string; name: string; counts: boolean }[];
      };
      const shown = await portal(`deliveries show ${items[0]?.id}`);
      const none = await portal('deliveries show 00000000-0000-7000-8000-00000000dead');

      assert.match(
        list.out,
        /^day [^\n]*\n2026-03-01 {2}content_owner_estimated_revenue_a1 {2}again\.csv {2}counts [^\n]*command line[^\n]*\n1 of 1\n/,
      );
      assert.deepEqual(
        items.map(({ name, counts }) => [name, counts]),
        [
          ['again.csv', true],
          ['revenue.csv', false],
        ],
      );
      assert.match(shown.out, /^again\.csv [^]*reason: tested\n[^]*2026-03-01 {2}counts [^\n]* revenue\.csv/);
      assert.match(none.error, /There is no delivery/);

      const withdrawn = await portal(`deliveries withdraw ${items[0]?.id} --reason wrong`);
      const again = await portal(`deliveries withdraw ${items[0]?.id} --reason wrong`);
      assert.equal(withdrawn.out, `withdrawn: ${items[0]?.id}\n  2026-03-01: ${items[1]?.id} counts again\n`);
      assert.equal(again.out, `${items[0]?.id} was withdrawn before\n`);
    },
  );

  await t.test(
    'ingest says where final revenue belongs, deliveries reconcile why it is not stored',
    async () => {
      const names =
        'Adjustment Type,Day,Country,Video ID,Channel ID,Partner Revenue : Auction,Partner Revenue';
      const rows = ['None,20260302,KR,v1,,1,1.5', `Refund,20260303,KR,v1,${'b'.repeat(22)},0,-0.25`];
      await writeFile(at('march.csv'), [names, ...rows, ''].join('\n'));

      const sent = await portal(`ingest ${at('march.csv')} --force tested`);
      const { out } = await portal('deliveries reconcile 2026-03');

      assert.match(
        sent.out,
        /\n {2}read: 2 rows, \$1\.25\n {2}unregistered: 1 rows, -\$0\.25\n {2}no_channel: 1 rows, \$1\.50\n {2}adjustment Refund: 1 rows, -\$0\.25\n/,
      );
      assert.match(
        out,
        /^2026-03: by content owner\n\(no owner\)\nreport [^]* adjustment Refund +1 +-\$0\.25\n/,
      );
      assert.match(out, /content_owner_non_music_red_revenue_raw_a1 +missing/);
      assert.match(
        out,
        /\nstored content_owner_ad_revenue_raw_a1: \$0\.00 of \$1\.25, difference -\$1\.25\n {2}unregistered: \$0\.25\n {2}no_channel: -\$1\.50\n/,
      );
    },
  );

  await t.test('rates imports from a file, standard input and the command line', async () => {
    await writeFile(at('rates.csv'), 'day,rate\n2026-03-02,1390.5\n2026-03-03,1391\n');

    const file = await portal(`rates ${at('rates.csv')}`);
    const pipe = await portal('rates -', 'day,rate\n2026-03-03,1391\n');
    const far = await portal('rates set 2026-03-04 13910');
    const forced = await portal('rates set 2026-03-04 13910 --force');
    const wrong = await portal('rates set 2026-03-04 1,391');
    const list = await portal('rates list --count 2');

    assert.equal(file.out, '2 added, 0 changed, 0 known; figures in won change from 2026-03-02 on\n');
    assert.equal(pipe.out, '0 added, 0 changed, 1 known\n');
    assert.match(
      far.error,
      /^portal: Nothing of the file[^\n]+\n {2}line 2 \(rate\): 13910 is 900\.0 % away/,
    );
    assert.match(forced.out, /^1 added/, forced.error);
    assert.match(wrong.error, /line 2, column 2 \(rate\): "1,391": Not a rate/);
    assert.deepEqual(
      [file, pipe, far, forced, wrong].map(({ code }) => code),
      [0, 0, 1, 0, 1],
    );
    assert.match(list.out, /2026-03-04 +13910\n2026-03-03 +1391\n2 of 3\n$/);
  });

  await t.test('music import adds, changes and removes tracks', async () => {
    const rows = [
      'isrc,title,artist,category,duration',
      'KRX4G2600001,A,B,bgm,60',
      'KRX4G2600002,C,D,ost,1:01',
    ];
    await writeFile(at('tracks.csv'), rows.join('\n'));

    const first = await portal(`music import ${at('tracks.csv')}`);
    const fewer = await portal('music import -', rows.slice(0, 2).join('\n'));
    const removed = await portal('music import - --remove-missing --json', rows.slice(0, 2).join('\n'));
    const wrong = await portal('music import -', 'isrc\n');
    const tagged = await portal('music import - --create-tags', `${rows[0]},tags\n${rows[1]},Night drive`);
    const many = Array.from({ length: 30 }, (_, row) => `KRX4G27000${row + 10},T,A,bgm,60`);
    await portal('music import -', [rows[0], ...many].join('\n'));
    const stopped = await portal('music import - --remove-missing', rows.slice(0, 2).join('\n'));
    const forced = await portal('music import - --remove-missing --force sold', rows.slice(0, 2).join('\n'));

    assert.match(tagged.out, /New tags: Night drive\./);
    assert.match(stopped.error, /lacks 30 of 31 tracks/);
    assert.match(forced.out, /30 removed/);
    assert.match(first.out, /^tracks\.csv: 2 added, 0 changed/);
    assert.match(fewer.out, /1 as they were\n1 tracks are not in the file and stay/);
    assert.equal(JSON.parse(removed.out).removed, 1);
    assert.deepEqual([wrong.code, /\(title\): The column is missing/.test(wrong.error)], [1, true]);
  });

  await t.test('music import sends the covers of a folder or a zip file first', async () => {
    const row = (cover: string) =>
      `isrc,title,artist,category,duration,cover\nKRX4G2600001,A,B,bgm,60,${cover}`;
    await mkdir(at('covers'));
    await writeFile(path.join(at('covers'), 'one.png'), PIXEL);
    await writeFile(path.join(at('covers'), 'notes.txt'), 'a');
    await writeFile(at('covers.zip'), zipSync({ 'all/two.png': PIXEL, '__MACOSX/._two.png': PIXEL }));
    await mkdir(at('bad'));
    await writeFile(path.join(at('bad'), 'three.png'), 'a');

    const folder = await portal(`music import - --covers ${at('covers')}`, row('one.png'));
    const zip = await portal(`music import - --covers ${at('covers.zip')} --json`, row('two.png'));
    const unknown = await portal('music import -', row('four.png'));
    const bad = await portal(`music import - --covers ${at('bad')}`, row('three.png'));
    const empty = await portal(`music import - --covers ${at('reports')}`, row('one.png'));

    assert.match(folder.out, /^1 covers sent\nstandard input: /);
    assert.equal(JSON.parse(zip.out).covers, 1);
    assert.match(unknown.error, /line 2 \(cover\): "four\.png": No picture named “four\.png”/);
    assert.match(bad.error, /^portal: 1 of 1 covers were refused\.\n {2}three\.png: Not a JPEG/);
    assert.match(empty.error, /has no pictures/);
  });

  await t.test('music import sends the previews of a folder first', async () => {
    const row = (preview: string) =>
      `isrc,title,artist,category,duration,preview\nKRX4G2600001,A,B,bgm,60,${preview}`;
    await mkdir(at('previews'));
    await writeFile(path.join(at('previews'), 'one.mp3'), SILENCE);
    await mkdir(at('noises'));
    await writeFile(path.join(at('noises'), 'two.mp3'), 'a');

    const folder = await portal(`music import - --previews ${at('previews')} --json`, row('one.mp3'));
    const bad = await portal(`music import - --previews ${at('noises')}`, row('two.mp3'));
    const empty = await portal(`music import - --previews ${at('reports')}`, row('one.mp3'));

    assert.equal(JSON.parse(folder.out).previews, 1);
    assert.match(bad.error, /^portal: 1 of 1 previews were refused\.\n {2}two\.mp3: Not an MP3/);
    assert.match(empty.error, /has no sounds/);
  });

  const failures: [string, Record<string, string>, RegExp][] = [
    ['release show --domain nowhere', {}, /^portal: This site has no release yet\.\n$/],
    [
      'release on mf-nothing --domain aurora --reason test',
      {},
      /^portal: aurora\.localhost: No such build was published\.\n$/,
    ],
    [
      'release rollback --steps 99 --domain aurora --reason test',
      {},
      /^portal: aurora\.localhost: There is no earlier release to go back to\.\n$/,
    ],
    ['domains', { PORTAL_ADMIN_KEY: 'wrong' }, /^portal: You do not have permission to do this\.\n$/],
    [
      'domains',
      { PORTAL_URL: 'http://127.0.0.1:1' },
      /^portal: Nothing answers at http:\/\/127\.0\.0\.1:1\.\n$/,
    ],
    [
      'domains',
      { PORTAL_URL: 'nonsense' },
      /^portal: nonsense is no address of a server: it begins with http/,
    ],
    ['domains', { DATA_DIR: '/nowhere' }, /^portal: \/nowhere\/admin-key cannot be read/],
    ['demo-day', {}, /^portal: .*demo/],
    ['release rollback --steps 0 --domain aurora', {}, /^error: .*It is a whole number from 1\.\n$/],
    ['release show', {}, /^error: required option/],
    ['nonsense', {}, /^error: unknown command 'nonsense'\n$/],
  ];
  for (const [line, more, message] of failures) {
    await t.test(`fails with one line for \`${[...Object.keys(more), line].join(' ')}\``, async () => {
      const before = environment;
      environment = { ...environment, ...more };
      const { code, out, error } = await portal(line);
      environment = before;

      assert.deepEqual([code, out], [1, '']);
      assert.match(error, message);
    });
  }

  await t.test('fails with one line when another process has the database open', async () => {
    const before = environment;
    environment = { DATA_DIR: dataDir, PORT: '1' };
    const { code, error } = await portal('domains');
    environment = before;

    assert.equal(code, 1);
    assert.match(error, /^portal: [^\n]+\n$/);
  });

  await t.test('--help lists the commands', async () => {
    const { code, out } = await portal('--help');

    assert.equal(code, 0);
    assert.match(out, /publish[^]*verify[^]*release[^]*ingest[^]*rates[^]*music[^]*domains[^]*demo-day/);
  });
});

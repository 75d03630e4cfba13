import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import Papa from 'papaparse';
import { readXlsx, readSheetXml } from '../../../platform/export/testing/read-xlsx.ts';
import { describeWithDatabase } from '../../../platform/testing/describe-databases.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { AMOUNT_DECIMALS } from '../figures/money.ts';
import * as data from '../testing/report-fixture.ts';

const range = 'from=2026-10-21&to=2026-11-17';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A cell of a workbook as the CSV export writes it. */
const asCsv = (cell: unknown) => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null ? '' : cell;
};

describeWithDatabase('exports of reports', (api) => {
  let fixture: data.ReportFixture;
  before(async () => {
    fixture = await data.createReportFixture(api);
  });

  const get = async (client: PortalClient, path: string, currency = 'USD') => {
    const { status, body } = await client.get(`/report/${path}`, { 'x-mcn-currency': currency });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };

  const csv = async (client: PortalClient, path: string, currency = 'USD') => {
    const { status, body, headers } = await client.get(`/report/${path}`, { 'x-mcn-currency': currency });
    assert.equal(status, 200);
    const content = String(body);
    assert.ok(content.startsWith('\uFEFF'));
    const [header, ...rows] = Papa.parse<string[]>(content.slice(1), { skipEmptyLines: true }).data;
    return { header: header ?? [], rows, headers };
  };

  const xlsx = async (client: PortalClient, path: string, currency = 'USD') => {
    const { status, body, headers } = await client.get(`/report/${path}&format=xlsx`, {
      'x-mcn-currency': currency,
    });
    assert.equal(status, 200);
    assert.equal(Number(headers['content-length']), body.length);
    const [header, ...rows] = await readXlsx(body);
    return { header: header ?? [], rows, headers, file: body as Buffer };
  };

  for (const [path, currency] of [
    [`videos/export?${range}&sort=published&order=asc`, 'USD'],
    [`videos/export?${range}&sort=revenue&search=Kitchen`, 'KRW'],
    [`channels/export?${range}&compare=previous&sort=rpm`, 'KRW'],
    [`channels/trend/export?${range}&interval=week&top=2`, 'USD'],
    [`trend/export?${range}&compare=previous`, 'KRW'],
    [`trend/export?${range}&interval=month`, 'USD'],
    [`countries/export?${range}&metric=views`, 'USD'],
    [`countries/export?${range}`, 'KRW'],
    [`prices/export?${range}&interval=week`, 'USD'],
    ['statement/export?month=2026-11', 'KRW'],
  ] as const) {
    it(`T-31 CSV and XLSX exports have equal cells, and numbers and days are typed in XLSX: ${path}`, async () => {
      const text = await csv(fixture.manager, path, currency);
      const { header, rows, headers, file } = await xlsx(fixture.manager, path, currency);

      assert.deepEqual(header, text.header);
      assert.ok(rows.length > 0);
      assert.deepEqual(
        rows.map((row) => row.map(asCsv)),
        text.rows.map((row, line) =>
          row.map((cell, index) => (typeof rows[line]?.[index] === 'number' ? Number(cell) : cell)),
        ),
      );
      assert.ok(rows.some((row) => row.some((cell) => typeof cell === 'number')));
      assert.doesNotMatch(readSheetXml(file), /<f[\s>]/);
      assert.equal(headers['content-type'], XLSX);
      assert.match(
        String(headers['content-disposition']),
        /^attachment; filename="([\w.-]+\.xlsx)"; filename\*=UTF-8''\1$/,
      );
    });
  }

  it('an export has the rows of all pages of its report in order, with unformatted numbers', async () => {
    for (const [query, currency] of [
      ['sort=revenue&order=asc', 'KRW'],
      ['sort=published&order=desc&search=Kitchen', 'USD'],
    ] as const) {
      const pages = await get(fixture.manager, `videos?${range}&${query}&size=100`, currency);
      const { header, rows, headers } = await csv(
        fixture.manager,
        `videos/export?${range}&${query}`,
        currency,
      );

      const attributed = rows.filter(([id]) => id !== '');
      assert.ok(attributed.length > 0);
      assert.deepEqual(
        attributed.map(([id, , , , , , views, engaged, revenue, rpm]) => [id, views, engaged, revenue, rpm]),
        pages.items.map((item: Record<string, unknown>) => [
          item['id'],
          String(item['views']),
          String(item['engaged_views']),
          currency === 'KRW' ? String(Number(Number(item['revenue']).toFixed(2))) : item['revenue'],
          item['rpm'],
        ]),
      );
      assert.deepEqual(header.slice(7, 9), ['Engaged views', `Revenue (${currency})`]);
      assert.equal(headers['content-type'], 'text/csv; charset=utf-8');
      assert.match(
        String(headers['content-disposition']),
        /^attachment; filename="videos_[\w.-]+_2026-10-21_2026-11-17_(?:KRW|USD)\.csv";/,
      );
    }
  });

  it('an export has the requested columns in their order, after those that identify a row', async () => {
    const { header, rows } = await csv(fixture.manager, `videos/export?${range}&columns=rpm,isrc,views,rpm`);
    const whole = await csv(fixture.manager, `videos/export?${range}`);

    assert.deepEqual(header, [
      'Video ID',
      'Title',
      'Channel',
      'Revenue per 1,000 views (USD)',
      'ISRC',
      'Views',
    ]);
    assert.deepEqual(
      rows,
      whole.rows.map((row) => [0, 1, 2, 9, 5, 6].map((at) => row[at])),
    );
    const compared = 'channels/export?from=2026-11-01&to=2026-11-07&compare=previous';
    const { header: least } = await xlsx(fixture.manager, `${compared}&columns=`);
    assert.deepEqual(least, ['Channel ID', 'Channel']);
    assert.deepEqual((await csv(fixture.manager, `${compared}&columns=views,shorts_count`)).header, [
      'Channel ID',
      'Channel',
      'Views',
      'Shorts',
      'Compared Views',
    ]);
  });

  it('an export with an unknown column returns 400 with a message in the caller’s language', async () => {
    const { status, body } = await fixture.manager.get(
      `/report/channels/export?${range}&columns=views,password`,
      {
        'accept-language': 'ko',
      },
    );

    assert.equal(status, 400);
    assert.equal(body.code, 'validation');
    const [error] = body.errors;
    assert.deepEqual([body.errors.length, error.path], [1, 'columns.1']);
    assert.match(error.message, /^다음 중 하나여야 해요: shorts_count, share, views, /);
  });

  it('a channel export has each channel’s share of the revenue of all channels, also with a search', async () => {
    const shares = ({ rows }: { rows: string[][] }) =>
      new Map(rows.map(([, channel = '', share]) => [channel, Number(share)]));
    const all = shares(await csv(fixture.manager, `channels/export?${range}&columns=share`));
    const [name = ''] = [...all].find(([, share]) => share > 0) ?? [];
    const found = shares(
      await csv(fixture.manager, `channels/export?${range}&columns=share&search=${encodeURIComponent(name)}`),
    );

    assert.ok(Math.abs([...all.values()].reduce((sum, share) => sum + share, 0) - 1) < 1e-9);
    assert.ok(found.size > 0 && found.size < all.size);
    for (const [channel, share] of found) assert.equal(share, all.get(channel));
  });

  it('the revenue of the channels in an export adds up to the total of their report, exactly in dollars and to the won', async () => {
    const units = (amount: string) => {
      const [whole = '', fraction = ''] = amount.split('.');
      return BigInt(whole + fraction.padEnd(AMOUNT_DECIMALS, '0'));
    };

    for (const currency of ['KRW', 'USD']) {
      const { rows } = await csv(fixture.manager, `channels/export?${range}&columns=revenue`, currency);
      const { totals } = await get(fixture.manager, `channels?${range}`, currency);

      const revenue = rows.map(([, , amount = '']) => units(amount));
      assert.ok(revenue.length > 1);
      const difference = revenue.reduce((sum, each) => sum + each, 0n) - units(totals.revenue);
      const hundredth = units('0.01');
      // Each amount in won is rounded to hundredths.
      const tolerance = currency === 'KRW' ? (BigInt(revenue.length) * hundredth) / 2n : 0n;
      assert.ok(difference <= tolerance && -difference <= tolerance, String(difference));
    }
  });

  it('a price export ends with the average of the period and the videos with the highest and lowest price', async () => {
    const { points, selected, all } = await get(fixture.manager, `prices?${range}&interval=week`);
    const { header, rows } = await csv(fixture.manager, `prices/export?${range}&interval=week`);

    assert.deepEqual(header.slice(0, 5), ['RPM', 'Date', 'Video ID', 'Title', 'Channel']);
    assert.deepEqual(
      rows.map(([kind, date, id, , , rpm]) => [kind, date, id?.replace(/^'/, ''), rpm]),
      [
        ...points.map((point: { date: string; rpm: string }) => ['Average', point.date, '', point.rpm ?? '']),
        ['Average of the period', '', '', selected.average],
        ['Highest', '', selected.highest.id, selected.highest.rpm],
        ['Lowest', '', selected.lowest.id, selected.lowest.rpm],
        ['Highest of all channels', '', all.highest.id, all.highest.rpm],
      ],
    );
    const { rows: empty } = await csv(fixture.manager, 'prices/export?from=2020-01-01&to=2020-01-01');
    assert.deepEqual(
      empty.map(([kind]) => kind),
      ['Average', 'Average of the period'],
    );
  });

  it('T-31 the file name of an export has the member’s and the channel’s name without path separators', async () => {
    const { id, name: before } = await api.db
      .selectFrom('channel')
      .select(['id', 'name'])
      .where('youtube_id', '=', fixture.channels[0] ?? '')
      .executeTakeFirstOrThrow();
    const { nickname } = await api.db
      .selectFrom('member')
      .select('nickname')
      .where('id', '=', fixture.memberId)
      .executeTakeFirstOrThrow();
    const rename = (name: string) =>
      api.db.updateTable('channel').set({ name }).where('id', '=', id).execute();
    await rename(`../..\\골목 "한 끼"\r\n頻道 ${'길'.repeat(60)}`);
    const { headers } = await csv(
      fixture.manager,
      `trend/export?${range}&member=${fixture.memberId}&channel=${id}`,
    );
    await rename(before);

    const [, ascii = '', name = ''] =
      /^attachment; filename="([\w.-]+)"; filename\*=UTF-8''([\w.%-]+)$/.exec(
        String(headers['content-disposition']),
      ) ?? [];
    const fileName = decodeURIComponent(name);
    const [, domain, ...rest] = fileName.split('_');
    assert.match(domain ?? '', /^[\w.-]+$/);
    assert.deepEqual(rest, [
      nickname.replaceAll(' ', '-'),
      `골목-한-끼-頻道-${'길'.repeat(12)}`,
      '2026-10-21',
      '2026-11-17',
      'USD.csv',
    ]);
    assert.ok(Buffer.byteLength(fileName) < 255);
    assert.match(ascii, /^trend_.*_2026-10-21_2026-11-17_USD\.csv$/);
  });

  it('a video export has unattributed figures last, and no rows outside its period', async () => {
    const { rows } = await csv(fixture.manager, `videos/export?${range}&sort=views`);
    const unattributed = rows.filter(([id]) => id === '');

    assert.equal(unattributed.length, 3);
    assert.deepEqual(rows.slice(-3), unattributed);
    assert.equal(unattributed[0]?.[1], 'Deleted or unknown videos');
    const past = 'videos/export?from=2020-01-01&to=2020-01-31';
    assert.deepEqual((await csv(fixture.manager, past)).rows, []);
    assert.deepEqual((await xlsx(fixture.manager, past)).rows, []);
  });

  it('T-31 exports write channel names unchanged, but never as formulas', async () => {
    const channel = await api.db
      .selectFrom('channel')
      .select(['id', 'name'])
      .where('account_id', '=', fixture.managerId)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const evil = '=HYPERLINK("http://evil.example","골목")';
    const rename = (name: string) =>
      api.db.updateTable('channel').set({ name }).where('id', '=', channel.id).execute();
    await rename(evil);
    for (const [path, at] of [
      [`channels/export?${range}`, 1],
      [`videos/export?${range}`, 2],
    ] as const) {
      const { rows } = await csv(fixture.manager, path);
      const { rows: stored, file } = await xlsx(fixture.manager, path);
      assert.ok(rows.some((row) => row[at] === `'${evil}`));
      assert.ok(stored.some((row) => row[at] === evil));
      assert.doesNotMatch(readSheetXml(file), /<f[\s>]/);
    }
    // In this export channel names are column titles.
    const lines = `channels/trend/export?${range}`;
    assert.ok((await csv(fixture.manager, lines)).header.includes(`'${evil}`));
    assert.ok((await xlsx(fixture.manager, lines)).header.includes(evil));
    await rename(channel.name);
  });

  it('a trend export has each day beside its comparison', async () => {
    const compared = 'from=2026-11-08&to=2026-11-17&compare=previous';
    const { points, compare_points: before } = await get(fixture.manager, `trend?${compared}`);
    const { header, rows } = await csv(fixture.manager, `trend/export?${compared}`);

    assert.deepEqual(header.slice(0, 2), ['Date', 'Revenue (USD)']);
    assert.deepEqual(header.slice(7, 9), ['Compared Date', 'Compared Revenue (USD)']);
    assert.deepEqual(
      rows.map((row) => [row[0], row[1], row[7], row[8]]),
      points.map((point: { date: string; revenue: string }, index: number) => [
        point.date,
        point.revenue,
        before[index].date,
        before[index].revenue,
      ]),
    );
  });

  it('a trend export has no columns for a comparison without figures', async () => {
    const { header } = await csv(fixture.manager, `trend/export?${range}&compare=previous`);

    assert.deepEqual(
      header.filter((title) => title?.startsWith('Compared')),
      [],
    );
  });

  it('a country export names countries in the caller’s language and ends with the others', async () => {
    const all = await get(fixture.manager, `countries?${range}&top=300`);
    const { rows } = await csv(fixture.manager, `countries/export?${range}`);

    const names = new Intl.DisplayNames('en', { type: 'region' });
    const expected = [
      ...all.items.map((item: { country: string; value: string; share: number }) => [
        item.country,
        names.of(item.country),
        item.value,
        String(item.share),
      ]),
      ...(all.others.count > 0 ? [['', 'Others', all.others.value, String(all.others.share)]] : []),
    ];
    assert.deepEqual(rows, expected);
  });

  it('a statement export has rows for totals, and both values of a changed fee rate', async () => {
    const body = await get(fixture.manager, 'statement?month=2026-11');
    const { rows, header } = await csv(fixture.manager, 'statement/export?month=2026-11');

    assert.equal(header.length, 13);
    assert.equal(rows.length, body.items.length + 2);
    assert.deepEqual(rows[0]?.slice(0, 2), ['2026-11', 'Estimated']);
    assert.equal(rows[0]?.[5], '0.05 / 0.125');
    assert.deepEqual(rows[0]?.slice(6, 9), Object.values(body.items[0].amounts.USD));
    assert.equal(rows.at(-2)?.[9], body.unassigned.KRW);
    assert.deepEqual(rows.at(-1)?.slice(9, 12), Object.values(body.totals.KRW));
    assert.equal(rows.at(-1)?.[12], body.usd_krw);
    const { rows: own } = await csv(fixture.member, 'statement/export?month=2026-11');
    assert.deepEqual(own, rows.slice(0, 1));
    const { rows: october } = await xlsx(fixture.manager, 'statement/export?month=2026-10');
    assert.equal(october[0]?.[5], 0.05);
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MalformedFileError } from '../../../platform/csv/file-error.ts';
import { reportTypes } from '../report-types.ts';
import { AD_COLUMNS, BASIC_COLUMNS, PREMIUM_COLUMNS, REVENUE_COLUMNS } from '../testing/report-csv.ts';
import type { HeaderError } from './header-error.ts';
import { mapHeader } from './header.ts';

const typeOf = (header: readonly string[], name = 'report.csv') => mapHeader(header, name).type.id;

const refusalOf = (header: readonly string[], name = 'report.csv') => {
  try {
    mapHeader(header, name);
  } catch (error) {
    assert.ok(error instanceof MalformedFileError);
    assert.equal(error.errors.length, 1);
    // A refused header has one error, which says how it differs.
    return error.errors[0] as HeaderError;
  }
  return assert.fail('the header was accepted');
};

const STUDIO_VIDEO = [
  'Adjustment Type',
  'Day',
  'Country',
  'Video ID',
  'Video Title',
  'Video Duration (sec)',
  'Category',
  'Channel ID',
  'Uploader',
  'Channel Display Name',
  'Content Type',
  'Policy',
  'Owned Views',
  'YouTube Revenue Split : Auction',
  'YouTube Revenue Split : Reserved',
  'YouTube Revenue Split : Partner Sold YouTube Served',
  'YouTube Revenue Split : Partner Sold Partner Served',
  'YouTube Revenue Split',
  'Partner Revenue : Auction',
  'Partner Revenue : Reserved',
  'Partner Revenue : Partner Sold YouTube Served',
  'Partner Revenue : Partner Sold Partner Served',
  'Partner Revenue',
];
const STUDIO_CLAIM = [
  'Adjustment Type',
  'Day',
  'Country',
  'Video ID',
  'Channel ID',
  'Asset ID',
  'Asset Channel ID',
  'Asset Type',
  'Custom ID',
  'Content Type',
  'Policy',
  'Claim Type',
  'Claim Origin',
  'Owned Views',
  ...STUDIO_VIDEO.slice(13),
];
const STUDIO_PREMIUM = [
  'Adjustment Type',
  'Day',
  'Country',
  'Video ID',
  'Custom ID',
  'Content Type',
  'Video Title',
  'Video Duration (sec)',
  'Username',
  'Uploader',
  'Channel Display Name',
  'Channel ID',
  'Claim Type',
  'Claim Origin',
  'Multiple Claims?',
  'Asset ID',
  'Policy',
  'Owned Watchtime',
  'YouTube Revenue Split',
  'Partner Revenue',
];

test('a header is the one of its report in any order, letter case and way to write names', () => {
  const variants = (columns: readonly string[]) => [
    [...columns],
    columns.toReversed(),
    columns.map((name) => name.toUpperCase()),
    columns.map((name) => ` ${name.replaceAll('_', ' ')} `),
  ];
  const known = {
    content_owner_basic_a4: BASIC_COLUMNS,
    content_owner_estimated_revenue_a1: REVENUE_COLUMNS,
    content_owner_ad_revenue_raw_a1: AD_COLUMNS,
    content_owner_non_music_red_revenue_raw_a1: PREMIUM_COLUMNS,
  };

  for (const [type, columns] of Object.entries(known))
    for (const header of variants(columns)) assert.equal(typeOf(header), type, header.join());
});

test('all columns of a report are its own header, and those of no other report', () => {
  for (const { id, columns } of Object.values(reportTypes)) assert.equal(typeOf(Object.keys(columns)), id);
});

test('the monthly files of Studio are the closing reports', () => {
  assert.equal(typeOf(STUDIO_VIDEO), 'content_owner_ad_revenue_raw_a1');
  assert.equal(typeOf(STUDIO_CLAIM), 'content_owner_ad_revenue_raw_a1');
  assert.equal(typeOf(STUDIO_PREMIUM), 'content_owner_non_music_red_revenue_raw_a1');
  const reserved = STUDIO_VIDEO.filter((name) => name !== 'Partner Revenue : Auction');
  assert.equal(typeOf(reserved), 'content_owner_ad_revenue_raw_a1');
});

test('the revenue of Premium may have a name of its own', () => {
  const header = [...STUDIO_PREMIUM.slice(0, -1), 'Partner Revenue : YouTube Premium'];
  const { type, columns } = mapHeader(
    header.filter((name) => name !== 'Owned Watchtime'),
    'report.csv',
  );

  assert.equal(type.id, 'content_owner_non_music_red_revenue_raw_a1');
  assert.equal(columns.find(({ name }) => name === 'partner_revenue')?.index, header.length - 2);
});

test('a header that belongs to no report says what was found', () => {
  const { code, path, header } = refusalOf(['Title', 'Genre']);

  assert.deepEqual([code, path], ['unknown_header', 'line 1']);
  assert.deepEqual(header, {
    found: ['Title', 'Genre'],
    report: null,
    missing: [],
    extra: [],
    repeated: [],
    expected: [],
  });
});

test('an incomplete header names the nearest report, and the columns that are missing, extra or there twice', () => {
  const found = [...BASIC_COLUMNS.filter((name) => name !== 'red_views' && name !== 'views'), 'Mood', 'date'];
  const { code, header, message } = refusalOf(found);

  assert.equal(code, 'incomplete_header');
  assert.equal(header.report, 'content_owner_basic_a4');
  assert.deepEqual(header.found, found);
  assert.deepEqual(
    [header.missing, header.extra, header.repeated],
    [['views', 'red_views'], ['Mood'], ['date']],
  );
  assert.ok(header.expected.includes('watch_time_minutes') && !header.expected.includes('comments'));
  assert.match(
    message,
    /content_owner_basic_a4.*it lacks views, red_views; it has also Mood; it has twice date\./,
  );
});

test('a closing report without the columns that tell both apart says which one is missing', () => {
  const { code, header } = refusalOf(STUDIO_VIDEO.filter((name) => !/: (?:Auction|Reserved)$/.test(name)));

  assert.deepEqual([code, header.report], ['incomplete_header', 'content_owner_ad_revenue_raw_a1']);
  assert.deepEqual([header.missing, header.extra], [['partner_revenue_auction'], []]);
});

test('a file that is named as another report is refused, and as the same report for assets is not', () => {
  const { code, header } = refusalOf(BASIC_COLUMNS, 'content_owner_estimated_revenue_a1_20261118.csv');

  assert.deepEqual(
    [code, header.report, header.named],
    ['misnamed_report', 'content_owner_basic_a4', 'content_owner_estimated_revenue_a1'],
  );
  assert.equal(
    typeOf(PREMIUM_COLUMNS, 'content_owner_non_music_asset_red_revenue_raw_a1_202610.csv'),
    'content_owner_non_music_red_revenue_raw_a1',
  );
});

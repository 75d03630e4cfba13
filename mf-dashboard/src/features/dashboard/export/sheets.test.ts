import { createFormat } from '@portal/shared/i18n';
import { startPortal } from '@portal/shared/testing';
import { texts } from '../../../texts.ts';
import { countries, trend, video } from '../../../testing/report-fixtures.ts';
import { countriesSheet, trendSheet, videosSheet } from './sheets.ts';

beforeEach(async () => {
  startPortal();
  await texts.load();
});

const request = (query: string) => ({
  query: new URLSearchParams(query),
  params: {},
  headers: new Headers(),
  body: undefined,
});
const ok = { success: true, message: '' } as const;

describe('the sheet of the trend', () => {
  it('puts each day beside the one it is compared with', () => {
    const answer = { ...ok, ...trend(request('from=2026-11-17&to=2026-11-18&compare=previous')) };

    const [header, first] = trendSheet(texts.text, answer);

    expect(header?.slice(0, 4)).toEqual([
      '날짜',
      '예상 수익 (KRW)',
      '총 조회수',
      '조회당 단가 (1,000회당, KRW)',
    ]);
    expect(first).toEqual([
      '2026-11-17',
      '300000',
      4_900_000,
      '62.2',
      990_000,
      null,
      '2026-11-15',
      '300000',
      4_900_000,
      '62.2',
      990_000,
      null,
    ]);
  });

  it('has no further columns when nothing is compared', () => {
    const answer = { ...ok, ...trend(request('from=2026-11-17&to=2026-11-18&compare=none')) };

    expect(trendSheet(texts.text, answer).every((row) => row.length === 6)).toBe(true);
  });
});

it('names countries in the language of the page and ends with the others', () => {
  const answer = { ...ok, ...countries(request('top=2')) };

  expect(countriesSheet(texts.text, createFormat('ko', 'KRW'), answer).slice(1)).toEqual([
    ['KR', '대한민국', '3563730', 0.412],
    ['JP', '일본', '1453171', 0.168],
    [null, '기타', '3632928', 0.42],
  ]);
});

it('leaves empty what a video does not have', () => {
  const [, row] = videosSheet(texts.text, [video({ track: null, revenue: null, published_on: null })], 'KRW');

  expect(row?.slice(3, 7)).toEqual([null, null, null, null]);
});

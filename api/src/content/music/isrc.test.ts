import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWholeIsrc } from './isrc.ts';

const CODE = 'KRX4G2500047';

for (const text of [
  CODE,
  'KR-X4G-25-00047',
  'krx4g2500047',
  ' kr x4g 25 00047 ',
  'krx4g25 00047',
  'KR–X4G–25–00047',
  'ＫＲＸ４Ｇ２５０００４７',
])
  test(`readWholeIsrc reads ${text} as a code`, () => {
    assert.equal(readWholeIsrc(text), CODE);
  });

for (const text of [
  '',
  '!',
  'KRX4G250004',
  'KRX4G25000471',
  'X4G2500047',
  'KRX4G2500047 remix',
  'to be 12345678',
  'K RX4G2500047',
  '1RX4G2500047',
])
  test(`readWholeIsrc reads "${text}" as no code`, () => {
    assert.equal(readWholeIsrc(text), undefined);
  });

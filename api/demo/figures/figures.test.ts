import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '../../src/platform/calendar.ts';
import { aurora, ember, lagoon, mono, playlist } from '../domains/index.ts';
import { createFigures } from './figures.ts';
import { createVideos } from './videos.ts';

const anchor = '2026-11-21';

const sumsOf = (domain: typeof aurora) => {
  const source = createFigures([domain], anchor);
  const sums = { views: 0, premiumViews: 0, micros: 0, countries: new Set<string>() };
  for (let index = -30; index <= -3; index += 1) {
    for (const { views, premiumViews, adMicros, premiumMicros, country } of source.of(
      addDays(anchor, index),
    )) {
      sums.views += views;
      sums.premiumViews += premiumViews;
      sums.micros += adMicros + premiumMicros;
      sums.countries.add(country);
    }
  }
  return sums;
};

test("the figures add up to the domain's totals of four weeks", () => {
  for (const domain of [aurora, lagoon, ember, mono, playlist]) {
    const { views, micros } = sumsOf(domain);
    const { audience } = domain;
    assert.ok(audience);
    assert.ok(Math.abs(views / audience.views - 1) < 0.001, domain.key);
    assert.ok(Math.abs(micros / 1_000 / views / audience.rpm - 1) < 0.001, domain.key);
  }
});

test('the figures cover more than forty countries, with one in five views by Premium members', () => {
  const { countries, views, premiumViews } = sumsOf(aurora);

  assert.ok(countries.size > 40);
  assert.ok(Math.abs(premiumViews / views - 0.2) < 0.02);
});

test('the figures of a day are always the same', () => {
  const day = '2026-11-10';
  const rowsOf = () =>
    [...createFigures([mono], anchor).of(day)].map(({ video, ...rest }) => ({ id: video.id, ...rest }));

  assert.deepEqual(rowsOf(), rowsOf());
});

test('every short has a unique title of natural length within its channel', () => {
  for (const domain of [aurora, lagoon, ember, mono, playlist]) {
    const videos = createVideos(domain);
    const names = videos.map(({ title, channelYoutubeId }) => `${channelYoutubeId}/${title}`);
    assert.equal(new Set(names).size, videos.length);
    assert.equal(new Set(videos.map(({ id }) => id)).size, videos.length);
    assert.ok(
      videos.some(({ title }) => title.length >= 40),
      domain.key,
    );
    assert.ok(
      videos.some(({ title }) => /\p{Extended_Pictographic}/u.test(title)),
      domain.key,
    );
  }
  assert.equal(createVideos(aurora).length, 612);
});

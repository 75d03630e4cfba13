import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '../../modules/report/calendar.ts';
import { aurora, ember, lagoon, mono, playlist } from '../domains/index.ts';
import { createFigures } from './figures.ts';
import { videosOf } from './videos.ts';

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

test('adds up to what the domain is said to have in four weeks', () => {
  for (const domain of [aurora, lagoon, ember, mono, playlist]) {
    const { views, micros } = sumsOf(domain);
    const { audience } = domain;
    assert.ok(audience);
    assert.ok(Math.abs(views / audience.views - 1) < 0.001, domain.key);
    assert.ok(Math.abs(micros / 1_000 / views / audience.rpm - 1) < 0.001, domain.key);
  }
});

test('has viewers in more than forty countries, and one in five views by members of Premium', () => {
  const { countries, views, premiumViews } = sumsOf(aurora);

  assert.ok(countries.size > 40);
  assert.ok(Math.abs(premiumViews / views - 0.2) < 0.02);
});

test('invents a day the same way every time', () => {
  const day = '2026-11-10';
  const rowsOf = () =>
    [...createFigures([mono], anchor).of(day)].map(({ video, ...rest }) => ({ id: video.id, ...rest }));

  assert.deepEqual(rowsOf(), rowsOf());
});

test('names every short differently within its channel, in natural lengths', () => {
  for (const domain of [aurora, lagoon, ember, mono, playlist]) {
    const videos = videosOf(domain);
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
  assert.equal(videosOf(aurora).length, 612);
});

import { siteSettingsFixture } from '../../testing/site-settings-fixture.ts';
import { mergeSettings, toChange, toValues } from './settings-values.ts';

const base = siteSettingsFixture();
const typed = (changes: Partial<ReturnType<typeof toValues>>) => ({ ...toValues(base), ...changes });
const tagline = toValues(base).tagline;

test('values as they were are no change', () => {
  expect(toChange(base, toValues(base))).toBeUndefined();
});

test('a change names only what differs, and the version that was seen', () => {
  expect(
    toChange(base, typed({ color_primary: '#f2b600', kind: 'playlist', password_minimum: '12' })),
  ).toEqual({
    domain: 'aurora.localhost',
    version: 3,
    color_primary: '#f2b600',
    is_playlist: true,
    password_minimum: 12,
  });
});

test('figures are sent as numbers, and emptied ones as null', () => {
  const own = { withdrawal_amount: 50, withdrawal_unit: 'dollars', pc_volume: 20 } as const;
  const values = typed({ withdrawal_amount: '50', withdrawal_unit: 'dollars', pc_volume: '20' });

  expect(toChange(base, values)).toMatchObject(own);
  expect(toChange(siteSettingsFixture(own), toValues(base))).toMatchObject({
    withdrawal_amount: null,
    withdrawal_unit: null,
    pc_volume: null,
  });
});

test('an emptied language is left out of the texts, and an emptied badge is no picture', () => {
  const withBadge = siteSettingsFixture({
    exclusive_logo: '/media/badge.webp',
    tagline: { ...base.tagline, en: { title: 'Aurora', text: 'Views' } },
  });
  const values = { ...toValues(withBadge), exclusive_logo: '', tagline };

  expect(toChange(withBadge, values)).toMatchObject({ exclusive_logo: null, tagline: base.tagline });
});

test('typed values stay on top of newer settings, which fill all other fields and languages', () => {
  const newer = siteSettingsFixture({
    name: 'Aurora 2',
    color_primary: '#123abc',
    version: 4,
    tagline: { ko: { title: '새 제목', text: '새 글' } },
  });
  const english = { title: 'Mine', text: 'Typed' };

  const merged = mergeSettings(
    base,
    typed({ color_primary: '#f2b600', tagline: { ...tagline, en: english } }),
    newer,
  );

  expect(merged).toEqual({
    ...toValues(newer),
    color_primary: '#f2b600',
    tagline: { ...toValues(newer).tagline, en: english },
  });
});

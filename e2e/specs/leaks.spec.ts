import { paths } from '@portal/shared/routing';
import { createFootprints } from '../fixtures/footprint.ts';
import { expect, test } from '../fixtures/test.ts';

/** A page of each remote, and words that are there once its data are. */
const pages: [string, string, string][] = [
  ['mf-dashboard', paths.dashboard.path, '₩'],
  ['mf-channels', paths.manageChannel.path, '승인'],
  ['mf-members', paths.manageMember.path, '@'],
  ['mf-music', paths.musics.path, 'KR'],
  ['mf-content', paths.notices.path, '2026'],
];

for (const [remote, path, words] of pages) {
  test(`T-43 ${remote} leaves nothing behind`, async ({ page, bringSession }) => {
    const footprints = await createFootprints(page);
    await bringSession('aurora');

    const leaks = await footprints.leaksOf('aurora', path, words);

    expect(Object.fromEntries(leaks)).toEqual({});
  });
}

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from '@portal/shared/routing';
import { expectStoredText, testMarkupStaysText } from '../../fixtures/markup-tests.ts';
import { xssVectors } from '../../fixtures/markup.ts';
import { screens } from '../../fixtures/screens.ts';
import { test } from '../../fixtures/test.ts';
import { portalOk } from '../../harness/portal.ts';

testMarkupStaysText(
  'mf-music',
  screens['mf-music'].map(({ address }) => address),
);

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

test('T-01 markup imported as a title or an artist is shown as text in the music catalogue', async ({
  page,
  restoreSession,
}) => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 't01-')), 'tracks.csv');
  const tracks = xssVectors
    .filter((vector) => !vector.includes('\t'))
    .map((vector, at) =>
      [`KRX4G${String(9_900_000 + at)}`, cell(`T-01 ${vector}`), cell(vector), 'bgm', '60'].join(','),
    );
  await writeFile(file, ['isrc,title,artist,category,duration', ...tracks].join('\n'));
  await portalOk('music', 'import', file);
  await restoreSession('lagoon');

  await expectStoredText(page, [{ address: `${paths.musicsAll.path}?q=T-01`, words: 'T-01 <' }]);
});

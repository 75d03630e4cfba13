import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { it } from 'node:test';
import { readCatalogueFile } from './catalogue-file.ts';

function* catalogueOf(rows: number) {
  yield 'isrc,title,artist,category,duration\n';
  for (let row = 0; row < rows; row += 1) yield `KRX4G${String(row).padStart(7, '0')},T${row},A,bgm,60\n`;
}

const read = (text: Iterable<string>) =>
  readCatalogueFile(Readable.from([Buffer.from([...text].join(''))]), {
    isrcPrefix: 'KRX4G',
    tags: [],
    traits: [],
    isCreatingTags: false,
  });

it('a catalogue file may have any number of rows, which are written to a temporary file', async () => {
  const file = await read(catalogueOf(50_001));

  let lines = 0;
  for await (const piece of file.lines) lines += piece.split('\n').length - 1;
  await file.remove();
  assert.deepEqual([file.rows, lines], [50_001, 50_001]);
});

it('a catalogue file with the same code on its first and its last line is refused', async () => {
  await assert.rejects(
    read([...catalogueOf(50_001), 'kr-x4g-00-00000,T,A,bgm,60\n']),
    /line 50003 \(isrc\): KRX4G0000000 is on line 2 already/,
  );
});

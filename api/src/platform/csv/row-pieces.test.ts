import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitIntoPieces } from './row-pieces.ts';

test('rows are split into pieces of whole rows, also where a cell has line feeds and quotes, in parts of any size', async () => {
  const rows = ['"a","1"\n', '"b\n""c""\n\n",2\n', ',\n', '"d\n",\n', '"e",3\n'];
  const text = rows.join('');
  for (let size = 1; size <= text.length; size += 1) {
    const parts = async function* () {
      for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
    };

    const pieces: string[] = [];
    for await (const piece of splitIntoPieces(parts(), 2)) pieces.push(piece);

    assert.deepEqual(pieces, [rows.slice(0, 2).join(''), rows.slice(2, 4).join(''), rows[4]]);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createOggOpus } from '../testing/ogg-opus.ts';
import { readOggPackets, readOpusHead } from './ogg-packets.ts';

test('an Ogg file is read as packets, up to where it is damaged or cut off', () => {
  const file = createOggOpus(2);

  const packets = [...readOggPackets(file)];

  // The head, the names, and 50 packets a second.
  assert.equal(packets.length, 2 + 100);
  assert.deepEqual(readOpusHead(packets[0]), { channels: 1, preSkip: 0 });
  assert.equal(readOpusHead(packets[1]), undefined);
  assert.equal([...readOggPackets(file.subarray(0, -1))].length, 2 + 50);
  file.write('????', file.lastIndexOf('OggS'), 'latin1');
  assert.equal([...readOggPackets(file)].length, 2 + 50);
  assert.deepEqual([...readOggPackets(Buffer.from('OggS'))], []);
});

test('surround sound is no preview', () => {
  const [head] = readOggPackets(createOggOpus(1));
  assert.ok(head);
  const surround = Buffer.from(head);
  surround[9] = 6;

  assert.equal(readOpusHead(surround), undefined);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createOggOpus } from '../testing/ogg-opus.ts';
import { addId3, createMp3 } from '../testing/sounds.ts';
import { detectAudioType } from './audio-type.ts';

test('T-67 the type of a sound is read from its bytes: MP3 and Ogg Opus, and nothing else', async () => {
  const mp3 = await createMp3();

  assert.equal(detectAudioType(mp3), 'audio/mpeg');
  assert.equal(detectAudioType(addId3(mp3)), 'audio/mpeg');
  assert.equal(detectAudioType(createOggOpus(1)), 'audio/ogg');
  const vorbis = createOggOpus(1);
  vorbis.write('\u0001vorbis', 28, 'latin1');
  for (const other of [
    vorbis,
    Buffer.from('RIFF\u0024\u0000\u0000\u0000WAVEfmt ', 'latin1'),
    Buffer.from('fLaC\u0000', 'latin1'),
    Buffer.from('\u0000\u0000\u0000\u0020ftypM4A ', 'latin1'),
    Buffer.from([0xff, 0xf1, 0x50, 0x80]), // AAC
    Buffer.from([0xff, 0xfd, 0x90, 0x64]), // layer II
    Buffer.from([0xff, 0xfe]), // UTF-16
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    Buffer.alloc(0),
  ])
    assert.equal(detectAudioType(other), undefined, other.toString('hex', 0, 12));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { encodePicture } from './encode-picture.ts';

const paint = (width: number, height: number) => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'red';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'blue';
  context.fillRect((width - height) / 2, 0, height, height);
  return canvas;
};

test('a cover is the middle square of a JPEG, PNG or WebP picture as WebP, never enlarged', async () => {
  for (const [format, height, size] of [
    ['jpeg', 900, 512],
    ['png', 900, 512],
    ['webp', 100, 100],
  ] as const) {
    const cover = await encodePicture(await paint(height * 2, height).encode(format as 'png'), 'cover');

    assert.equal(cover.toString('latin1', 8, 12), 'WEBP');
    const image = await loadImage(cover);
    assert.deepEqual([image.width, image.height], [size, size], format);
    const canvas = createCanvas(size, size);
    canvas.getContext('2d').drawImage(image, 0, 0);
    for (const at of [3, size - 4]) {
      const [red = 0, , blue = 0] = canvas.getContext('2d').getImageData(at, at, 1, 1).data;
      assert.ok(red < 40 && blue > 215, `${format} at ${at}: ${red}, ${blue}`);
    }
  }
});

test('T-67 a file that is no picture, or a picture that takes too much memory, is refused', async () => {
  const huge = paint(8, 8).toBuffer('image/png');
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  const damaged = paint(300, 300).toBuffer('image/png').subarray(0, 40);

  await assert.rejects(encodePicture(huge, 'cover'), { code: 'too_many_pixels' });
  for (const content of [
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    '<!doctype html><script>alert(1)</script>',
    'GIF89a\u0001\u0000\u0001\u0000',
    '',
  ])
    await assert.rejects(encodePicture(Buffer.from(content), 'logo'), { code: 'no_picture' }, content);
  await assert.rejects(encodePicture(damaged, 'share_image'), { code: 'no_picture' });
});

test('the same picture always gives the same bytes', async () => {
  const picture = paint(600, 600).toBuffer('image/png');

  assert.deepEqual(await encodePicture(picture, 'cover'), await encodePicture(picture, 'cover'));
});

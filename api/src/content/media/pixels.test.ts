import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { pixelKinds } from './drawing.ts';
import { paintPicture } from './pixels.ts';

const HALF_COVERED = 128;

test('a painted picture fills its size and depends on the seed only', async () => {
  for (const kind of pixelKinds) {
    const painted = await paintPicture(kind, 'a');
    const picture = await loadImage(painted);
    const { width, height } = picture;
    const canvas = createCanvas(width, height).getContext('2d');
    canvas.drawImage(picture, 0, 0);

    const { data } = canvas.getImageData(0, 0, width, height);
    const alphas = data.filter((_, index) => index % 4 === 3);
    assert.ok(
      alphas.every((alpha) => alpha > HALF_COVERED),
      `${kind} has holes`,
    );
    assert.deepEqual(await paintPicture(kind, 'a'), painted);
    assert.notDeepEqual(await paintPicture(kind, 'b'), painted);
  }
});

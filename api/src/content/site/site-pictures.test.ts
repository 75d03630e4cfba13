import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { insertSite } from '../../platform/testing/fixtures.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-pictures-'));

const paint = (width: number, height: number) => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'red';
  context.fillRect(0, 0, width, height);
  return canvas.toBuffer('image/png');
};

const readPixel = async (picture: Buffer, x: number, y: number) => {
  const image = await loadImage(picture);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return {
    size: [image.width, image.height],
    rgba: [...canvas.getContext('2d').getImageData(x, y, 1, 1).data],
  };
};

describeWithDatabase(
  'pictures of a domain',
  (api) => {
    let key: string;

    before(async () => {
      await api.app.inject({ url: '/api/operator/builds', headers: { 'x-admin-key': 'creates the file' } });
      key = (await readFile(join(DATA_DIR, 'admin-key'), 'utf8')).trim();
    });
    after(() => rm(DATA_DIR, { recursive: true, force: true }));

    const send = async (kind: string, payload: Buffer | string) => {
      const response = await api.app.inject({
        method: 'POST',
        url: `/api/operator/site/pictures?kind=${kind}&name=a.png`,
        payload,
        headers: { 'x-admin-key': key, 'content-type': 'application/octet-stream', 'accept-language': 'en' },
      });
      return { status: response.statusCode, body: response.json() };
    };

    it('a logo is stored whole, as PNG on a transparent square, and served for ever', async () => {
      const { status, body } = await send('logo', paint(600, 300));

      assert.equal(status, 200);
      assert.match(body.path, /^\/media\/stored\/[0-9a-f]{64}\.png$/);
      const { headers, rawPayload } = await api.app.inject({ url: body.path });
      assert.equal(headers['content-type'], 'image/png');
      assert.match(String(headers['cache-control']), /immutable/);
      assert.deepEqual(await readPixel(rawPayload, 128, 10), { size: [256, 256], rgba: [0, 0, 0, 0] });
      assert.deepEqual((await readPixel(rawPayload, 128, 128)).rgba, [255, 0, 0, 255]);
    });

    it('a share image is stored as a JPEG of the size that messengers show', async () => {
      const { body } = await send('share_image', paint(2_000, 2_000));

      assert.match(body.path, /^\/media\/stored\/[0-9a-f]{64}\.jpg$/);
      const { headers, rawPayload } = await api.app.inject({ url: body.path });
      assert.equal(headers['content-type'], 'image/jpeg');
      assert.deepEqual((await readPixel(rawPayload, 0, 0)).size, [1200, 630]);
    });

    it('T-67 a file that is no picture is refused by its name', async () => {
      for (const content of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'a', '']) {
        const { status, body } = await send('logo', content);

        assert.equal(status, 422);
        assert.deepEqual(body.file_errors, [
          { path: 'a.png', code: 'no_picture', message: 'Not a JPEG, PNG or WebP picture.' },
        ]);
      }
      assert.equal((await send('cover', paint(9, 9))).status, 400);
    });

    it('the drawn share image of a domain shows the logo that was sent', async () => {
      const { path } = (await send('logo', paint(64, 64))).body;
      const domain = await insertSite(api, {
        logo_favicon: path,
        logo_meta: '/media/share.png',
        color_primary: '#00FF00',
      });

      const { rawPayload } = await api.app.inject({ url: '/media/share.png', headers: { host: domain } });

      assert.deepEqual((await readPixel(rawPayload, 100, 100)).rgba, [255, 0, 0, 255]);
    });
  },
  { DATA_DIR },
);

import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { toMediaUrl } from './drawing.ts';
import { mediaRoutes } from './media.routes.ts';

const serve = async (t: TestContext) => {
  const app = fastify();
  t.after(() => app.close());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(mediaRoutes);
  return (url: string) => app.inject({ url });
};

for (const [address, type, start] of [
  [toMediaUrl('logo', 'aurora'), 'image/svg+xml; charset=utf-8', '<svg'],
  [toMediaUrl('cover', 'KRX4G2600417'), 'image/webp', 'RIFF'],
  // Stored by portals that were created before covers had pixels.
  ['/media/cover/KRX4G2600417.svg', 'image/svg+xml; charset=utf-8', '<svg'],
] as const) {
  test(`${address} is served as immutable and with a policy that blocks everything`, async (t) => {
    const get = await serve(t);

    const { statusCode, headers, body } = await get(address);

    assert.equal(statusCode, 200);
    assert.equal(headers['content-type'], type);
    assert.match(String(headers['cache-control']), /immutable/);
    assert.equal(headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'; sandbox");
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(body.slice(0, start.length), start);
  });
}

test('unknown kinds and invalid names of pictures return a failure', async (t) => {
  const get = await serve(t);

  for (const [url, status] of [
    ['/media/script/a.svg', 400],
    ['/media/logo/aurora.webp', 400],
    ['/media/cover/a.png', 404],
    ['/media/cover/%3Cb%3E.svg', 400],
    ['/media/cover/a.b.webp', 400],
    [`/media/cover/${'a'.repeat(65)}.webp`, 400],
  ] as const) {
    assert.equal((await get(url)).statusCode, status, url);
  }
});

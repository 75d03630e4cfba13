import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { mediaUrl } from './drawing.ts';
import { mediaRoutes } from './media.routes.ts';

const serve = async (t: TestContext) => {
  const app = fastify();
  t.after(() => app.close());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(mediaRoutes);
  return (url: string) => app.inject({ url });
};

test('serves pictures that may be kept for ever and can do nothing', async (t) => {
  const get = await serve(t);

  const { statusCode, headers, body } = await get(mediaUrl('cover', 'KRX4G2600417'));

  assert.equal(statusCode, 200);
  assert.match(String(headers['content-type']), /^image\/svg\+xml/);
  assert.match(String(headers['cache-control']), /immutable/);
  assert.equal(headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'; sandbox");
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.match(body, /^<svg/);
});

test('has no pictures of other kinds or under other names', async (t) => {
  const get = await serve(t);

  for (const url of [
    '/media/script/a.svg',
    '/media/cover/a.png',
    '/media/cover/%3Cb%3E.svg',
    `/media/cover/${'a'.repeat(65)}.svg`,
  ]) {
    assert.equal((await get(url)).statusCode, 400, url);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { renderDataBlock, markup } from './markup.ts';
import { readPageLanguage, readPageScheme, parsePath, getPublicOrigin } from './page-request.ts';
import { chooseEncoding, matchesEtag } from './rendered-page.ts';

test('a cookie selects the page language only when the service supports it', () => {
  const cases: [string | undefined, string][] = [
    [undefined, 'zh-TW'],
    ['language=en', 'en'],
    ['a=1; language=zh-CN; b=2', 'zh-CN'],
    ['xlanguage=en', 'zh-TW'],
    ['language=fr', 'zh-TW'],
    ['language=', 'zh-TW'],
  ];
  for (const [cookie, language] of cases) assert.equal(readPageLanguage(cookie, 'zh-TW'), language, cookie);
  assert.deepEqual(['color_scheme=dark', 'color_scheme=system', undefined].map(readPageScheme), [
    'dark',
    undefined,
    undefined,
  ]);
});

test('the path is read from every form of a request target', () => {
  const cases = [
    ['/notices/7?x=1', '/notices/7'],
    ['http://evil.example/login', '/login'],
    ['//evil.example/login', '//evil.example/login'],
    ['*', '/'],
  ] as const;
  for (const [target, path] of cases) assert.equal(parsePath(target), path);
});

test('share images have the public origin of the domain', () => {
  assert.equal(getPublicOrigin('aurora.localhost', '8080'), 'http://aurora.localhost:8080');
  assert.equal(getPublicOrigin('aurora.localhost', ''), 'http://aurora.localhost');
  assert.equal(getPublicOrigin('portal.example', '8080'), 'https://portal.example');
});

test('the encoding is one that the client accepts', () => {
  const cases: [string | undefined, string][] = [
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0', 'identity'],
    ['br; q=0.1', 'br'],
    ['brotli', 'identity'],
  ];
  for (const [header, encoding] of cases)
    assert.equal(chooseEncoding(header, ['br', 'gzip']), encoding, header);
});

test('If-None-Match matches weak and strong tags, alone or in a list', () => {
  const cases: [string | undefined, boolean][] = [
    [undefined, false],
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"ab"', false],
  ];
  for (const [header, known] of cases) assert.equal(matchesEtag(header, 'W/"a"'), known, header);
});

test('no text can end the element of a data block', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      assert.doesNotMatch(
        markup`<b title="${text}">${text}</b>`.text
          .slice('<b title="'.length, -'</b>'.length)
          .replace('">', ''),
        /[<>"']/,
      );
      const block = renderDataBlock('x', { [text]: text }).text;
      const inner = block.slice(block.indexOf('>') + 1, block.lastIndexOf('<'));
      assert.ok(!inner.includes('<'));
      assert.deepEqual(JSON.parse(inner), { [text]: text });
    }),
  );
});

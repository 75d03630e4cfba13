import { parseHtml } from './parse-html.ts';
import type { HtmlNode } from './parse-html.ts';

/** Converts a tree to nested arrays: name, attributes if any, and children of an element. */
const outline = (nodes: readonly HtmlNode[]): unknown[] =>
  nodes.map((node) =>
    typeof node === 'string'
      ? node
      : [
          node.name,
          ...(node.attributes.size > 0 ? [Object.fromEntries(node.attributes)] : []),
          ...outline(node.children),
        ],
  );

test.each<[why: string, html: string, tree: unknown[]]>([
  ['plain text', '안녕하세요', ['안녕하세요']],
  ['nested elements', '<p>a <strong>b</strong> c</p>', [['p', 'a ', ['strong', 'b'], ' c']]],
  [
    'attributes of each spelling',
    `<a href="/x?a=1&amp;b=2" title='t' rel=nofollow>l</a>`,
    [['a', { href: '/x?a=1&b=2', title: 't', rel: 'nofollow' }, 'l']],
  ],
  ['void elements', 'a<br>b<br/>c<hr />', ['a', ['br'], 'b', ['br'], 'c', ['hr']]],
  ['element names in upper case', '<P>a</P>', [['p', 'a']]],
  ['character references', '&lt;b&gt; &#44032;&#xAC00; &nbsp;&hellip;', ['<b> 가가 \u00a0…']],
  [
    'unknown character references',
    '&unknown; &#0; &#xD800; &constructor; A&B;',
    ['&unknown; &#0; &#xD800; &constructor; A&B;'],
  ],
  ['comments', 'a<!-- <b>x</b> -->b', ['a', 'b']],
  [
    'paragraphs and list items without an end tag',
    '<p>a<p>b<ul><li>1<li>2</ul>c',
    [['p', 'a'], ['p', 'b'], ['ul', ['li', '1'], ['li', '2']], 'c'],
  ],
  ['an end tag without a start tag', 'a</strong>b', ['a', 'b']],
  ['an end tag that closes open descendants', '<ul><li><b>a</ul>b', [['ul', ['li', ['b', 'a']]], 'b']],
  ['a lone angle bracket', '1 < 2 and <3', ['1 ', '<', ' 2 and ', '<', '3']],
  ['an unterminated tag', '<a href="x', ['<', 'a href="x']],
])('parseHtml parses %s', (_why, html, tree) => {
  expect(outline(parseHtml(html))).toEqual(tree);
});

test('parseHtml parses a long hostile text within 2 seconds', () => {
  const hostile = `<a${' x'.repeat(20_000)}`;
  const start = performance.now();

  parseHtml(hostile);

  expect(performance.now() - start).toBeLessThan(2_000);
});

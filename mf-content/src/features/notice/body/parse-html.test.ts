import { parseHtml } from './html-tree.ts';
import type { HtmlNode } from './html-tree.ts';

/** Writes a tree as nested lists: an element is its name, its attributes if any, and its children. */
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
  ['text alone', '안녕하세요', ['안녕하세요']],
  ['nested elements', '<p>a <strong>b</strong> c</p>', [['p', 'a ', ['strong', 'b'], ' c']]],
  [
    'attributes of each spelling',
    `<a href="/x?a=1&amp;b=2" title='t' rel=nofollow>l</a>`,
    [['a', { href: '/x?a=1&b=2', title: 't', rel: 'nofollow' }, 'l']],
  ],
  ['elements without content', 'a<br>b<br/>c<hr />', ['a', ['br'], 'b', ['br'], 'c', ['hr']]],
  ['names in capitals', '<P>a</P>', [['p', 'a']]],
  ['character references', '&lt;b&gt; &#44032;&#xAC00; &nbsp;&hellip;', ['<b> 가가 \u00a0…']],
  [
    'references nobody knows',
    '&unknown; &#0; &#xD800; &constructor; A&B;',
    ['&unknown; &#0; &#xD800; &constructor; A&B;'],
  ],
  ['comments', 'a<!-- <b>x</b> -->b', ['a', 'b']],
  [
    'paragraphs and items without an end',
    '<p>a<p>b<ul><li>1<li>2</ul>c',
    [['p', 'a'], ['p', 'b'], ['ul', ['li', '1'], ['li', '2']], 'c'],
  ],
  ['an end without a beginning', 'a</strong>b', ['a', 'b']],
  ['an end that closes what is open inside', '<ul><li><b>a</ul>b', [['ul', ['li', ['b', 'a']]], 'b']],
  ['a lone angle bracket', '1 < 2 and <3', ['1 ', '<', ' 2 and ', '<', '3']],
  ['a tag that never ends', '<a href="x', ['<', 'a href="x']],
])('reads %s', (_why, html, tree) => {
  expect(outline(parseHtml(html))).toEqual(tree);
});

test('reads a long hostile text in a moment', () => {
  const hostile = `<a${' x'.repeat(20_000)}`;
  const start = performance.now();

  parseHtml(hostile);

  expect(performance.now() - start).toBeLessThan(2_000);
});

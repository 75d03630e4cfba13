import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NoticeNode } from './notice-node.ts';
import { parseNotice } from './parse-notice.ts';

/** Writes a tree as nested arrays: type, what is special about it, children. */
const outline = (nodes: readonly NoticeNode[]): unknown[] =>
  nodes.map((node) => {
    if (node.type === 'text') return node.text;
    const { type, ...rest } = node;
    if (!('children' in rest)) return [type, ...Object.values(rest)];
    const { children, ...special } = rest;
    return [type, ...Object.values(special), ...outline(children)];
  });

const parse = (markdown: string) => outline(parseNotice(markdown).nodes);

const depthOf = (nodes: readonly NoticeNode[]): number =>
  Math.max(0, ...nodes.map((node) => 1 + ('children' in node ? depthOf(node.children) : 0)));

const allNodes = (nodes: readonly NoticeNode[]): NoticeNode[] =>
  nodes.flatMap((node) => [node, ...('children' in node ? allNodes(node.children) : [])]);

describe('the Markdown of notices', () => {
  for (const [what, markdown, expected] of [
    [
      'headings of two levels',
      '# a\n## b\n### c',
      [
        ['heading', 1, 'a'],
        ['heading', 1, 'b'],
        ['heading', 2, 'c'],
      ],
    ],
    [
      'emphasis',
      'a **b** *c* ~~d~~ `e`',
      [
        [
          'paragraph',
          'a ',
          ['strong', 'b'],
          ' ',
          ['emphasis', 'c'],
          ' ',
          ['strike', 'd'],
          ' ',
          ['inline_code', 'e'],
        ],
      ],
    ],
    ['lists', '3. a\n4. b', [['list', true, 3, ['item', ['paragraph', 'a']], ['item', ['paragraph', 'b']]]]],
    [
      'quotes, rules and code',
      '> a\n\n---\n\n```\nb\n```',
      [['quote', ['paragraph', 'a']], ['rule'], ['code', 'b']],
    ],
    [
      'tables',
      '|a|b|\n|-|-|\n|1|2|',
      [
        [
          'table',
          ['row', ['cell', true, null, 'a'], ['cell', true, null, 'b']],
          ['row', ['cell', false, null, '1'], ['cell', false, null, '2']],
        ],
      ],
    ],
    [
      'the alignment of columns',
      '|a|b|\n|:-:|-:|\n|1|2|',
      [
        [
          'table',
          ['row', ['cell', true, 'center', 'a'], ['cell', true, 'right', 'b']],
          ['row', ['cell', false, 'center', '1'], ['cell', false, 'right', '2']],
        ],
      ],
    ],
    ['line breaks', 'a\\\nb', [['paragraph', 'a', ['break'], 'b']]],
    [
      'links to pages and to other sites',
      '[a](/guides#x) [b](https://example.com/?q=1) [c](mailto:a@b.example)',
      [
        [
          'paragraph',
          ['link', '/guides#x', 'a'],
          ' ',
          ['link', 'https://example.com/?q=1', 'b'],
          ' ',
          ['link', 'mailto:a@b.example', 'c'],
        ],
      ],
    ],
    [
      'plain addresses',
      'https://example.com/a',
      [['paragraph', ['link', 'https://example.com/a', 'https://example.com/a']]],
    ],
    ['images of this service', '![그림](/media/a.png)', [['paragraph', ['image', '/media/a.png', '그림']]]],
  ] as const) {
    it(`parseNotice keeps ${what}`, () => {
      assert.deepEqual(parse(markdown), expected);
      assert.deepEqual(parseNotice(markdown).removed, []);
    });
  }

  for (const [address, why] of [
    ['javascript:alert(1)', 'runs a script'],
    ['JaVaScRiPt:alert(1)', 'runs a script in other case'],
    ['&#106;avascript:alert(1)', 'runs a script behind a reference'],
    ['java%0ascript:alert(1)', 'is no path of the portal'],
    ['data:text/html,x', 'is a document of its own'],
    ['vbscript:x', 'has an unknown protocol'],
    ['blob:https://portal.invalid/x', 'is a blob'],
    ['//evil.example', 'is another host without a protocol'],
    ['/\\\\evil.example', 'is another host behind a backslash'],
    ['https://portal.example@evil.example/', 'shows a wrong host'],
    ['<ja\tvascript:alert(1)>', 'runs a script behind a tab'],
  ] as const) {
    it(`T-30 only the text remains of a link whose address ${why}`, () => {
      const { nodes } = parseNotice(`[말](${address})`);

      assert.deepEqual(
        allNodes(nodes).filter(({ type }) => type === 'link'),
        [],
      );
      assert.match(JSON.stringify(nodes), /말/);
    });
  }

  it('T-30 images of other hosts, of other folders and of the page itself are replaced by their words', () => {
    for (const address of [
      'https://evil.example/x.png',
      '//evil.example/x.png',
      'data:image/svg+xml,<svg/>',
      '/media/../api/member/logout',
      '/media/%2e%2e/x',
      '/api/notice/read',
      '/media/?x',
      'media/a.png',
    ]) {
      const { nodes, removed } = parseNotice(`![그림](${address})`);

      assert.deepEqual(outline(nodes), [['paragraph', '그림']], address);
      assert.deepEqual(removed, [{ kind: 'image', text: removed[0]?.text }], address);
    }
  });

  it('T-30 HTML is left out, and the words between its tags stay', () => {
    for (const [html, expected] of [
      ['<script>alert(1)</script>', []],
      ['<img src=x onerror=alert(1)>', []],
      ['<svg onload=alert(1)>\n', []],
      ['<iframe srcdoc="<script>1</script>"></iframe>', []],
      ['<!-- a -->', []],
      ['a <b onclick=alert(1)>b</b>', [['paragraph', 'a ', 'b']]],
      ['&lt;script&gt;', [['paragraph', '<script>']]],
      ['<style>p{}</style>\n\n글', [['paragraph', '글']]],
    ] as const) {
      const merged = parse(html);
      assert.deepEqual(merged, expected, html);
    }
  });

  it('T-30 invisible characters and those that turn the direction of text are removed', () => {
    const { nodes, removed } = parseNotice(
      'a\u200Bb\u202Ec\u2066d\uFEFFe\u00ADf\u0007g\u{E0041}h i\u200Dj 한\u3164글 e' + '\u0301'.repeat(50),
    );

    assert.deepEqual(outline(nodes), [['paragraph', 'abcdefgh ij 한글 e' + '\u0301'.repeat(4)]]);
    assert.deepEqual(removed, [{ kind: 'characters', text: '' }]);
  });

  it('emoji that are joined or have variants stay as they are', () => {
    const emoji = '👩‍👩‍👧 ❤️‍🔥 ☎️ 🇰🇷 👍🏽';

    assert.deepEqual(parse(emoji), [['paragraph', emoji]]);
    assert.deepEqual(parseNotice(emoji).removed, []);
  });

  for (const [what, markdown] of [
    ['quotes', '>'.repeat(20_000) + 'a'],
    ['spaced quotes', '> '.repeat(10_000) + 'a'],
    ['lists', '- '.repeat(10_000) + 'a'],
    ['numbered lists', '1. '.repeat(6_600) + 'a'],
    ['quotes and lists', '> - '.repeat(5_000) + 'a'],
    ['indented lists', Array.from({ length: 190 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')],
    ['emphasis', '**a *b '.repeat(2_000)],
    ['brackets', '['.repeat(20_000)],
    ['links', '[a]('.repeat(5_000)],
    ['images in links', '[!['.repeat(6_000)],
    ['tags', '<a '.repeat(6_600)],
    ['beginnings of addresses', 'http://'.repeat(2_800)],
    ['hosts', 'www.a.'.repeat(3_300)],
    ['addresses in brackets', '[https://a.b '.repeat(1_500)],
    ['table cells', `${'|a'.repeat(4_000)}\n${'|-'.repeat(4_000)}`],
  ] as const) {
    it(`T-30 thousands of nested ${what} become a shallow tree within 10 seconds`, () => {
      const start = performance.now();

      const { nodes } = parseNotice(markdown);

      assert.ok(depthOf(nodes) <= 16, `depth ${depthOf(nodes)}`);
      assert.ok(performance.now() - start < 10_000);
    });
  }
});

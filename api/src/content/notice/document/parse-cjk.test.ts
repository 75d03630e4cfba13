import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NoticeNode } from './notice-node.ts';
import { parseNotice } from './parse-notice.ts';

/** Writes a paragraph as text: strong in `<b>`, emphasis in `<i>`, strikethrough in `<s>`, links as `[text](href)`. */
const write = (nodes: readonly NoticeNode[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.text;
      const inner = 'children' in node ? write(node.children) : '';
      if (node.type === 'strong') return `<b>${inner}</b>`;
      if (node.type === 'emphasis') return `<i>${inner}</i>`;
      if (node.type === 'strike') return `<s>${inner}</s>`;
      return node.type === 'link' ? `[${inner}](${node.href})` : inner;
    })
    .join('');

const parse = (markdown: string) => write(parseNotice(markdown).nodes);

describe('the Markdown of Korean and Chinese notices', () => {
  for (const [markdown, expected] of [
    ['8월 1일~5일, 9월 1일~3일', '8월 1일~5일, 9월 1일~3일'],
    ['~~8월 1일~5일~~ 9월', '<s>8월 1일~5일</s> 9월'],
    ['~~취소(8월)~~은', '<s>취소(8월)</s>은'],
    ['**정산(8월)**은', '<b>정산(8월)</b>은'],
    ['**"중요"**합니다', '<b>"중요"</b>합니다'],
    ['*‘중요’*은', '<i>‘중요’</i>은'],
    ['**重要：**请注意', '<b>重要：</b>请注意'],
    ['請看**「重要」**通知', '請看<b>「重要」</b>通知'],
    ['**50%**를 **Q&A**에서', '<b>50%</b>를 <b>Q&A</b>에서'],
    ['2026년_정산_안내.xlsx', '2026년_정산_안내.xlsx'],
  ] as const) {
    it(`parseNotice reads the marks of ${markdown} as they are meant`, () => {
      assert.equal(parse(markdown), expected);
      assert.deepEqual(parseNotice(markdown).warnings, []);
    });
  }

  for (const [markdown, expected] of [
    ['https://example.com。详情', '[https://example.com](https://example.com/)。详情'],
    ['https://example.com/a.html에서', '[https://example.com/a.html](https://example.com/a.html)에서'],
    ['（https://example.com/a）입니다', '（[https://example.com/a](https://example.com/a)）입니다'],
    ['(https://example.com/a)입니다.', '([https://example.com/a](https://example.com/a))입니다.'],
    ['https://example.com/a(설명)', '[https://example.com/a](https://example.com/a)(설명)'],
    ['**주소: https://example.com/a**는', '<b>주소: [https://example.com/a](https://example.com/a)</b>는'],
    ['주소는www.example.com입니다', '주소는[www.example.com](http://www.example.com/)입니다'],
    ['[https://example.com/a에서]', '[[https://example.com/a](https://example.com/a)에서]'],
    ['[https://a.example/x 에서](https://b.example)', '[https://a.example/x 에서](https://b.example/)'],
    ['https://youtu.be/abc_ 보기', '[https://youtu.be/abc_](https://youtu.be/abc_) 보기'],
    ['_https://a.example/b_ c', '<i>[https://a.example/b](https://a.example/b)</i> c'],
    ['"https://a.example", 끝', '"[https://a.example](https://a.example/)", 끝'],
    ['https://a.example/b_(c). 끝', '[https://a.example/b_(c)](https://a.example/b_(c)). 끝'],
    ['문의: kim@example.com으로', '문의: [kim@example.com](mailto:kim@example.com)으로'],
    ['<https://실례.example/길>로', '[https://실례.example/길](https://xn--9n2bp8q.example/%EA%B8%B8)로'],
    ['xhttps://a.example h http', 'xhttps://a.example h http'],
  ] as const) {
    it(`parseNotice ends the address in ${markdown} where its sentence goes on`, () => {
      assert.equal(parse(markdown), expected);
    });
  }

  for (const [markdown, warnings] of [
    ['정산은 __"8월"__은', [{ kind: 'marks', text: '__"8월"__은' }]],
    ['**“a”**b', [{ kind: 'marks', text: '**“a”**b' }]],
    ['\\*\\*a\\*\\* 2 ** 3 `**b**`', []],
    ['https://a.example/wiki/서울에서', [{ kind: 'address', text: '서울에서' }]],
    ['https://실례.한국/a', [{ kind: 'address', text: 'https://실례.한국/a' }]],
    ['[https://a.example/wiki/서울](https://b.example) <https://a.example/서울>', []],
  ] as const) {
    it(`parseNotice warns of what ${markdown} does not become`, () => {
      assert.deepEqual(parseNotice(markdown).warnings, warnings);
    });
  }
});

import { render } from '@testing-library/react';
import { richText } from './rich-text.tsx';

const show = (text: string) =>
  render(richText(text, { b: (words) => <b>{words}</b>, link: (words) => <a href="/guides">{words}</a> }))
    .container.innerHTML;

it.each([
  ['plain', 'plain'],
  ['before <b>bold</b> after', 'before <b>bold</b> after'],
  ['<b>one</b><b>two</b>', '<b>one</b><b>two</b>'],
  ['see <link>the <b>guide</b></link>.', 'see <a href="/guides">the <b>guide</b></a>.'],
  ['two\nlines <b>here</b>', 'two\nlines <b>here</b>'],
  ['<i>unknown</i> <b>x</b>', '&lt;i&gt;unknown&lt;/i&gt; <b>x</b>'],
  ['1 < 2 <b>x</b>', '1 &lt; 2 <b>x</b>'],
  ['<b>open', '&lt;b&gt;open'],
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
])('richText replaces only the given tags in %j', (text, html) => {
  expect(show(text)).toBe(html);
});

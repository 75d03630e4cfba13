import { render } from '@testing-library/react';
import { richText } from './rich-text.tsx';

const show = (text: string) =>
  render(richText(text, { b: (words) => <b>{words}</b>, link: (words) => <a href="/guides">{words}</a> }))
    .container.innerHTML;

it.each([
  ['plain', 'plain'],
  ['before <b>bold</b> after', '<span>before </span><b>bold</b><span> after</span>'],
  ['<b>one</b><b>two</b>', '<b>one</b><b>two</b>'],
  [
    'see <link>the <b>guide</b></link>.',
    '<span>see </span><a href="/guides"><span>the </span><b>guide</b></a><span>.</span>',
  ],
  ['two\nlines <b>here</b>', '<span>two\nlines </span><b>here</b>'],
  ['<i>unknown</i> <b>x</b>', '<span>&lt;i&gt;unknown&lt;/i&gt; </span><b>x</b>'],
  ['1 < 2 <b>x</b>', '<span>1 &lt; 2 </span><b>x</b>'],
  ['<b>open', '&lt;b&gt;open'],
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
])('richText replaces only the given tags in %j, with elements around the text beside them', (text, html) => {
  expect(show(text)).toBe(html);
});

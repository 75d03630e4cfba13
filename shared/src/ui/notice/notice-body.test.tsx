import { screen, within } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { NoticeBody } from './index.ts';
import type { NoticeNode } from './index.ts';

const show = (nodes: readonly NoticeNode[]) => renderUi(<NoticeBody nodes={nodes} />);

const text = (words: string): NoticeNode => ({ type: 'text', text: words });
const paragraph = (...children: NoticeNode[]): NoticeNode => ({ type: 'paragraph', children });
const link = (href: string, words: string): NoticeNode => ({ type: 'link', href, children: [text(words)] });
const cell = (words: string, isHead: boolean, align: 'right' | null = null): NoticeNode => ({
  type: 'cell',
  is_head: isHead,
  align,
  children: [text(words)],
});
const row = (...children: NoticeNode[]): NoticeNode => ({ type: 'row', children });

test('the notice body renders headings, lists, tables, code and emphasis', async () => {
  const item: NoticeNode = { type: 'item', children: [paragraph(text('하나'))] };
  await show([
    { type: 'heading', level: 1, children: [text('점검')] },
    paragraph({ type: 'strong', children: [text('20일')] }, { type: 'break' }, text('새벽')),
    { type: 'list', is_ordered: true, start: 3, children: [item, item] },
    { type: 'list', is_ordered: false, start: 1, children: [item] },
    { type: 'table', children: [row(cell('날짜', true)), row(cell('1일', false))] },
    { type: 'code', text: 'portal ingest' },
    { type: 'rule' },
    { type: 'quote', children: [paragraph(text('인용'))] },
  ]);

  expect(screen.getByRole('heading', { level: 3, name: '점검' })).toBeVisible();
  expect(screen.getByText('20일').tagName).toBe('STRONG');
  expect(screen.getAllByRole('list')[0]).toHaveAttribute('start', '3');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(within(screen.getByRole('table')).getByRole('columnheader', { name: '날짜' })).toBeVisible();
  expect(screen.getByText('portal ingest').tagName).toBe('PRE');
  expect(screen.getByText('인용').closest('blockquote')).toBeVisible();
});

test('the columns of a table are aligned as the Markdown says', async () => {
  await show([
    { type: 'table', children: [row(cell('금액', true, 'right')), row(cell('1,200', false, 'right'))] },
  ]);

  expect(screen.getByRole('columnheader', { name: '금액' })).toHaveStyle({ textAlign: 'right' });
  expect(screen.getByRole('cell', { name: '1,200' })).toHaveStyle({ textAlign: 'right' });
});

test('a link to another site opens in a new tab and is announced as such', async () => {
  await show([paragraph(link('https://example.com/a?b=1&c=2', '안내'))]);

  const anchor = screen.getByRole('link', { name: '안내 (새 탭에서 열기)' });
  expect(anchor).toHaveAttribute('href', 'https://example.com/a?b=1&c=2');
  expect(anchor).toHaveAttribute('target', '_blank');
  expect(anchor).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a link to a portal path navigates without loading the document', async () => {
  const { location, user } = await show([paragraph(link('/payment-info?x=1', '정산 정보'))]);

  await user.click(screen.getByRole('link', { name: '정산 정보' }));

  expect(location()).toMatchObject({ pathname: '/payment-info', search: '?x=1' });
});

test.each([
  ['a script address', 'javascript:alert(1)'],
  ['another host without a scheme', '//evil.example'],
  ['another host behind a backslash', '/\\evil.example'],
  ['data', 'data:text/html,x'],
])('only the text remains of a link to %s that a server would let pass', async (_what, href) => {
  await show([paragraph(link(href, '말'))]);

  expect(screen.getByText('말')).toBeVisible();
  expect(screen.queryByRole('link', { name: '말' })).not.toBeInTheDocument();
});

test('only images of this site are shown, others as their words', async () => {
  await show([
    paragraph({ type: 'image', src: 'https://evil.example/x.png', alt: '밖' }, text(' ')),
    paragraph({ type: 'image', src: '/media/../x', alt: '위' }),
    paragraph({ type: 'image', src: '/media/a.svg', alt: '안' }),
  ]);

  expect(screen.getByRole('img')).toHaveAttribute('src', '/media/a.svg');
  expect(screen.getByText('위')).toBeVisible();
});

test('markup in the text of a notice is shown as text', async () => {
  const { container } = await show([paragraph(text('<img src=x onerror=alert(1)><script>1</script>'))]);

  expect(screen.getByText('<img src=x onerror=alert(1)><script>1</script>')).toBeVisible();
  expect(container.querySelector('script, img')).toBeNull();
});

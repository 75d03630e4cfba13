import { fakeApi, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import config from '../../../../remote.config.ts';
import remote from '../../../remote.tsx';

const id = '0198a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b';

const show = async (body: string) => {
  fakeApi.get('/notice/detail', {
    notice: {
      ...{ id, title: '제목', body, published_at: '2026-07-20T01:00:00Z' },
      ...{ category: 'general', pinned: false, is_new: false, is_read: true },
    },
  });
  fakeApi.get('/member/mcn/contacts', () => new Promise(() => undefined));
  const view = await renderRoute(remote, config, { at: `/notices/${id}` });
  await screen.findByRole('article');
  return view;
};

test('the notice body renders headings, lists, tables and emphasis', async () => {
  await show(
    '<h2>점검</h2><p>7월 <strong>20일</strong><br />새벽</p>' +
      '<ol start="3"><li>하나</li>\n<li>둘</li></ol>' +
      '<table><thead><tr>\n<th>날짜</th><th colspan="2">금액</th></tr></thead>' +
      '<tbody><tr><td>1일</td><td>₩1</td><td>₩2</td></tr></tbody></table>',
  );

  expect(screen.getByRole('heading', { level: 3, name: '점검' })).toBeVisible();
  expect(screen.getByText('20일').tagName).toBe('STRONG');
  expect(screen.getByRole('list')).toHaveAttribute('start', '3');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(within(screen.getByRole('table')).getByText('금액')).toHaveAttribute('colspan', '2');
});

test('a link to another site opens in a new tab and is announced as such', async () => {
  await show('<a href="https://example.com/a?b=1&amp;c=2" onclick="alert(1)">안내</a>');

  const link = screen.getByRole('link', { name: '안내 (새 창에서 열기)' });
  expect(link).toHaveAttribute('href', 'https://example.com/a?b=1&c=2');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).not.toHaveAttribute('onclick');
});

test('a link to a portal path navigates without loading the document', async () => {
  const { location, user } = await show('<a href="/payment-info?x=1">정산 정보</a>');

  await user.click(screen.getByRole('link', { name: '정산 정보' }));

  expect(location()).toMatchObject({ pathname: '/payment-info', search: '?x=1' });
});

test.each([
  ['a script address', '<a href="javascript:alert(1)">말</a>'],
  ['a script address in disguise', '<a href="&#106;avascript:alert(1)">말</a>'],
  ['another host without a scheme', '<a href="//evil.example">말</a>'],
  ['another host behind a backslash', '<a href="/\\evil.example">말</a>'],
  ['data', '<a href="data:text/html,x">말</a>'],
])('only the text remains of a link to %s', async (_what, html) => {
  await show(html);

  expect(screen.getByText('말')).toBeVisible();
  expect(screen.queryByRole('link', { name: '말' })).not.toBeInTheDocument();
});

test('the notice body drops unknown elements, images of other hosts and attributes', async () => {
  const { container } = await show(
    '<script>alert(1)</script><style>p{}</style><form><p id="x" style="color:red" onclick="y()">말</p></form>' +
      '<img src="https://evil.example/x.png" alt="밖" /><img src="/media/../x" alt="위" />' +
      '<img src="/media/a.svg" alt="안" />',
  );

  expect(container.querySelector('script, form')).toBeNull();
  expect(screen.queryByText(/alert|p\{\}/)).not.toBeInTheDocument();
  expect(screen.getByText('말').getAttributeNames()).toEqual(['class']);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/media/a.svg');
});

import { screen, waitFor, within } from '@testing-library/react';
import { snackbarsAtom } from '@portal/shared/state';
import { fakeApi, errorResponse } from '@portal/shared/testing';
import { serveViews } from '../../testing/serve-views.ts';
import { figure, openDashboard, serveReports } from './testing/open-dashboard.ts';

// Queries by role traverse the whole page and are slow on a busy machine.
jest.setTimeout(60_000);

const week = { name: '주간', query: 'period=7d' };
const month = { name: '지난달 인기', query: 'period=last-month&sort=revenue' };

type Opened = Awaited<ReturnType<typeof openDashboard>>;

const trigger = (name: RegExp | string) => screen.findByRole('button', { name });
const choose = async ({ user }: Opened, name: string | RegExp, from = /^보기/) => {
  await user.click(await trigger(from));
  await user.click(await screen.findByRole('menuitem', { name }));
};
const messages = ({ store }: Opened) => store.get(snackbarsAtom).map(({ title }) => title);

describe('saving a view', () => {
  it('saving a view stores the filters, but neither the page of the list nor the open dialog', async () => {
    serveReports();
    const views = serveViews();
    const opened = await openDashboard('/dashboard?sort=revenue&page=2&period=7d&pd=112233');
    expect(await trigger('보기')).toBeVisible();

    await choose(opened, '지금 화면 저장…');
    await opened.user.type(await screen.findByRole('textbox', { name: '이름' }), ' 주간 ');
    await opened.user.click(screen.getByRole('checkbox', { name: '이 화면에 들어오면 먼저 열기' }));
    await opened.user.click(screen.getByRole('button', { name: '저장' }));

    expect(await trigger('보기 주간')).toBeVisible();
    expect(views.add.calls.map(({ body }) => body)).toEqual([
      { path: '/dashboard', name: '주간', query: 'sort=revenue&period=7d', is_default: true },
    ]);
    expect(messages(opened)).toEqual(['‘주간’ 보기를 저장했어요']);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('saving a view requires a name', async () => {
    serveReports();
    const views = serveViews();
    const opened = await openDashboard();

    await choose(opened, '지금 화면 저장…');
    await opened.user.click(await screen.findByRole('button', { name: '저장' }));

    expect(await screen.findByRole('textbox', { name: '이름' })).toBeInvalid();
    expect(views.add.calls).toEqual([]);
  });

  it('saving a view overwrites one with the same name, and announces it before', async () => {
    serveReports();
    const views = serveViews([week]);
    const opened = await openDashboard('/dashboard?period=90d');

    await choose(opened, '지금 화면 저장…');
    await opened.user.type(await screen.findByRole('textbox', { name: '이름' }), '주간');
    expect(await screen.findByText('같은 이름의 보기를 지금 화면으로 바꿔요.')).toBeVisible();
    await opened.user.click(screen.getByRole('button', { name: '덮어쓰기' }));

    expect(await trigger('보기 주간')).toBeVisible();
    expect(views.update.calls.map(({ body }) => body)).toEqual([{ id: 'view0', query: 'period=90d' }]);
  });

  it('saving a view shows at the name field that another window has taken the name, and then overwrites', async () => {
    serveReports();
    const views = serveViews();
    const opened = await openDashboard('/dashboard?period=90d');
    await choose(opened, '지금 화면 저장…');
    await opened.user.type(await screen.findByRole('textbox', { name: '이름' }), '주간');
    await waitFor(() => expect(opened.queryClient.isFetching()).toBe(0));
    views.keep({ id: 'other', path: '/dashboard', is_default: false, ...week });

    await opened.user.click(screen.getByRole('button', { name: '저장' }));

    expect(await screen.findByText('같은 이름으로 저장한 보기가 있어요.')).toBeVisible();
    await opened.user.click(await screen.findByRole('button', { name: '덮어쓰기' }));
    expect(await trigger('보기 주간')).toBeVisible();
    expect(views.list()).toEqual([expect.objectContaining({ id: 'other', query: 'period=90d' })]);
  });
});

describe('opening a view', () => {
  it('opening a view applies its filters and keeps parameters of others', async () => {
    serveReports();
    serveViews([month, week]);
    const opened = await openDashboard('/dashboard?period=90d&q=cat&page=1&pd=112233');

    await choose(opened, month.name);

    const search = new URLSearchParams(opened.location().search);
    expect(Object.fromEntries(search)).toEqual({ pd: '112233', period: 'last-month', sort: 'revenue' });
    expect(await trigger('보기 지난달 인기')).toBeVisible();
    await choose(opened, '기본');
    expect(opened.location().search).toBe('?pd=112233');
    expect(await trigger('보기')).toBeVisible();
  });

  it('an opened view is shown as modified after a change, and the change can be saved', async () => {
    serveReports();
    const views = serveViews([week]);
    const opened = await openDashboard();
    await choose(opened, '주간');
    await opened.user.click(screen.getByRole('button', { name: /^비교/ }));
    await opened.user.click(await screen.findByRole('option', { name: '비교 안 함' }));

    await choose(opened, '‘주간’에 덮어쓰기', /^보기 주간 수정됨/);

    expect(await trigger('보기 주간')).toBeVisible();
    expect(views.list()).toEqual([expect.objectContaining({ query: 'period=7d&compare=none' })]);
  });

  it('the menu lists the saved views of its own screen only', async () => {
    serveReports();
    serveViews([week, { name: '채널 6개월', path: '/report-channel', query: 'period=6m' }]);
    const { user } = await openDashboard();

    await user.click(await trigger(/^보기/));

    expect(await screen.findByRole('menuitem', { name: '주간' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: '채널 6개월' })).not.toBeInTheDocument();
  });

  it('the menu of saved views offers a retry when they cannot be loaded', async () => {
    serveReports();
    fakeApi.get('/view/list', errorResponse(503, 'unavailable'));
    const opened = await openDashboard();
    await opened.user.click(await trigger(/^보기/));
    expect(await screen.findByText('저장한 보기를 불러오지 못했어요')).toBeVisible();
    serveViews([week]);

    await opened.user.click(screen.getByRole('menuitem', { name: /다시 시도/ }));

    await opened.user.click(await trigger(/^보기/));
    expect(await screen.findByRole('menuitem', { name: '주간' })).toBeVisible();
  });
});

describe('the default view', () => {
  it('all requests wait until the default view is known', async () => {
    const requests = serveReports();
    const responseGate = Promise.withResolvers<undefined>();
    const views = serveViews([{ ...week, is_default: true }]);
    fakeApi.get('/view/list', async () => {
      await responseGate.promise;
      return { items: views.list(), maximum: 50 };
    });
    await openDashboard();
    expect(await screen.findByText('이전 기간')).not.toBeVisible();

    responseGate.resolve(undefined);

    expect(await figure('예상 수익')).toBeVisible();
    expect(await trigger('보기 주간')).toBeVisible();
    await waitFor(() => {
      for (const { calls } of Object.values(requests))
        expect(calls.map(({ query }) => query.get('from'))).toEqual(['2026-11-12']);
    });
  });

  it.each([
    ['fail to load', () => errorResponse(503, 'unavailable')],
    ['take too long', () => new Promise<never>(() => undefined)],
  ])('does not delay the dashboard when the views %s', async (_, response) => {
    const { summary } = serveReports();
    fakeApi.get('/view/list', response);

    await openDashboard();

    await waitFor(() => expect(summary.calls).toHaveLength(1));
    expect(await figure('예상 수익')).toBeVisible();
  });

  it('the default view is opened when the address has no filters', async () => {
    serveReports();
    serveViews([{ ...week, is_default: true }]);
    const opened = await openDashboard('/dashboard?pd=112233');

    expect(await trigger('보기 주간')).toBeVisible();
    expect(opened.location().search).toBe('?pd=112233&period=7d');

    await choose(opened, '기본');
    expect(opened.location().search).toBe('?pd=112233');
  });

  it.each(['6f2b', '0190a5b2-0000-7000-8000-000000000000'])(
    'a default view of the member %s, who does not exist, says so and leads to all members and to the views',
    async (member) => {
      serveReports();
      serveViews([{ name: '떠난 멤버', query: `member=${member}`, is_default: true }]);
      const refusal = errorResponse(
        member.length < 36 ? 400 : 404,
        member.length < 36 ? 'validation' : 'not_found',
      );
      fakeApi.get('/member/mcn/account', refusal);
      for (const path of ['/report/summary', '/report/trend', '/report/countries', '/report/videos'] as const)
        fakeApi.get(path, refusal);
      const opened = await openDashboard();

      expect(await screen.findByText('이 멤버는 볼 수 없어요')).toBeVisible();
      expect(screen.getByText(/‘떠난 멤버’ 보기에 들어 있어요/)).toBeVisible();
      await opened.user.click(screen.getByRole('button', { name: '저장한 보기 관리…' }));
      expect(await screen.findByRole('dialog')).toBeVisible();
      await opened.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      serveReports();
      await opened.user.click(screen.getByRole('button', { name: '전체 멤버 보기' }));

      expect(opened.location().search).toBe('');
      expect(await figure('예상 수익')).toBeVisible();
    },
  );

  it('the default view is not opened when the address has filters', async () => {
    serveReports();
    serveViews([{ ...week, is_default: true }]);
    const opened = await openDashboard('/dashboard?compare=none');

    await opened.user.click(await trigger('보기'));

    expect(await screen.findByRole('menuitem', { name: /주간/ })).toHaveTextContent('처음에 열림');
    expect(opened.location().search).toBe('?compare=none');
  });
});

describe('managing views', () => {
  it('managing views renames a view, sets the default view, and deletes a view', async () => {
    serveReports();
    const views = serveViews([week, month]);
    const opened = await openDashboard();
    const { user } = opened;
    await choose(opened, '저장한 보기 관리…');
    const dialog = within(await screen.findByRole('dialog', { name: '저장한 보기' }));

    await user.click(dialog.getByRole('button', { name: '주간 이름 변경' }));
    const name = dialog.getByRole('textbox', { name: '이름' });
    expect(name).toHaveFocus();
    await user.clear(name);
    await user.type(name, '지난달 인기{Enter}');
    expect(await dialog.findByText('같은 이름으로 저장한 보기가 있어요.')).toBeVisible();
    await user.clear(name);
    await user.type(name, '이번 주{Enter}');
    await waitFor(() => expect(dialog.getByRole('button', { name: '이번 주 이름 변경' })).toHaveFocus());

    await user.click(dialog.getByRole('button', { name: '이번 주 먼저 열기' }));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: '이번 주 먼저 열기' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );

    await user.click(dialog.getByRole('button', { name: '지난달 인기 삭제' }));
    const confirmation = within(await screen.findByRole('alertdialog', { name: /지난달 인기/ }));
    await user.click(confirmation.getByRole('button', { name: '삭제' }));
    await waitFor(() => expect(dialog.queryByText('지난달 인기')).not.toBeInTheDocument());
    expect(views.list()).toEqual([expect.objectContaining({ name: '이번 주', is_default: true })]);
    expect(messages(opened)).toEqual(['‘지난달 인기’ 보기를 삭제했어요']);
  });
});

describe('saved views on a phone', () => {
  it('saved views are one of the chips on a phone', async () => {
    serveReports();
    serveViews([week]);
    const opened = await openDashboard('/dashboard', { width: 390 });

    await choose(opened, '주간', /^보기$/);

    expect(opened.location().search).toBe('?period=7d');
    expect(await trigger('보기 주간')).toBeVisible();
  });

  it.each([
    ['save', '지금 화면 저장…'],
    ['manage', '저장한 보기 관리…'],
  ])('the dialog to %s views is a history entry of its own', async (flag, entry) => {
    serveReports();
    serveViews([week]);
    const opened = await openDashboard('/dashboard?period=90d', { width: 390 });

    await choose(opened, entry, /^보기$/);

    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(opened.location()).toMatchObject({
      search: `?period=90d&views=${flag}`,
      state: { openedFlag: 'views' },
    });
  });
});

describe('unsaved names', () => {
  const findQuestion = async () =>
    within(await screen.findByRole('alertdialog', { name: '작성하던 내용을 버릴까요?' }));

  it('Escape asks before the name of a new view is discarded, and keeps it', async () => {
    serveReports();
    serveViews();
    const opened = await openDashboard('/dashboard?period=7d');
    await choose(opened, '지금 화면 저장…');
    const name = await screen.findByRole('textbox', { name: '이름' });
    await opened.user.type(name, '주간');

    await opened.user.keyboard('{Escape}');
    await opened.user.click((await findQuestion()).getByRole('button', { name: '계속 작성' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(name).toHaveValue('주간');
  });

  it('Escape asks before another name of a view is discarded, and leaves the list open', async () => {
    serveReports();
    serveViews([week, month]);
    const opened = await openDashboard('/dashboard?views=manage');
    const dialog = within(await screen.findByRole('dialog'));
    await opened.user.click(await dialog.findByRole('button', { name: '주간 이름 변경' }));
    await opened.user.type(dialog.getByRole('textbox', { name: '이름' }), '!');

    await opened.user.keyboard('{Escape}');
    await opened.user.click((await findQuestion()).getByRole('button', { name: '버리기' }));

    expect(await dialog.findByRole('button', { name: '주간 이름 변경' })).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

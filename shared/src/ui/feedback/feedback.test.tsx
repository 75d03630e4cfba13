import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expectConsole } from '../../testing/index.ts';
import type { Snackbar } from '../../state/index.ts';
import { renderUi } from '../testing/render-ui.tsx';
import {
  Banner,
  ErrorBoundary,
  FailedRemotePanel,
  Loading,
  NotFoundPanel,
  Skeleton,
  SnackbarStack,
  Spinner,
  StatePanel,
} from './index.ts';

afterEach(() => {
  jest.useRealTimers();
});

describe('ErrorBoundary', () => {
  const Broken = (): never => {
    throw new Error('out of order');
  };
  const fallback = ({ error, retry }: { error: unknown; retry: () => void }) => (
    <button type="button" onClick={retry}>
      {error instanceof Error ? error.message : ''}
    </button>
  );

  it('ErrorBoundary replaces only its children and calls onError', async () => {
    expectConsole(/out of order/);
    const handleError = jest.fn();
    await renderUi(
      <>
        <p>beside it</p>
        <ErrorBoundary fallback={fallback} onError={handleError}>
          <Broken />
        </ErrorBoundary>
      </>,
    );

    expect(screen.getByText('beside it')).toBeVisible();
    expect(screen.getByRole('button', { name: 'out of order' })).toBeVisible();
    expect(handleError).toHaveBeenCalledTimes(1);
  });

  it('ErrorBoundary renders its children again on retry and when resetKey changes', async () => {
    expectConsole(/out of order/);
    let isBroken = true;
    const Sometimes = () => {
      if (isBroken) throw new Error('out of order');
      return <p>mended</p>;
    };
    const Harness = () => {
      const [key, setKey] = useState(0);
      return (
        <>
          <button type="button" onClick={() => setKey(key + 1)}>
            next
          </button>
          <ErrorBoundary fallback={fallback} resetKey={key}>
            <Sometimes />
          </ErrorBoundary>
        </>
      );
    };
    const { user } = await renderUi(<Harness />);
    await user.click(screen.getByRole('button', { name: 'out of order' }));
    expect(screen.getByRole('button', { name: 'out of order' })).toBeVisible();

    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'next' }));

    expect(screen.getByText('mended')).toBeVisible();
  });
});

describe('StatePanel', () => {
  it('StatePanel announces an error with its request id and a retry button', async () => {
    const handleRetry = jest.fn();
    const { user } = await renderUi(<StatePanel kind="error" onRetry={handleRetry} requestId="01J9AB" />);

    const panel = screen.getByRole('alert');
    expect(panel).toHaveTextContent('불러오지 못했어요');
    expect(panel).toHaveTextContent('요청 ID 01J9AB');
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(handleRetry).toHaveBeenCalled();
  });

  it('StatePanel shows title and actions of an empty state', async () => {
    await renderUi(
      <StatePanel
        kind="empty"
        title="첫 채널을 등록해 보세요"
        text="채널을 등록하면 다음 날부터 집계돼요."
        actions={<button type="button">채널 등록</button>}
      />,
    );

    expect(screen.getByRole('heading', { level: 2, name: '첫 채널을 등록해 보세요' })).toBeVisible();
    expect(screen.getByRole('button', { name: '채널 등록' })).toBeVisible();
  });

  it('StatePanel explains a missing permission', async () => {
    await renderUi(<StatePanel kind="forbidden" level={1} />, { language: 'en' });

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You can’t open this page');
  });
});

describe('FailedRemotePanel', () => {
  it('FailedRemotePanel shows name, build, cause and attempts, and copies the request id', async () => {
    const { user } = await renderUi(
      <FailedRemotePanel
        name="음원"
        remote="mf-music"
        version="4.2.0"
        cause="10초 초과"
        attempts={2}
        requestId="01J9AB"
        onRetry={jest.fn()}
      />,
    );
    expect(screen.getByRole('heading', { name: '음원 화면을 불러오지 못했어요' })).toBeVisible();
    expect(screen.getByText('mf-music 4.2.0, 10초 초과, 2회 시도')).toBeVisible();

    await user.click(screen.getByRole('button', { name: '요청 ID' }));

    expect(await navigator.clipboard.readText()).toBe('01J9AB');
  });
});

describe('NotFoundPanel', () => {
  it('NotFoundPanel shows the address and its actions', async () => {
    await renderUi(<NotFoundPanel path="/musics/playlists" actions={<a href="/">대시보드로</a>} />);

    expect(screen.getByRole('heading', { level: 1, name: '페이지를 찾을 수 없어요' })).toBeVisible();
    expect(screen.getByText('/musics/playlists')).toBeVisible();
    expect(screen.getByRole('link', { name: '대시보드로' })).toBeVisible();
  });
});

describe('SnackbarStack', () => {
  const message = (id: number, more: Partial<Snackbar> = {}): Snackbar => ({
    id,
    type: 'success',
    title: `메시지 ${id}`,
    duration: 3000,
    ...more,
  });

  it('a snackbar is dismissed after its duration', async () => {
    const handleDismiss = jest.fn();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    await renderUi(
      <SnackbarStack snackbars={[message(1), message(2, { duration: 4000 })]} onDismiss={handleDismiss} />,
    );

    act(() => jest.advanceTimersByTime(3000));
    expect(handleDismiss.mock.calls).toEqual([[1]]);
    act(() => jest.advanceTimersByTime(1000));
    expect(handleDismiss.mock.calls).toEqual([[1], [2]]);
  });

  it('hovering a snackbar pauses all timers, which continue afterwards', async () => {
    const handleDismiss = jest.fn();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    await renderUi(<SnackbarStack snackbars={[message(1)]} onDismiss={handleDismiss} />);
    const list = screen.getByRole('region', { name: '알림' });
    act(() => jest.advanceTimersByTime(2000));

    fireEvent.pointerEnter(list);
    act(() => jest.advanceTimersByTime(60_000));
    expect(handleDismiss).not.toHaveBeenCalled();

    fireEvent.pointerLeave(list);
    act(() => jest.advanceTimersByTime(999));
    expect(handleDismiss).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(handleDismiss).toHaveBeenCalledWith(1);
  });

  it('the timers of snackbars are paused while one has the focus', async () => {
    const handleDismiss = jest.fn();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    await renderUi(<SnackbarStack snackbars={[message(1)]} onDismiss={handleDismiss} />);

    act(() => screen.getByRole('button', { name: '닫기' }).focus());
    act(() => jest.advanceTimersByTime(10_000));

    expect(handleDismiss).not.toHaveBeenCalled();
  });

  it('SnackbarStack is a region only while it has snackbars', async () => {
    const { rerender } = await renderUi(<SnackbarStack snackbars={[message(1)]} onDismiss={jest.fn()} />);
    const region = screen.getByRole('region', { name: '알림' });
    expect(within(region).getAllByRole('listitem')).toHaveLength(1);

    rerender(<SnackbarStack snackbars={[]} onDismiss={jest.fn()} />);

    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('error snackbars have the role alert, others status', async () => {
    await renderUi(
      <SnackbarStack
        snackbars={[message(1), message(2, { type: 'error', text: '잠시 뒤 다시 시도해 주세요.' })]}
        onDismiss={jest.fn()}
      />,
    );

    expect(screen.getByRole('status')).toHaveTextContent('완료: 메시지 1');
    expect(screen.getByRole('alert')).toHaveTextContent('오류: 메시지 2잠시 뒤 다시 시도해 주세요.');
  });

  it('the action of a snackbar runs once and dismisses it', async () => {
    const run = jest.fn();
    const handleDismiss = jest.fn();
    const { user } = await renderUi(
      <SnackbarStack
        snackbars={[message(1, { action: { label: '되돌리기', run } })]}
        onDismiss={handleDismiss}
      />,
    );

    await user.click(screen.getByRole('button', { name: '되돌리기' }));

    expect(run).toHaveBeenCalledTimes(1);
    expect(handleDismiss).toHaveBeenCalledWith(1);
  });
});

describe('Banner', () => {
  it('Banner calls onDismiss when it is closed', async () => {
    const handleDismiss = jest.fn();
    const { user } = await renderUi(<Banner onDismiss={handleDismiss}>승인까지 1~2일이 걸려요.</Banner>);

    await user.click(screen.getByRole('button', { name: '닫기' }));

    expect(screen.getByRole('note')).toHaveTextContent('승인까지 1~2일이 걸려요.');
    expect(handleDismiss).toHaveBeenCalled();
  });
});

describe('Loading and Spinner', () => {
  it('Loading announces a group of skeletons once', async () => {
    await renderUi(
      <Loading>
        <Skeleton />
        <Skeleton width={40} />
      </Loading>,
    );

    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('불러오는 중');
    expect(status).toHaveAttribute('aria-busy', 'true');
  });

  it('Spinner is exposed to screen readers only with a label', async () => {
    await renderUi(
      <>
        <Spinner />
        <Spinner label="확인하는 중" />
      </>,
    );

    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getByRole('img', { name: '확인하는 중' })).toBeInTheDocument();
  });
});

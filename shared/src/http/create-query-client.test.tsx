import { act, render, screen } from '@testing-library/react';
import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createQueryClient, switchQueryContext } from './create-query-client.ts';

const show = (read: () => Promise<string>) => {
  const Probe = () => {
    const { data, error } = useQuery({ queryKey: ['probe'], queryFn: read });
    return <p>{error?.message ?? data ?? 'waiting'}</p>;
  };
  const client = createQueryClient();
  const ui = () => (
    <QueryClientProvider client={client}>
      <Probe />
    </QueryClientProvider>
  );
  const view = render(ui());
  return {
    again: () =>
      view.rerender(<QueryClientProvider client={client}>{[<Probe key="new" />]}</QueryClientProvider>),
  };
};

it('shows a failure at once, for the client below has retried already', async () => {
  const read = jest.fn().mockRejectedValue(new Error('gone'));

  show(read);

  expect(await screen.findByText('gone')).toBeInTheDocument();
  expect(read).toHaveBeenCalledTimes(1);
});

it('does not ask again for a fresh answer, neither on mounting nor on coming back to the window', async () => {
  const read = jest.fn().mockResolvedValue('answer');
  const { again } = show(read);
  await screen.findByText('answer');

  again();
  window.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  await screen.findByText('answer');

  expect(read).toHaveBeenCalledTimes(1);
});

describe('answers in the currency of the page', () => {
  type Answer = (figure: string) => void;

  /** The cache tells its screens in a task of its own. */
  const settle = (change: () => void) =>
    act(async () => {
      change();
      await new Promise((resolve) => setTimeout(resolve));
    });

  const showFigures = (keepsPrevious: boolean) => {
    let currency = 'KRW';
    const answers: Answer[] = [];
    const client = createQueryClient({ context: () => currency });
    const Figure = () => {
      const { data, isPlaceholderData } = useQuery({
        queryKey: ['figure'],
        queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
        ...(keepsPrevious && { placeholderData: keepPreviousData }),
      });
      return <p>{data === undefined ? 'waiting' : `${data}${isPlaceholderData ? ' outdated' : ''}`}</p>;
    };
    render(
      <QueryClientProvider client={client}>
        <Figure />
      </QueryClientProvider>,
    );
    return {
      client,
      answer: (call: number, figure: string) => settle(() => answers[call]?.(figure)),
      calls: () => answers.length,
      switchTo: (next: string) =>
        settle(() => {
          currency = next;
          switchQueryContext(client);
        }),
    };
  };

  it('marks the old one as outdated until the new one comes', async () => {
    const { answer, switchTo } = showFigures(true);
    await answer(0, '₩1,350');

    await switchTo('USD');
    expect(screen.getByText('₩1,350 outdated')).toBeInTheDocument();

    await answer(1, '$1');
    expect(screen.getByText('$1')).toBeInTheDocument();
  });

  it('takes the old one away where a screen does not say how it looks while it is outdated', async () => {
    const { answer, switchTo } = showFigures(false);
    await answer(0, '₩1,350');

    await switchTo('USD');

    expect(screen.getByText('waiting')).toBeInTheDocument();
  });

  it('shows none that was asked for before the switch and came after it', async () => {
    const { answer, switchTo } = showFigures(true);

    await switchTo('USD');
    await answer(1, '$1');
    await answer(0, '₩1,350');

    expect(screen.getByText('$1')).toBeInTheDocument();
  });

  it('has the one of before at hand when it is switched back', async () => {
    const { answer, calls, switchTo } = showFigures(true);
    await answer(0, '₩1,350');
    await switchTo('USD');
    await answer(1, '$1');

    await switchTo('KRW');

    expect(screen.getByText('₩1,350')).toBeInTheDocument();
    expect(calls()).toBe(2);
  });

  it('finds all of them by their key', async () => {
    const { client, answer, switchTo } = showFigures(true);
    await answer(0, '₩1,350');
    await switchTo('USD');
    await answer(1, '$1');

    expect(client.getQueriesData({ queryKey: ['figure'] }).map(([, figure]) => figure)).toEqual([
      '₩1,350',
      '$1',
    ]);
  });
});

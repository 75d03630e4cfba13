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

it('a failed query shows its error without a retry', async () => {
  const read = jest.fn().mockRejectedValue(new Error('gone'));

  show(read);

  expect(await screen.findByText('gone')).toBeInTheDocument();
  expect(read).toHaveBeenCalledTimes(1);
});

it('a fresh response is not refetched on mount nor on window focus', async () => {
  const read = jest.fn().mockResolvedValue('answer');
  const { again } = show(read);
  await screen.findByText('answer');

  again();
  window.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  await screen.findByText('answer');

  expect(read).toHaveBeenCalledTimes(1);
});

describe('switchQueryContext', () => {
  type Resolve = (figure: string) => void;

  /** The query cache notifies its observers in a separate task. */
  const applyAndFlush = (change: () => void) =>
    act(async () => {
      change();
      await new Promise((resolve) => setTimeout(resolve));
    });

  const showFigures = (keepsPrevious: boolean) => {
    let currency = 'KRW';
    const resolvers: Resolve[] = [];
    const client = createQueryClient({ context: () => currency });
    const Figure = () => {
      const { data, isPlaceholderData } = useQuery({
        queryKey: ['figure'],
        queryFn: () => new Promise<string>((resolve) => resolvers.push(resolve)),
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
      respond: (call: number, figure: string) => applyAndFlush(() => resolvers[call]?.(figure)),
      calls: () => resolvers.length,
      switchTo: (next: string) =>
        applyAndFlush(() => {
          currency = next;
          switchQueryContext(client);
        }),
    };
  };

  it('shows the old response as a placeholder until the new one arrives', async () => {
    const { respond, switchTo } = showFigures(true);
    await respond(0, '₩1,350');

    await switchTo('USD');
    expect(await screen.findByText('₩1,350 outdated')).toBeInTheDocument();

    await respond(1, '$1');
    expect(await screen.findByText('$1')).toBeInTheDocument();
  });

  it('shows no old response in a query without keepPreviousData', async () => {
    const { respond, switchTo } = showFigures(false);
    await respond(0, '₩1,350');

    await switchTo('USD');

    expect(await screen.findByText('waiting')).toBeInTheDocument();
  });

  it('ignores a response of the old context that arrives after the switch', async () => {
    const { respond, switchTo } = showFigures(true);

    await switchTo('USD');
    await respond(1, '$1');
    await respond(0, '₩1,350');

    expect(await screen.findByText('$1')).toBeInTheDocument();
  });

  it('shows the cached response without a fetch after switching back', async () => {
    const { respond, calls, switchTo } = showFigures(true);
    await respond(0, '₩1,350');
    await switchTo('USD');
    await respond(1, '$1');

    await switchTo('KRW');

    expect(await screen.findByText('₩1,350')).toBeInTheDocument();
    expect(calls()).toBe(2);
  });

  it('keeps the responses of every context under one query key', async () => {
    const { client, respond, switchTo } = showFigures(true);
    await respond(0, '₩1,350');
    await switchTo('USD');
    await respond(1, '$1');

    expect(client.getQueriesData({ queryKey: ['figure'] }).map(([, figure]) => figure)).toEqual([
      '₩1,350',
      '$1',
    ]);
  });
});

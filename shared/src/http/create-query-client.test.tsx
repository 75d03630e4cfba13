import { render, screen } from '@testing-library/react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createQueryClient } from './create-query-client.ts';

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

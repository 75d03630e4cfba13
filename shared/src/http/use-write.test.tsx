import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient, QueryClientProvider, useIdempotencyKey, useWrite } from './index.ts';

type Call = { input: object; key: string; answer: PromiseWithResolvers<string> };

/** A write whose calls the test answers. */
const openForm = () => {
  const calls: Call[] = [];
  const done: string[] = [];
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () =>
      useWrite({
        send: (input: object, headers) => {
          const answer = Promise.withResolvers<string>();
          calls.push({ input, key: headers['Idempotency-Key'], answer });
          return answer.promise;
        },
        onSuccess: (response) => done.push(response),
      }),
    { wrapper },
  );
  const answer = (index: number, respond: (call: Call['answer']) => void) =>
    act(async () => {
      const call = calls[index]?.answer;
      if (!call) throw new Error(`There is no call ${index}`);
      respond(call);
      await call.promise.catch(() => undefined);
    });
  return { calls, done, form: result, client, answer };
};

it('a second submit during a write sends nothing and gets the response of the first', async () => {
  const { calls, done, form, answer } = openForm();
  let responses: Promise<string>[] = [];
  await act(async () => {
    responses = [form.current.mutateAsync({ a: 1 }), form.current.mutateAsync({ a: 1 })];
    form.current.mutate({ a: 2 });
  });
  await waitFor(() => expect(calls).toHaveLength(1));
  await answer(0, ({ resolve }) => resolve('saved'));

  expect(await Promise.all(responses)).toEqual(['saved', 'saved']);
  expect([calls.length, done]).toEqual([1, ['saved']]);
});

it('the same content is not sent again after a quick response; other content is sent with a key of its own', async () => {
  const { calls, done, form, answer } = openForm();
  act(() => form.current.mutate({ a: 1 }));
  await waitFor(() => expect(calls).toHaveLength(1));
  await answer(0, ({ resolve }) => resolve('first'));
  act(() => form.current.mutate({ a: 1 }));
  act(() => form.current.mutate({ a: 2 }));
  await waitFor(() => expect(calls).toHaveLength(2));
  await answer(1, ({ resolve }) => resolve('second'));

  expect(calls.map(({ input }) => input)).toEqual([{ a: 1 }, { a: 2 }]);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
  expect(done).toEqual(['first', 'second']);
});

it('a failed write rejects, is shown as an error, and is sent again with the same key', async () => {
  const { calls, form, answer } = openForm();
  let failure: unknown;
  act(() => void form.current.mutateAsync({ a: 1 }).catch((error: unknown) => (failure = error)));
  await waitFor(() => expect(calls).toHaveLength(1));
  await answer(0, ({ reject }) => reject(new Error('lost')));
  await waitFor(() => expect(form.current.isError).toBe(true));
  expect(failure).toEqual(new Error('lost'));

  act(() => form.current.mutate({ a: 1 }));
  await waitFor(() => expect(calls).toHaveLength(2));
  await answer(1, ({ resolve }) => resolve('saved'));

  expect(calls[1]?.key).toBe(calls[0]?.key);
  await waitFor(() => expect([form.current.isError, form.current.data]).toEqual([false, 'saved']));
});

it('the input of a write does not stay in the cache after the form is left', async () => {
  const { calls, form, client, answer } = openForm();
  act(() => form.current.mutate({ password: 'secret' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  await answer(0, ({ resolve }) => resolve('saved'));
  act(() => form.current.reset());

  await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
});

it('useIdempotencyKey returns the same key for the same content', () => {
  const { result } = renderHook(() => useIdempotencyKey());
  const key = result.current({ channel: 'a' });

  expect(result.current({ channel: 'a' })).toBe(key);
  expect(result.current({ channel: 'b' })).not.toBe(key);
});

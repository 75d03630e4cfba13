import type { RouteModule } from '@portal/shared/contract';
import { useEffect, useReducer } from 'react';

type LoadingPage = Promise<RouteModule['Page']>;
type Result = { Page: RouteModule['Page'] } | { error: unknown };

const results = new WeakMap<LoadingPage, Result>();

/**
 * The component of a page; undefined while its code is loading. Throws what the promise was rejected with. It does not
 * suspend, because React shows the fallback of what suspends for at least 300 ms.
 */
export function usePageComponent(loading: LoadingPage): RouteModule['Page'] | undefined {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const result = results.get(loading);
  const isLoading = result === undefined;
  useEffect(() => {
    if (!isLoading) return undefined;
    let isCurrent = true;
    const settle = (settled: Result) => {
      results.set(loading, settled);
      if (isCurrent) render();
    };
    void loading.then(
      (Page) => settle({ Page }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [loading, isLoading]);
  if (!result) return undefined;
  if ('error' in result) throw result.error;
  return result.Page;
}

import { isRouteModule, type RouteModule } from '@portal/shared/contract';
import { classifyError } from './classify-error.ts';
import type { ActiveBuild, LoaderDependencies } from './load-build.ts';
import { isNetworkClass } from './remote-failure.ts';
import { pickRetryDelay } from '../async/retry-delay.ts';
import { onStall } from '../async/on-stall.ts';
import { withTimeout } from '../async/with-timeout.ts';

const createShapeError = (route: string) =>
  Object.assign(new Error(`The remote has no page for its route ${route}`), { name: 'ShapeError' });

/** Loads the page of one route of an active build within `budget` milliseconds, or while bytes arrive, with one retry after a network failure. */
export const loadRoutePage = async (
  active: ActiveBuild,
  route: string,
  budget: number,
  { now, wait }: Pick<LoaderDependencies, 'now' | 'wait'>,
): Promise<RouteModule['Page']> => {
  const deadline = now() + budget;
  const load = active.routes[route];
  if (!load) throw createShapeError(route);

  const attempt = () => withTimeout(deadline - now(), load(), onStall);
  const module: unknown = await attempt().catch(async (error: unknown) => {
    const delay = pickRetryDelay();
    if (!isNetworkClass(classifyError(error)) || now() + delay >= deadline) throw error;
    await wait(delay);
    return attempt();
  });
  if (!isRouteModule(module)) throw createShapeError(route);
  return module.Page;
};

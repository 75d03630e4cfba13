import { isRouteModule, type RouteModule } from '@portal/shared/contract';
import { classifyError } from './classify-error.ts';
import type { ActiveBuild, BuildTools } from './bring-build.ts';
import { isNetworkClass } from './remote-failure.ts';
import { retryPause } from '../async/retry-pause.ts';
import { within } from '../async/within.ts';

const shapeError = (route: string) =>
  Object.assign(new Error(`The remote has no page for its route ${route}`), { name: 'ShapeError' });

/** Loads the page of one route of an active build; a chunk that does not come is asked for once more. */
export const bringPage = async (
  active: ActiveBuild,
  route: string,
  budget: number,
  { now, wait }: Pick<BuildTools, 'now' | 'wait'>,
): Promise<RouteModule['Page']> => {
  const deadline = now() + budget;
  const load = active.routes[route];
  if (!load) throw shapeError(route);

  const attempt = () => within(deadline - now(), load());
  const module: unknown = await attempt().catch(async (error: unknown) => {
    const pause = retryPause();
    if (!isNetworkClass(classifyError(error)) || now() + pause >= deadline) throw error;
    await wait(pause);
    return attempt();
  });
  if (!isRouteModule(module)) throw shapeError(route);
  return module.Page;
};

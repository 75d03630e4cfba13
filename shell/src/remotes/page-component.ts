import type { RouteModule } from '@portal/shared/contract';
import { lazy, type ComponentType } from 'react';

const components = new WeakMap<Promise<RouteModule['Page']>, ComponentType>();

/** The page that a promise brings, as a component. A new try has a new promise and with it a component of its own. */
export const pageComponent = (page: Promise<RouteModule['Page']>): ComponentType => {
  const known = components.get(page);
  if (known) return known;
  const component = lazy(async () => ({ default: await page }));
  components.set(page, component);
  return component;
};

import type { RouteModule } from '@portal/shared/contract';
import { lazy, type ComponentType } from 'react';

const components = new WeakMap<Promise<RouteModule['Page']>, ComponentType>();

/** A lazy component for the promise of a page, cached by promise, so that each retry gets a new component. */
export const getPageComponent = (page: Promise<RouteModule['Page']>): ComponentType => {
  const cached = components.get(page);
  if (cached) return cached;
  const component = lazy(async () => ({ default: await page }));
  components.set(page, component);
  return component;
};

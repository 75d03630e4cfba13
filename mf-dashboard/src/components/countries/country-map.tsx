import { Suspense } from 'react';
import { FailedPanel, lazyComponent, Skeleton } from '@portal/shared/ui/feedback';
import { MAP_RATIO } from './map-ratio.ts';
import type { MapRatio } from './map-ratio.ts';
import type { WorldMapProps } from './world-map.tsx';

const LazyMap = lazyComponent<WorldMapProps>(
  async () => (await import(/* webpackChunkName: "world-map" */ './world-map.tsx')).WorldMap,
  FailedPanel,
);

/** Loads the code of the map ahead of its use. */
export const preloadCountryMap = LazyMap.preload;

/** The skeleton of a map. */
export const CountryMapSkeleton = ({ ratio }: { ratio: MapRatio }) => (
  <div style={{ aspectRatio: MAP_RATIO[ratio] }}>
    <Skeleton height="100%" radius="small" />
  </div>
);

/** A map of countries; its code and dots are loaded when it is first shown. */
export const CountryMap = (props: WorldMapProps) => (
  <Suspense fallback={<CountryMapSkeleton ratio={props.ratio} />}>
    <LazyMap {...props} />
  </Suspense>
);

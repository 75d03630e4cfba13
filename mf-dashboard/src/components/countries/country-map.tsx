import { FailedPanel, lazyComponent, Skeleton } from '@portal/shared/ui/feedback';
import { MAP_RATIO } from './map-ratio.ts';
import type { MapRatio } from './map-ratio.ts';
import type { WorldMapProps } from './world-map.tsx';

/** The skeleton of a map. */
export const CountryMapSkeleton = ({ ratio }: { ratio: MapRatio }) => (
  <div style={{ aspectRatio: MAP_RATIO[ratio] }}>
    <Skeleton height="100%" radius="small" />
  </div>
);

/** A map of countries; its code and dots are loaded when it is first shown. */
export const CountryMap = lazyComponent<WorldMapProps>(
  async () => (await import(/* webpackChunkName: "world-map" */ './world-map.tsx')).WorldMap,
  FailedPanel,
  CountryMapSkeleton,
);

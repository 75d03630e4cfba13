import { useFormat } from '@portal/shared/i18n';
import { detailTexts } from '../texts.ts';
import * as styles from './countries.styles.ts';
import world from './world.json';

const { grid } = world;

/** Coordinates in grid units: a dot is one unit wide and high. */
const toX = (lng: number) => (lng - grid.west) / grid.lng;
const toY = (lat: number) => (grid.north - lat) / grid.lat;

// The file has a place for every ISO 3166-1 code.
const places: Partial<Record<string, number[]>> = world.places;

/** All dots as one path of zero-length lines with round caps. */
const land = world.dots
  .flatMap((runs, row) =>
    runs.flatMap((first, index) =>
      index % 2 === 1
        ? []
        : Array.from({ length: runs[index + 1] ?? 0 }, (_, step) => `M${first + step + 0.5} ${row + 0.5}h0`),
    ),
  )
  .join('');

/** The radius of a country with 100 %; the bubble's area is proportional to the share. */
const MAX_RADIUS = 14;

/** Smaller bubbles would look like dots. */
const MIN_RADIUS = 0.7;

/** The countries named in the map's label; the list has the others. */
const LABELLED_COUNTRIES = 5;

export type WorldMapProps = {
  countries: readonly { country: string; share: number }[];
  label: string;
};

/** Countries as bubbles on a dotted world map. */
export const WorldMap = ({ countries, label }: WorldMapProps) => {
  const { t } = detailTexts.useTexts();
  const format = useFormat();
  const formatShare = (of: WorldMapProps['countries'][number]) =>
    t('countries.share', { country: format.country(of.country), share: format.percent(of.share) });
  return (
    <svg
      css={styles.map}
      viewBox={`0 0 ${grid.columns} ${grid.rows}`}
      role="img"
      aria-label={t('countries.mapLabel', {
        label,
        list: format.list(countries.slice(0, LABELLED_COUNTRIES).map(formatShare)),
      })}
    >
      <path css={styles.land} d={land} />
      {countries.map((of) => {
        const [lat, lng] = places[of.country] ?? [];
        if (lat === undefined || lng === undefined || of.share <= 0) return null;
        const radius = Math.max(MIN_RADIUS, MAX_RADIUS * Math.sqrt(of.share));
        return (
          <g key={of.country} css={styles.bubble}>
            <title>{formatShare(of)}</title>
            <circle cx={toX(lng)} cy={toY(lat)} r={radius} />
            <circle css={styles.center} cx={toX(lng)} cy={toY(lat)} r={MIN_RADIUS / 2} />
          </g>
        );
      })}
    </svg>
  );
};

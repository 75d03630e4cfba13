import { useFormat } from '@portal/shared/i18n';
import { detailTexts } from '../texts.ts';
import * as styles from './countries.styles.ts';
import world from './world.json';

const { grid } = world;

/** Places in units of the grid: a dot is one wide and one high. */
const across = (lng: number) => (lng - grid.west) / grid.lng;
const down = (lat: number) => (grid.north - lat) / grid.lat;

// The file has a place for every code there is.
const places: Partial<Record<string, number[]>> = world.places;

/** All dots in one mark, each a line without length and with round ends. */
const land = world.dots
  .flatMap((runs, row) =>
    runs.flatMap((first, index) =>
      index % 2 === 1
        ? []
        : Array.from({ length: runs[index + 1] ?? 0 }, (_, step) => `M${first + step + 0.5} ${row + 0.5}h0`),
    ),
  )
  .join('');

/** The bubble of a country that has everything; its area is the share. */
const WHOLE_RADIUS = 14;

/** Smaller ones would be no bigger than the dots. */
const LEAST_RADIUS = 0.7;

/** Named in words; further ones are in the list. */
const NAMED = 5;

export type WorldMapProps = {
  countries: readonly { country: string; share: number }[];
  label: string;
};

/** Countries as bubbles where they are, on a world of dots. */
export const WorldMap = ({ countries, label }: WorldMapProps) => {
  const { t } = detailTexts.useTexts();
  const format = useFormat();
  const told = (of: WorldMapProps['countries'][number]) =>
    t('countries.share', { country: format.country(of.country), share: format.percent(of.share) });
  return (
    <svg
      css={styles.map}
      viewBox={`0 0 ${grid.columns} ${grid.rows}`}
      role="img"
      aria-label={t('countries.mapLabel', { label, list: format.list(countries.slice(0, NAMED).map(told)) })}
    >
      <path css={styles.land} d={land} />
      {countries.map((of) => {
        const [lat, lng] = places[of.country] ?? [];
        if (lat === undefined || lng === undefined || of.share <= 0) return null;
        const radius = Math.max(LEAST_RADIUS, WHOLE_RADIUS * Math.sqrt(of.share));
        return (
          <g key={of.country} css={styles.bubble}>
            <title>{told(of)}</title>
            <circle cx={across(lng)} cy={down(lat)} r={radius} />
            <circle css={styles.center} cx={across(lng)} cy={down(lat)} r={LEAST_RADIUS / 2} />
          </g>
        );
      })}
    </svg>
  );
};

import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { Tooltip } from '@portal/shared/ui/overlay';
import { MAP_RATIO } from './map-ratio.ts';
import type { MapRatio } from './map-ratio.ts';
import * as styles from './world-map.styles.ts';
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
const MAX_RADIUS = 11;

/** Smaller bubbles would look like dots. */
const MIN_RADIUS = 0.7;

/** The radius of every country where there are no shares. */
const PLAIN_RADIUS = 2;

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

export type WorldMapProps = {
  /** Names the map for screen readers. */
  label: string;
  /** Formatted values in descending order; shares from 0 to 1, null where values have both signs. */
  countries: readonly { country: string; value: string; share: number | null }[];
  ratio: MapRatio;
  /** Called with the country of a pressed bubble; without it bubbles are pictures. */
  onSelect?: ((country: string) => void) | undefined;
  /** The country that is selected. */
  selected?: string | undefined;
};

/** Countries as bubbles on a dotted world map; the arrow keys go from the largest to the smallest. */
export const WorldMap = ({ label, countries, ratio, onSelect, selected }: WorldMapProps) => {
  const format = useFormat();
  const [current, setCurrent] = useState(0);
  // The rows that do not fit are cut off on both sides.
  const height = Math.min(grid.rows, grid.columns / MAP_RATIO[ratio]);
  const top = (grid.rows - height) / 2;
  const bubbles = countries.flatMap(({ country, value, share }) => {
    const [lat, lng] = places[country] ?? [];
    if (lat === undefined || lng === undefined || (share !== null && share <= 0)) return [];
    const radius = share === null ? PLAIN_RADIUS : Math.max(MIN_RADIUS, MAX_RADIUS * Math.sqrt(share));
    const name = format.country(country);
    const words = share === null ? value : `${value} · ${format.percent(share)}`;
    return { country, name, words, x: toX(lng), y: toY(lat), radius };
  });
  const clamp = (index: number) => Math.max(0, Math.min(bubbles.length - 1, index));
  // Other filters may have fewer countries.
  const reached = clamp(current);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = clamp(reached + step);
    setCurrent(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[data-bubble]')[next]?.focus();
  };
  const bubbleOf = (index: number, name: string) => ({
    css: styles.bubble,
    'data-bubble': true,
    'aria-label': name,
    tabIndex: index === reached ? 0 : -1,
  });
  return (
    <div css={styles.map} role="group" aria-label={label} onKeyDown={handleKeyDown}>
      <svg css={styles.picture} viewBox={`0 ${top} ${grid.columns} ${height}`} aria-hidden>
        <path css={styles.land} d={land} />
      </svg>
      {bubbles.map(({ country, name, words, x, y, radius }, index) => (
        <span
          key={country}
          css={styles.place}
          style={{
            left: percent(x, grid.columns),
            top: percent(y - top, height),
            width: percent(2 * radius, grid.columns),
          }}
        >
          <Tooltip text={`${name} ${words}`} isOnTap>
            {onSelect ? (
              <button
                type="button"
                {...bubbleOf(index, name)}
                aria-pressed={country === selected}
                onClick={() => onSelect(country)}
              />
            ) : (
              <span role="img" {...bubbleOf(index, name)} />
            )}
          </Tooltip>
        </span>
      ))}
    </div>
  );
};

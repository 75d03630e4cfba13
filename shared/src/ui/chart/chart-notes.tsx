import type { ChartLayout } from './chart-layout.ts';
import * as styles from './chart.styles.ts';
import { placeNotes, placeOneNote } from './place-notes.ts';
import type { NoteMark } from './place-notes.ts';

const RADIUS = 2.5;
/** The distance in pixels of dots and words from the plot. */
const DOT_ABOVE = 14;
const WORDS_ABOVE = 10;
const DOT_BELOW = 5;

/** Props of `ChartNotes`. */
export type ChartNotesProps = {
  layout: ChartLayout;
  marks: readonly NoteMark[];
  /** Where their words have to end. */
  right: number;
  isPhone: boolean;
  /** The index of the point at the crosshair. */
  current: number | undefined;
};

/**
 * Marks at points where something happened: above the plot with a dotted line to the axis, or below the axis. Phones have
 * room for the words at the crosshair only.
 */
export const ChartNotes = ({ layout, marks, right, isPhone, current }: ChartNotesProps) => {
  const { plot, x, textScale } = layout;
  const bottom = plot.top + plot.height;
  const positions = { x, left: plot.left, right, textScale };
  const placed = isPhone
    ? placeOneNote(marks, { ...positions, current })
    : placeNotes(
        marks.filter(({ words }) => words),
        positions,
      );
  return (
    <>
      {placed.map(({ mark, at, words, wordsAt, anchor, isCovered }) => (
        <g key={mark.index}>
          {mark.words && (
            <>
              <line css={styles.noteLine} x1={at} x2={at} y1={plot.top - 8} y2={bottom} />
              {!isCovered && <circle css={styles.noteDot} cx={at} cy={plot.top - DOT_ABOVE} r={RADIUS} />}
            </>
          )}
          <text css={styles.axisText} x={wordsAt} y={plot.top - WORDS_ABOVE} textAnchor={anchor}>
            {words}
          </text>
        </g>
      ))}
      {marks.map(
        ({ index, words }) =>
          !words && (
            <circle key={index} css={styles.noteDot} cx={x(index)} cy={bottom + DOT_BELOW} r={RADIUS} />
          ),
      )}
    </>
  );
};

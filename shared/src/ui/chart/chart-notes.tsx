import type { ChartLayout } from './chart-layout.ts';
import * as styles from './chart.styles.ts';
import { placeAlone, placeNotes, placeWithoutWords } from './place-notes.ts';
import type { NoteMark } from './place-notes.ts';

const RADIUS = 2.5;

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

/** Marks above the plot at points where something happened, each with a dotted line to the axis. */
export const ChartNotes = ({ layout, marks, right, isPhone, current }: ChartNotesProps) => {
  const { plot, x } = layout;
  const positions = { x, left: plot.left, right };
  const placed = isPhone
    ? // Phones have room for the words at the crosshair only.
      marks.map((mark) =>
        mark.index === current ? placeAlone(mark, positions) : placeWithoutWords(mark, x(mark.index)),
      )
    : placeNotes(marks, positions);
  return placed.map(({ mark, at, words, wordsAt, anchor, isCovered }) => (
    <g key={mark.index}>
      <line css={styles.noteLine} x1={at} x2={at} y1={plot.top - 8} y2={plot.top + plot.height} />
      {!isCovered && <circle css={styles.noteDot} cx={at} cy={plot.top - 14} r={RADIUS} />}
      <text css={styles.axisText} x={wordsAt} y={plot.top - 10} textAnchor={anchor}>
        {words}
      </text>
    </g>
  ));
};

import * as styles from './chart.styles.ts';

const LOOKS = {
  solid: { width: 2, dash: undefined, ends: [1, 15] },
  dotted: { width: 2, dash: '0.1 4.6', ends: [1, 15] },
  // Shorter than in the chart: three of them make a dashed line, two could be anything.
  dashed: { width: 2, dash: '4 2', ends: [0, 16] },
} as const;

/** Props of `LineSample`. */
export type LineSampleProps = { color: string; look?: keyof typeof LOOKS };

/** A short piece of a line, as a legend shows it. */
export const LineSample = ({ color, look = 'solid' }: LineSampleProps) => (
  <svg css={styles.sample} width={16} height={4} aria-hidden>
    <line
      x1={LOOKS[look].ends[0]}
      x2={LOOKS[look].ends[1]}
      y1={2}
      y2={2}
      stroke={color}
      strokeWidth={LOOKS[look].width}
      strokeDasharray={LOOKS[look].dash}
      strokeLinecap={look === 'dashed' ? 'butt' : 'round'}
    />
  </svg>
);

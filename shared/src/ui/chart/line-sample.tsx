import * as styles from './chart.styles.ts';

const LOOKS = {
  solid: { width: 2, dash: undefined },
  dotted: { width: 2, dash: '0.1 4.6' },
  dashed: { width: 1.5, dash: '5 4' },
} as const;

/** Props of `LineSample`. */
export type LineSampleProps = { color: string; look?: keyof typeof LOOKS };

/** A short piece of a line, as a legend shows it. */
export const LineSample = ({ color, look = 'solid' }: LineSampleProps) => (
  <svg css={styles.sample} width={16} height={4} aria-hidden>
    <line
      x1={1}
      x2={15}
      y1={2}
      y2={2}
      stroke={color}
      strokeWidth={LOOKS[look].width}
      strokeDasharray={LOOKS[look].dash}
      strokeLinecap={look === 'dashed' ? 'butt' : 'round'}
    />
  </svg>
);

import { rem } from '../../theme/index.ts';
import * as styles from './chart.styles.ts';

const LINE_STYLES = {
  solid: { width: 2, dash: undefined, ends: [1, 15] },
  // Three dots in the middle, so that their distance to the label is that of a line.
  dotted: { width: 2, dash: '0.1 4.6', ends: [3.25, 13] },
  // Shorter dashes than in the chart, so that three fit and the line is recognised as dashed.
  dashed: { width: 2, dash: '4 2', ends: [0, 16] },
} as const;

/** Props of `LineSample`. */
export type LineSampleProps = { color: string; lineStyle?: keyof typeof LINE_STYLES };

/** The sample of a line in a legend. */
export const LineSample = ({ color, lineStyle = 'solid' }: LineSampleProps) => (
  <svg css={styles.sample} width={rem(16)} height={rem(4)} viewBox="0 0 16 4" aria-hidden>
    <line
      x1={LINE_STYLES[lineStyle].ends[0]}
      x2={LINE_STYLES[lineStyle].ends[1]}
      y1={2}
      y2={2}
      stroke={color}
      strokeWidth={LINE_STYLES[lineStyle].width}
      strokeDasharray={LINE_STYLES[lineStyle].dash}
      strokeLinecap={lineStyle === 'dashed' ? 'butt' : 'round'}
    />
  </svg>
);

import { css } from '@emotion/react';
import type { Change } from '../../i18n/index.ts';
import { token, type } from '../../theme/index.ts';
import { uiTexts } from '../texts/index.ts';
import { Icon } from '../parts/icon.tsx';
import { visuallyHidden } from '../parts/interaction.styles.ts';

const styles = {
  delta: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space[8],
    minWidth: 0,
    ...type.caption,
    whiteSpace: 'nowrap',
  }),
  change: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  }),
  line: css({ maxWidth: '100%' }),
  versus: css({ color: token.color.text3, overflow: 'hidden', textOverflow: 'ellipsis' }),
  stacked: css({ flexDirection: 'column', alignItems: 'flex-start', gap: 0, maxWidth: '100%' }),
};

const tones = {
  good: css({ color: token.color.good }),
  bad: css({ color: token.color.bad }),
  neutral: css({ color: token.color.text2 }),
};

const getTone = (direction: Change['direction'], isLessBetter: boolean): keyof typeof tones => {
  if (direction === 'up') return isLessBetter ? 'bad' : 'good';
  if (direction === 'down') return isLessBetter ? 'good' : 'bad';
  return 'neutral';
};

/** Props of `Delta`. */
export type DeltaProps = {
  /** The result of `useFormat().change`. */
  change: Change;
  /** Name of the comparison; an empty text omits it. @default 이전 대비 */
  versus?: string | undefined;
  /** Colours a decrease as good. */
  isLessBetter?: boolean;
  /** Puts the comparison's name on a second line. */
  isStacked?: boolean;
  className?: string;
};

/** The change of a figure: arrow, sign, colour and text. */
export const Delta = ({ change, versus, isLessBetter = false, isStacked = false, className }: DeltaProps) => {
  const { t } = uiTexts.useTexts();
  const { direction, text } = change;
  const words = versus ?? t('figure.versus');
  const isMoved = direction === 'up' || direction === 'down';
  return (
    <span css={[styles.delta, isStacked && styles.stacked]} className={className}>
      <span css={[styles.change, tones[getTone(direction, isLessBetter)]]}>
        {isMoved && <Icon name={direction === 'up' ? 'arrow-up' : 'arrow-down'} size={13} />}
        <span>{text}</span>
        {(isMoved || direction === 'same') && (
          <span css={visuallyHidden}>{` ${t(`figure.${direction}`)}`}</span>
        )}
      </span>
      {words && direction !== 'none' && <span css={[styles.versus, isStacked && styles.line]}>{words}</span>}
    </span>
  );
};

import { css } from '@emotion/react';
import type { Change } from '../../i18n/index.ts';
import { token, type, when } from '../../theme/index.ts';
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
  versus: css({ color: token.color.text3, overflow: 'hidden', textOverflow: 'ellipsis' }),
  hiddenOnPhone: css({ [when.phone]: { display: 'none' } }),
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
  /** Omits the comparison's name on phones. */
  isTerseOnPhone?: boolean;
  className?: string;
};

/** The change of a figure: arrow, sign, colour and text. */
export const Delta = ({
  change,
  versus,
  isLessBetter = false,
  isTerseOnPhone = false,
  className,
}: DeltaProps) => {
  const { t } = uiTexts.useTexts();
  const { direction, text } = change;
  const words = versus ?? t('figure.versus');
  const isMoved = direction === 'up' || direction === 'down';
  return (
    <span css={styles.delta} className={className}>
      <span css={[styles.change, tones[getTone(direction, isLessBetter)]]}>
        {isMoved && <Icon name={direction === 'up' ? 'arrow-up' : 'arrow-down'} size={13} />}
        {text}
        {(isMoved || direction === 'same') && <span css={visuallyHidden}> {t(`figure.${direction}`)}</span>}
      </span>
      {words && direction !== 'none' && (
        <span css={[styles.versus, isTerseOnPhone && styles.hiddenOnPhone]}>{words}</span>
      )}
    </span>
  );
};

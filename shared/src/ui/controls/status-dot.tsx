import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { wrapText } from '../../i18n/index.ts';
import { token, type } from '../../theme/index.ts';
import { Spinner } from '../parts/spinner.tsx';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  ...type.body,
  fontSize: '13px',
  color: token.color.text2,
});

/** Neutral statuses are less prominent. */
const quiet = css({ color: token.color.text3 });

const dot = css({ width: '7px', height: '7px', borderRadius: '50%', flex: 'none' });

const tones = {
  neutral: css({ backgroundColor: token.color.compare }),
  good: css({ backgroundColor: token.color.goodDot }),
  bad: css({ backgroundColor: token.color.badDot }),
  warn: css({ backgroundColor: token.color.warnDot }),
};

const spinning = css({ color: token.color.primaryUi, display: 'inline-flex' });

/** Props of `StatusDot`. */
export type StatusDotProps = {
  /** @default 'neutral' */
  tone?: keyof typeof tones;
  /** Shows a spinner instead of the dot. */
  isBusy?: boolean;
  children: ReactNode;
  className?: string;
};

/** A status with a coloured dot, less prominent than a badge. */
export const StatusDot = ({ tone = 'neutral', isBusy = false, children, className }: StatusDotProps) => (
  <span css={[base, tone === 'neutral' && !isBusy && quiet]} className={className}>
    {isBusy ? (
      <span css={spinning}>
        <Spinner size={11} />
      </span>
    ) : (
      <span css={[dot, tones[tone]]} aria-hidden />
    )}
    {wrapText(children)}
  </span>
);

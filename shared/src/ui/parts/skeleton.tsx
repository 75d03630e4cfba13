import { css, keyframes } from '@emotion/react';
import type { CSSProperties, ReactNode } from 'react';
import { wrapText } from '../../i18n/index.ts';
import { rem, token, when } from '../../theme/index.ts';
import { uiTexts } from '../texts/index.ts';
import { visuallyHidden } from './interaction.styles.ts';

/** Data that arrives earlier needs no placeholder. */
const DELAY = '200ms';

const sweep = keyframes({ from: { backgroundPosition: '180% 0' }, to: { backgroundPosition: '-80% 0' } });
const breathe = keyframes({ '50%': { opacity: 0.5 } });
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

const styles = {
  bar: css({
    display: 'block',
    maxWidth: '100%',
    borderRadius: token.radius.tag,
    backgroundColor: token.color.fill,
    backgroundImage: `linear-gradient(105deg, transparent 30%, ${token.color.fill2} 50%, transparent 70%)`,
    backgroundSize: '180% 100%',
    backgroundRepeat: 'no-repeat',
    animation: `${sweep} 1.4s linear infinite, ${appear} 1ms ${DELAY} both`,
    [when.reducedMotion]: {
      backgroundImage: 'none',
      animation: `${breathe} 1.2s ease-in-out infinite, ${appear} 1ms ${DELAY} both`,
    },
    [when.forcedColors]: { border: '1px solid' },
  }),
};

/** Props of `Skeleton`. */
export type SkeletonProps = {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  /** @default 'tag' */
  radius?: 'tag' | 'small' | 'card' | 'full';
  className?: string;
};

const toLength = (size: CSSProperties['width']) => (typeof size === 'number' ? rem(size) : size);

/** A placeholder of the final size; appears after 200 ms. Decoration: wrap a group in `Loading` for screen readers. */
export const Skeleton = ({ width = '100%', height = 12, radius = 'tag', className }: SkeletonProps) => (
  <span
    css={[styles.bar, { borderRadius: token.radius[radius] }]}
    className={className}
    style={{ width: toLength(width), height: toLength(height) }}
    aria-hidden
  />
);

/** Props of `Loading`. */
export type LoadingProps = {
  /** Read out. @default 불러오는 중 */
  label?: string;
  className?: string;
  children: ReactNode;
};

/** A group of skeletons, which screen readers announce once. */
export const Loading = ({ label, className, children }: LoadingProps) => {
  const { t } = uiTexts.useTexts();
  return (
    <div role="status" aria-busy className={className}>
      <span css={visuallyHidden}>{label ?? t('state.loading')}</span>
      {wrapText(children)}
    </div>
  );
};

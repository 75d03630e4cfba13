import { css } from '@emotion/react';
import { useState } from 'react';
import type { ReactElement, UIEvent } from 'react';
import { token, when } from '@portal/shared/theme';

const styles = {
  dots: css({
    display: 'none',
    justifyContent: 'center',
    gap: '6px',
    paddingTop: token.space[12],
    [when.phone]: { display: 'flex' },
  }),
  dot: css({
    width: '6px',
    height: '6px',
    borderRadius: token.radius.full,
    backgroundColor: token.color.line2,
    transition: `width ${token.duration.menu} ${token.easing.move}`,
    [when.reducedMotion]: { transition: 'none' },
  }),
  current: css({ width: '16px', backgroundColor: token.color.text2 }),
};

export type FigurePagerProps = { count: number; children: ReactElement };

/** Pagination dots below a row that scrolls on phones; decoration only. */
export const FigurePager = ({ count, children }: FigurePagerProps) => {
  const [current, setCurrent] = useState(0);
  const handleScroll = (event: UIEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    const maxScroll = target.scrollWidth - target.clientWidth;
    if (maxScroll > 0) setCurrent(Math.round((target.scrollLeft / maxScroll) * (count - 1)));
  };
  return (
    // Scroll events do not bubble, so they are captured.
    <div onScrollCapture={handleScroll}>
      {children}
      <div css={styles.dots} aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <span key={index} css={[styles.dot, index === current && styles.current]} />
        ))}
      </div>
    </div>
  );
};

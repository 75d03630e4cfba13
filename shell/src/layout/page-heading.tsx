import { css } from '@emotion/react';
import { useLocation } from '@portal/shared/routing';
import { token, type } from '@portal/shared/theme';
import { useEffect, useRef, type RefObject } from 'react';

const heading = css({
  ...type.page,
  minWidth: 0,
  overflow: 'hidden',
  color: token.color.text,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // It has the focus after every navigation, which is news for screen readers and nothing to look at.
  '&:focus': { outline: 'none' },
});

/** Moves focus and view to the top of a page that was navigated to; Back keeps the place where the reader was. */
const useArrival = (target: RefObject<HTMLElement | null>) => {
  const { pathname } = useLocation();
  const isFirst = useRef(true);
  const isBack = useRef(false);
  useEffect(() => {
    const handlePopState = () => {
      isBack.current = true;
    };
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  }, []);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    target.current?.focus({ preventScroll: true });
    if (!isBack.current) window.scrollTo(0, 0);
    isBack.current = false;
  }, [pathname, target]);
};

export type PageHeadingProps = { title: string };

/** The one first-level heading of a page. */
export function PageHeading({ title }: PageHeadingProps) {
  const element = useRef<HTMLHeadingElement>(null);
  useArrival(element);
  return (
    <h1 ref={element} css={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}

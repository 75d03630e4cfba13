import { css } from '@emotion/react';
import { useLocation } from '@portal/shared/routing';
import { token, type } from '@portal/shared/theme';
import { singleLineEllipsis } from '@portal/shared/ui/controls';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const heading = css({
  ...type.page,
  ...singleLineEllipsis,
  minWidth: 0,
  color: token.color.text,
  // The heading is focused after every navigation for screen readers only.
  '&:focus': { outline: 'none' },
});

/** Focuses the heading after a navigation and scrolls to the top, except after Back or Forward. */
const useFocusOnNavigation = (target: RefObject<HTMLElement | null>) => {
  const location = useLocation();
  const { pathname } = location;
  const isFirst = useRef(true);
  const isBack = useRef(false);
  useLayoutEffect(() => {
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
  }, [pathname, target]);
  // After the effect above, and also after Back within a page, which closes a modal.
  useEffect(() => {
    isBack.current = false;
  }, [location]);
};

export type PageHeadingProps = { title: string };

/** The one first-level heading of a page. */
export function PageHeading({ title }: PageHeadingProps) {
  const element = useRef<HTMLHeadingElement>(null);
  useFocusOnNavigation(element);
  return (
    <h1 ref={element} css={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}

import { css, keyframes } from '@emotion/react';
import { token, type, when } from '../../theme/index.ts';
import { breakBetweenWords } from '../parts/interaction.styles.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(.98)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(8px) scale(.98)' } });
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } });
const slideDown = keyframes({ to: { transform: 'translateY(100%)' } });

const enterFor = (name: string, time: string) => `${name} ${time} ${token.easing.enter}`;
// The exit animation takes three quarters of the entry's duration.
const leaveFor = (name: string, time: string) => `${name} calc(${time} * .75) ${token.easing.leave} forwards`;

export const scrim = css({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: token.space[24],
  backgroundColor: token.color.scrim,
  overscrollBehavior: 'contain',
  '&[data-entering]': { animation: enterFor(fadeIn, token.duration.modal) },
  '&[data-exiting]': { animation: leaveFor(fadeOut, token.duration.modal) },
  [when.phone]: { alignItems: 'flex-end', padding: 0 },
});

export const panel = css({
  position: 'relative',
  display: 'flex',
  width: '100%',
  maxHeight: '100%',
  borderRadius: token.radius.modal,
  backgroundColor: token.color.surface,
  color: token.color.text,
  boxShadow: token.shadow.e4,
  '&, &:focus-visible': { outline: 0 },
  '&[data-entering]': { animation: enterFor(rise, token.duration.modal) },
  '&[data-exiting]': { animation: leaveFor(sink, token.duration.modal) },
  [when.phone]: {
    maxWidth: 'none',
    maxHeight: 'calc(100dvh - 48px)',
    borderRadius: `${token.radius.sheet} ${token.radius.sheet} 0 0`,
    '&[data-entering]': { animation: enterFor(slideUp, token.duration.sheet) },
    '&[data-exiting]': { animation: leaveFor(slideDown, token.duration.sheet) },
  },
  [when.reducedMotion]: {
    '&[data-entering]': { animation: `${fadeIn} 80ms` },
    '&[data-exiting]': { animation: `${fadeOut} 80ms forwards` },
  },
  [when.forcedColors]: { border: '1px solid' },
});

export const sizes = {
  confirm: css({ maxWidth: '440px' }),
  form: css({ maxWidth: '640px' }),
  detail: css({
    maxWidth: '1088px',
    // Below the design's breakpoint a detail fills the width.
    [when.notLaptop]: { maxWidth: 'none' },
  }),
};

/** A detail modal has its full height at once, so that the layout does not shift while it loads. */
export const tallOnPhone = css({ [when.phone]: { height: 'calc(100dvh - 48px)' } });

/** Where header and footer would leave too little between them. */
const scrollsWhole = { display: 'block', overflow: 'auto', overscrollBehavior: 'contain' } as const;

export const dialog = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  maxHeight: 'inherit',
  '&, &:focus-visible': { outline: 0 },
  [when.short]: scrollsWhole,
  [when.narrow]: scrollsWhole,
});

export const grabber = css({
  display: 'none',
  [when.phone]: {
    display: 'block',
    flex: 'none',
    width: '36px',
    height: '5px',
    margin: '8px auto 0',
    borderRadius: token.radius.full,
    backgroundColor: token.color.line2,
  },
});

export const header = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space[16],
  flex: 'none',
  padding: '24px 24px 11px',
  borderBottom: '1px solid transparent',
  transition: `border-color ${token.duration.hover} ${token.easing.move}`,
  // Separates the header from content that has scrolled under it.
  '&[data-scrolled]': { borderBottomColor: token.color.line },
  [when.phone]: { padding: '12px 20px 7px', touchAction: 'none' },
  [when.short]: { touchAction: 'auto' },
  // The buttons above the title.
  [when.narrow]: { touchAction: 'auto', flexWrap: 'wrap-reverse', justifyContent: 'flex-end' },
});

export const headerWords = css({
  flex: 1,
  minWidth: 0,
  paddingTop: token.space[4],
  [when.phone]: { paddingTop: '8px' },
  [when.narrow]: { minWidth: '100%' },
});

export const title = css({
  margin: 0,
  fontSize: '20px',
  lineHeight: '28px',
  fontWeight: 700,
  letterSpacing: type.page.letterSpacing,
  ...breakBetweenWords,
});

export const description = css({
  ...type.body,
  lineHeight: '21px',
  margin: '6px 0 0',
  color: token.color.text2,
  ...breakBetweenWords,
});

export const headerActions = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[4],
  flex: 'none',
  marginRight: '-8px',
});

export const body = css({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // A field that gets the focus shows its message, too.
  scrollPaddingBlock: '8px 56px',
  padding: '8px 24px 24px',
  [when.phone]: { padding: '8px 20px 24px' },
  [when.short]: { overflow: 'visible' },
  [when.narrow]: { overflow: 'visible' },
});

/** The rest of the distance is the footer's, which stays when content scrolls under it. */
export const bodyAboveFooter = css({ [when.notPhone]: { paddingBottom: token.space[12] } });

export const footer = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: token.space[8],
  flex: 'none',
  padding: '11px 24px 24px',
  borderTop: '1px solid transparent',
  transition: `border-color ${token.duration.hover} ${token.easing.move}`,
  // Separates the footer from content that continues under it.
  '&[data-more]': { borderTopColor: token.color.line },
  [when.phone]: {
    padding: `12px 20px calc(12px + env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${token.color.line}`,
    flexWrap: 'wrap',
    // Two buttons of equal width.
    '& > button, & > a': { flex: 1, minHeight: token.size.sheetButton },
  },
});

/** The footer's own distance from the header, when there is no body. */
export const footerAlone = css({
  paddingTop: token.space[12],
  border: 0,
  [when.phone]: { paddingTop: token.space[12], border: 0 },
});

export const footerNote = css({
  ...type.label,
  fontWeight: 450,
  flex: 1,
  minWidth: 0,
  color: token.color.text3,
  [when.phone]: { flex: '1 0 100%' },
});

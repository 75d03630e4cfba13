import { css, type SerializedStyles } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

export const SIDE_WIDTH = '232px';
export const RAIL_WIDTH = '60px';
export const RAIL_OPEN_WIDTH = '224px';

const column = css({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  flexDirection: 'column',
  borderInlineEnd: `1px solid ${token.color.line}`,
  backgroundColor: token.color.sunken,
  [when.print]: { display: 'none' },
});

export const side = css(column, { width: SIDE_WIDTH });

/** In a closed rail, which is too narrow for a number, a badge is a dot on the icon. */
const closedBadges = {
  '&:not(:hover, :focus-within, [data-pinned=true]) [data-badge]': {
    position: 'absolute',
    insetInlineStart: '26px',
    top: '6px',
    minWidth: 0,
    width: '9px',
    height: '9px',
    padding: 0,
    fontSize: 0,
    backgroundColor: token.color.primaryUi,
  },
} as const;

/** A closed rail hides labels by opacity, so that screen readers still read them; focus opens the rail. */
const closedLabels = {
  '[data-rail-label]': { opacity: 0, transition: `opacity ${token.duration.menu} ${token.easing.move}` },
};

export const rail = css(column, {
  width: RAIL_WIDTH,
  overflow: 'hidden',
  zIndex: token.layer.rail,
  transition: `width ${token.duration.menu} ${token.easing.move}, box-shadow ${token.duration.menu}`,
  ...closedLabels,
  ...closedBadges,
  '&:hover, &:focus-within, &[data-pinned=true]': {
    width: RAIL_OPEN_WIDTH,
    '[data-rail-label]': { opacity: 1 },
  },
  '&:hover, &:focus-within': { boxShadow: token.shadow.e3, backgroundColor: token.color.raised },
  '&[data-pinned=true]': { boxShadow: 'none', backgroundColor: token.color.sunken },
});

export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  height: token.size.topBar,
  paddingInline: '20px 12px',
});

export const railHead = css(head, { width: `calc(${RAIL_OPEN_WIDTH} - 1px)`, paddingInline: '16px 10px' });

export const scroll = css({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  padding: '4px 12px 12px',
  scrollbarWidth: 'thin',
});

export const railScroll = css(scroll, { padding: '4px 10px' });

export const group = css({ '& + &': { marginTop: token.space[20] } });
export const railGroup = css({ '& + &': { marginTop: '4px' } });

export const groupTitle = css({
  ...type.label,
  padding: '6px 8px',
  color: token.color.text3,
});

const activeStyle = {
  '&[aria-current=page]': {
    color: token.color.selectedText,
    fontWeight: 600,
    backgroundColor: token.color.selectedFill,
  },
};

export const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[12],
  height: token.size.control,
  paddingInline: '10px',
  marginBottom: '2px',
  borderRadius: token.radius.control,
  ...type.body,
  fontWeight: 500,
  color: token.color.text2,
  whiteSpace: 'nowrap',
  [when.hover]: {
    '&:hover': { textDecoration: 'none', backgroundColor: token.color.hover, color: token.color.text },
  },
  ...activeStyle,
  [when.forcedColors]: { '&[aria-current=page]': { outline: '2px solid Highlight' } },
});

export const railLink: SerializedStyles = css(link, {
  position: 'relative',
  height: '40px',
  gap: token.space[16],
});

export const iconBox = css({ display: 'grid', placeItems: 'center', flex: 'none' });
export const label = css({ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis' });

export const badge = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: '20px',
  height: '20px',
  paddingInline: '5px',
  borderRadius: token.radius.full,
  ...type.captionStrong,
  color: token.color.onPrimary,
  backgroundColor: token.color.primary,
});

export const foot = css({
  flex: 'none',
  padding: '8px 12px',
  borderTop: `1px solid ${token.color.line}`,
});

export const railFoot = css(foot, { width: RAIL_OPEN_WIDTH, padding: '8px 10px' });

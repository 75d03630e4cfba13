import type { DesignId } from './designs.ts';
import type { Variables } from './scheme-colors.ts';

const radii = (card: number, control: number, small: number, tag: number, modal: number): Variables => ({
  'radius-card': `${card}px`,
  'radius-control': `${control}px`,
  'radius-small': `${small}px`,
  'radius-tag': `${tag}px`,
  'radius-modal': `${modal}px`,
});

const COMMON: Variables = {
  'radius-sheet': '24px',
  'radius-full': '999px',
  page: 'var(--canvas)',
  'page-width': 'none',
  gutter: '24px',
  'card-gap': '16px',
  side: '0px',
  'top-bar': '56px',
  'page-size': '20px',
  'page-line': '28px',
  'section-size': '15px',
  'section-line': '22px',
  'section-weight': '650',
  'figure-size': '24px',
  'figure-line': '32px',
  'figure-card': '120px',
  'tool-row': '56px',
};

/** The variables of each design: the common ones and its own. */
export const DESIGN_VARIABLES: Record<DesignId, Variables> = {
  'mcn-1': { ...COMMON, ...radii(14, 10, 8, 6, 20), row: '60px', side: '232px' },
  'mcn-2': {
    ...COMMON,
    ...radii(10, 8, 6, 5, 14),
    row: '64px',
    page: 'var(--surface)',
    'page-width': '1280px',
    'top-bar': '60px',
    'page-size': '24px',
    'page-line': '32px',
    'section-size': '18px',
    'section-line': '26px',
    'section-weight': '700',
    // As wide as the text of the active entry of the top navigation.
    underline: '2.5px',
    'underline-inset': '12px',
  },
  'mcn-3': {
    ...COMMON,
    ...radii(8, 6, 5, 4, 12),
    row: '48px',
    side: '60px',
    'card-gap': '12px',
    'figure-size': '22px',
    'figure-line': '30px',
    'figure-card': '108px',
    'tool-row': '48px',
  },
  'mcn-4': {
    ...COMMON,
    ...radii(2, 2, 2, 2, 2),
    'radius-sheet': '2px',
    'radius-full': '2px',
    row: '56px',
    page: 'var(--surface)',
    gutter: '32px',
    'page-size': '22px',
    'page-line': '30px',
    // As wide as the whole entry.
    underline: '3px',
    'underline-inset': '0px',
    // This design separates cards by hairlines, not by shadows.
    e1: 'none',
  },
};

/** Variables below the design's breakpoint, where the frame is a title bar and a bottom bar. */
export const NARROW_VARIABLES: Variables = { side: '0px', 'top-bar': '56px', gutter: '24px' };

/** Variables of the phone layout, below 640 px. */
export const PHONE_VARIABLES: Variables = {
  'top-bar': '48px',
  gutter: '16px',
  'card-gap': '12px',
  'page-size': '18px',
  'page-line': '26px',
};

/** Letter spacing of each text role; 0 in Chinese. */
export const TRACKING: Variables = {
  'track-display': '-0.035em',
  'track-page': '-0.02em',
  'track-figure': '-0.025em',
  'track-section': '-0.012em',
  'track-number': '-0.012em',
};

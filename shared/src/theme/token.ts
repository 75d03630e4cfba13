const variable = <const Name extends string>(name: Name) => `var(--${name})` as const;

/** Design tokens: every value a style may use, most as references to CSS variables of the theme's style sheet. */
export const token = {
  color: {
    canvas: variable('canvas'),
    surface: variable('surface'),
    sunken: variable('sunken'),
    raised: variable('raised'),
    tooltip: variable('tooltip'),
    fill: variable('fill'),
    fill2: variable('fill-2'),
    line: variable('line'),
    line2: variable('line-2'),
    grid: variable('grid'),
    controlLine: variable('ctl-line'),
    text: variable('text'),
    text2: variable('text-2'),
    text3: variable('text-3'),
    text4: variable('text-4'),
    compare: variable('compare'),
    good: variable('good'),
    goodBg: variable('good-bg'),
    goodDot: variable('good-dot'),
    bad: variable('bad'),
    badBg: variable('bad-bg'),
    badDot: variable('bad-dot'),
    danger: variable('danger'),
    onDanger: variable('on-danger'),
    warn: variable('warn'),
    warnBg: variable('warn-bg'),
    warnDot: variable('warn-dot'),
    info: variable('info'),
    infoBg: variable('info-bg'),
    hover: variable('hover'),
    press: variable('press'),
    scrim: variable('scrim'),
    primary: variable('primary'),
    onPrimary: variable('on-primary'),
    primaryHover: variable('primary-hover'),
    primaryPress: variable('primary-press'),
    primaryTint: variable('primary-tint'),
    primaryTint2: variable('primary-tint-2'),
    primaryText: variable('primary-text'),
    primaryUi: variable('primary-ui'),
    selectedText: variable('selected-text'),
    selectedFill: variable('selected-fill'),
    primaryDim: variable('primary-dim'),
    ring: variable('ring'),
    mapDot: variable('map-dot'),
  },
  radius: {
    card: variable('radius-card'),
    control: variable('radius-control'),
    small: variable('radius-small'),
    tag: variable('radius-tag'),
    modal: variable('radius-modal'),
    sheet: variable('radius-sheet'),
    /** Round, except in a square design. */
    full: variable('radius-full'),
  },
  /** Distances of the 4 px grid, by pixels. */
  space: {
    4: '4px',
    8: '8px',
    12: '12px',
    16: '16px',
    20: '20px',
    24: '24px',
    32: '32px',
    40: '40px',
    48: '48px',
  },
  size: {
    controlSmall: '32px',
    control: '36px',
    controlLarge: '44px',
    sheetButton: '52px',
    touch: '44px',
    row: variable('row'),
    tableHeader: '36px',
    toolRow: variable('tool-row'),
    figureCard: variable('figure-card'),
    gutter: variable('gutter'),
    cardGap: variable('card-gap'),
    page: variable('page-width'),
    /** Width of the side navigation, 0 where there is none. */
    side: variable('side'),
    /** Height of the top navigation or bar. */
    topBar: variable('top-bar'),
  },
  shadow: { e1: variable('e1'), e2: variable('e2'), e3: variable('e3'), e4: variable('e4') },
  duration: {
    hover: '80ms',
    press: '120ms',
    menu: '180ms',
    modal: '240ms',
    sheet: '280ms',
    chart: '320ms',
  },
  easing: {
    move: 'cubic-bezier(.2, 0, 0, 1)',
    enter: 'cubic-bezier(.16, 1, .3, 1)',
    leave: 'cubic-bezier(.4, 0, 1, 1)',
  },
  layer: {
    content: 0,
    stickyHeader: 100,
    bulkBar: 110,
    rail: 200,
    menu: 900,
    /** The scrim of the outermost modal; each modal above it adds `modalStep`, and a panel is one above its scrim. */
    modal: 1000,
    modalStep: 2,
    snackbar: 1900,
    startSpinner: 2000,
  },
  font: { family: variable('font'), mono: variable('font-mono') },
} as const;

/** Text styles by role, to be spread into an emotion style. */
export const type = {
  display: {
    fontSize: '36px',
    lineHeight: '48px',
    fontWeight: 720,
    letterSpacing: variable('track-display'),
  },
  page: {
    fontSize: variable('page-size'),
    lineHeight: variable('page-line'),
    fontWeight: 700,
    letterSpacing: variable('track-page'),
  },
  figure: {
    fontSize: variable('figure-size'),
    lineHeight: variable('figure-line'),
    fontWeight: 700,
    letterSpacing: variable('track-figure'),
  },
  figureCompact: {
    fontSize: '22px',
    lineHeight: '30px',
    fontWeight: 700,
    letterSpacing: variable('track-figure'),
  },
  figureSmall: {
    fontSize: '18px',
    lineHeight: '26px',
    fontWeight: 700,
    letterSpacing: variable('track-figure'),
  },
  section: {
    fontSize: variable('section-size'),
    lineHeight: variable('section-line'),
    fontWeight: variable('section-weight'),
    letterSpacing: variable('track-section'),
  },
  body: { fontSize: '14px', lineHeight: '20px', fontWeight: 450 },
  strong: { fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  number: {
    fontSize: '14px',
    lineHeight: '20px',
    fontWeight: 450,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: variable('track-number'),
  },
  label: { fontSize: '13px', lineHeight: '18px', fontWeight: 500 },
  caption: { fontSize: '12px', lineHeight: '16px', fontWeight: 450 },
  captionStrong: { fontSize: '12px', lineHeight: '16px', fontWeight: 600 },
} as const;

/** Width in CSS pixels, at the browser's default text size, below which the phone layout is shown. */
export const PHONE_BREAKPOINT = 640;

/**
 * Media queries and selectors for conditional styles. The laptop ones follow the design's breakpoint, which the shell
 * writes to `<html>`; they begin with an element, since emotion treats a leading `:root` as a pseudo-class of the styled
 * element.
 */
export const when = {
  phone: `@media (max-width: ${PHONE_BREAKPOINT - 0.02}px)`,
  notPhone: `@media (min-width: ${PHONE_BREAKPOINT}px)`,
  /** Too narrow for columns: a phone with large text. */
  narrow: '@media (max-width: 279.98px)',
  /** Not high enough for content between bars, e.g. a laptop's window at a zoom of 400 %. */
  short: '@media (max-height: 419.98px)',
  laptop: 'html[data-screen="laptop"] &',
  notLaptop: 'html:not([data-screen="laptop"]) &',
  hover: '@media (hover: hover)',
  touch: '@media (hover: none)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;

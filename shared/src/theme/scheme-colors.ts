import { CHART_PALETTE } from './chart-palette.ts';
import type { Scheme } from './domain-colors.ts';
import { SURFACE, TEXT } from './domain-colors.ts';

/** CSS variables: values by name without the leading dashes. */
export type Variables = Readonly<Record<string, string>>;

const LIGHT: Variables = {
  canvas: '#f6f7f9',
  surface: SURFACE.light,
  sunken: '#f6f7f9',
  raised: '#ffffff',
  tooltip: '#ffffff',
  fill: '#eff1f4',
  'fill-2': '#e6e9ee',
  line: '#e8eaee',
  'line-2': '#d5d9e0',
  grid: '#eef0f3',
  'ctl-line': '#d5d9e0',
  text: TEXT.light,
  'text-2': '#4b5565',
  'text-3': '#5f697a',
  'text-4': '#9ca5b3',
  compare: '#8790a0',
  good: '#0b7a4b',
  'good-bg': '#e5f6ed',
  'good-dot': '#12a064',
  bad: '#c92a3b',
  'bad-bg': '#fdecee',
  'bad-dot': '#e5384a',
  danger: '#d92d3f',
  'on-danger': '#ffffff',
  warn: '#8f5600',
  'warn-bg': '#fff3dc',
  'warn-dot': '#e08a00',
  info: '#1d57c9',
  'info-bg': '#e9f0fe',
  hover: 'rgb(20 30 55 / 4%)',
  press: 'rgb(20 30 55 / 8%)',
  scrim: 'rgb(18 22 33 / 44%)',
  'map-dot': '#dde1e8',
  e1: '0 1px 2px rgb(20 30 55 / 4%)',
  e2: '0 2px 6px rgb(20 30 55 / 6%), 0 0 0 1px rgb(20 30 55 / 6%)',
  e3: '0 12px 32px -6px rgb(20 30 55 / 16%), 0 2px 8px rgb(20 30 55 / 6%), 0 0 0 1px rgb(20 30 55 / 6%)',
  e4: '0 32px 72px -12px rgb(20 30 55 / 28%), 0 4px 16px rgb(20 30 55 / 8%), 0 0 0 1px rgb(20 30 55 / 6%)',
};

const DARK: Variables = {
  canvas: '#0b0e14',
  surface: SURFACE.dark,
  sunken: '#0e121a',
  raised: '#1a1f2a',
  tooltip: '#1f2531',
  fill: '#1c222e',
  'fill-2': '#272e3c',
  line: '#212836',
  'line-2': '#313a4b',
  grid: '#1c222e',
  'ctl-line': '#343d4f',
  text: TEXT.dark,
  'text-2': '#b3bccb',
  'text-3': '#8b96a8',
  'text-4': '#5b6576',
  compare: '#7a869a',
  good: '#4bd694',
  'good-bg': '#0f2b20',
  'good-dot': '#2fc184',
  bad: '#ff8088',
  'bad-bg': '#351a20',
  'bad-dot': '#ff5c68',
  danger: '#d63a48',
  'on-danger': '#ffffff',
  warn: '#f5b948',
  'warn-bg': '#32260f',
  'warn-dot': '#f0a92c',
  info: '#79b2ff',
  'info-bg': '#14263f',
  hover: 'rgb(200 215 255 / 5%)',
  press: 'rgb(200 215 255 / 9%)',
  scrim: 'rgb(3 5 9 / 66%)',
  'map-dot': '#2a3241',
  e1: '0 1px 2px rgb(0 0 0 / 30%)',
  e2: '0 2px 6px rgb(0 0 0 / 40%), 0 0 0 1px rgb(255 255 255 / 7%)',
  e3: '0 12px 32px -6px rgb(0 0 0 / 60%), 0 2px 8px rgb(0 0 0 / 40%), 0 0 0 1px rgb(255 255 255 / 8%)',
  e4: '0 32px 72px -12px rgb(0 0 0 / 70%), 0 4px 16px rgb(0 0 0 / 40%), 0 0 0 1px rgb(255 255 255 / 8%)',
};

const series = (scheme: Scheme): Variables =>
  Object.fromEntries(CHART_PALETTE[scheme].map((color, index) => [`series-${index + 1}`, color]));

/** The colours, shadows and series colours of each scheme, the same on every domain. */
export const SCHEME_VARIABLES: Record<Scheme, Variables> = {
  light: { ...LIGHT, ...series('light') },
  dark: { ...DARK, ...series('dark') },
};

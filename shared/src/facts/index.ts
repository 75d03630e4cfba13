export { PERIODS } from './periods.ts';
export type { PeriodName } from './periods.ts';

export { findHanFont } from './han-fonts.ts';
export type { HanFont } from './han-fonts.ts';
export { LANGUAGE_FORMATS } from './language-formats.ts';
export { LANGUAGES, LANGUAGE_NAMES, mapLanguages } from './languages.ts';
export type { Language } from './languages.ts';

/** The currencies that amounts can be shown in. */
export const CURRENCIES = ['KRW', 'USD'] as const;

/** A currency that amounts can be shown in. */
export type Currency = (typeof CURRENCIES)[number];

/** What an account may do. An `operator` belongs to no partner; it runs the service. */
export const ROLES = ['manager', 'member', 'operator'] as const;

/** The role of an account on its domain. */
export type Role = (typeof ROLES)[number];

/** The statuses of a channel, as responses number them. */
export const CHANNEL_STATUS = { waiting: 0, on_hold: 1, approved: 2, rejected: 3 } as const;

/** The status of a channel. */
export type ChannelStatus = (typeof CHANNEL_STATUS)[keyof typeof CHANNEL_STATUS];

import type { Language } from './languages.ts';

const HAN_FONTS = { 'zh-CN': 'SC', 'zh-TW': 'TC' } as const satisfies Partial<Record<Language, string>>;

/** A Noto family with Han. */
export type HanFont = (typeof HAN_FONTS)[keyof typeof HAN_FONTS];

/** Returns the Noto family of a language that is written with Han. */
export const findHanFont = (language: Language): HanFont | undefined =>
  (HAN_FONTS as Partial<Record<Language, HanFont>>)[language];

import { z } from 'zod';
import type { Language } from '../../platform/http/languages.ts';

/** Figures that guides and dialogs mention, so that no text contains a number of its own. */
export const partnerTermsSchema = z
  .object({
    isrc_prefix: z.string().describe('How every official ISRC begins.'),
    password_minimum: z.int().describe('Characters that a new password has at least on this domain.'),
    withdrawal_minimum: z
      .object({ amount: z.int(), unit: z.enum(['points', 'dollars']) })
      .describe('What is below it when a channel is deleted is lost.'),
    upload: z.object({
      pc_volume: z.int().describe('How loud the music is at least, in percent.'),
      mobile_volume: z.int(),
      recommended_seconds: z.int(),
      mobile_editor_seconds: z.int(),
      visible_after_days: z.int().describe('When earnings of a mobile upload are seen.'),
      pc_recognition_days: z.object({ from: z.int(), to: z.int() }),
    }),
  })
  .meta({ id: 'PartnerTerms' });

/** The currency and units of each language's texts. */
const byLanguage: Record<
  Language,
  { withdrawal: { amount: number; unit: 'points' | 'dollars' }; mobileVolume: number }
> = {
  ko: { withdrawal: { amount: 10_000, unit: 'points' }, mobileVolume: 11 },
  en: { withdrawal: { amount: 20, unit: 'dollars' }, mobileVolume: 15 },
  'zh-CN': { withdrawal: { amount: 10, unit: 'dollars' }, mobileVolume: 15 },
  'zh-TW': { withdrawal: { amount: 10, unit: 'dollars' }, mobileVolume: 15 },
};

/** The terms of a domain for readers of a language. */
export const partnerTerms = (
  language: Language,
  { isrcPrefix, passwordMinimum }: { isrcPrefix: string; passwordMinimum: number },
): z.infer<typeof partnerTermsSchema> => {
  const { withdrawal, mobileVolume } = byLanguage[language];
  return {
    isrc_prefix: isrcPrefix,
    password_minimum: passwordMinimum,
    withdrawal_minimum: withdrawal,
    upload: {
      pc_volume: 15,
      mobile_volume: mobileVolume,
      recommended_seconds: 35,
      mobile_editor_seconds: 60,
      visible_after_days: 2,
      pc_recognition_days: { from: 1, to: 3 },
    },
  };
};

import type { Language } from '@portal/shared/facts';
import { z } from 'zod';
import type { RequestSite } from '../../platform/http/request-context.ts';
import { getConsentDocuments } from '../../content/site/consent-documents.ts';
import { FIRST_RE_REVIEW_AFTER_MS } from '../channel/re-review.ts';
import { SEARCH_MS } from '../verification/check-times.ts';
import { MAX_DESCRIPTION_LENGTH } from '../verification/search-code.ts';

/** Figures that guides and dialogs mention, so that no text contains a number of its own. */
export const partnerTermsSchema = z
  .object({
    isrc_prefix: z.string().describe('The prefix of every official ISRC.'),
    password_minimum: z.int().describe('The shortest new password on this domain, in characters.'),
    consent: z
      .object({ terms_url: z.string().nullable(), privacy_url: z.string().nullable() })
      .nullable()
      .describe('The documents to which a person consents at sign-up; null where the domain has none.'),
    withdrawal_minimum: z
      .object({ amount: z.int(), unit: z.enum(['points', 'dollars']) })
      .describe('Earnings below this amount are lost when a channel is deleted.'),
    upload: z.object({
      pc_volume: z.int().describe('The least volume of the music, in percent.'),
      mobile_volume: z.int(),
      recommended_seconds: z.int(),
      mobile_editor_seconds: z.int(),
      visible_after_days: z.int().describe('The days until earnings of a mobile upload are visible.'),
      pc_recognition_days: z.object({ from: z.int(), to: z.int() }),
    }),
    verification: z.object({
      search_hours: z.int().describe('How long the code is searched for in the description.'),
      description_characters: z.int().describe('The longest channel description that YouTube accepts.'),
    }),
    re_review_hours: z
      .int()
      .describe('From the hold of a channel until its first re-review may be requested.'),
  })
  .meta({ id: 'PartnerTerms' });

const HOUR_MS = 3_600_000;

type DefaultTerms = { withdrawal: { amount: number; unit: 'points' | 'dollars' }; mobileVolume: number };

/** Where a domain has none of its own. */
const DEFAULT_TERMS: DefaultTerms = { withdrawal: { amount: 10, unit: 'dollars' }, mobileVolume: 15 };

/** Languages with other defaults. */
const TERMS_BY_LANGUAGE: Partial<Record<Language, DefaultTerms>> = {
  ko: { withdrawal: { amount: 10_000, unit: 'points' }, mobileVolume: 11 },
  en: { withdrawal: { amount: 20, unit: 'dollars' }, mobileVolume: 15 },
};

/** The terms of a domain for readers of a language. */
export const getPartnerTerms = (
  language: Language,
  isrcPrefix: string,
  site: RequestSite,
): z.infer<typeof partnerTermsSchema> => {
  const { withdrawal, mobileVolume } = TERMS_BY_LANGUAGE[language] ?? DEFAULT_TERMS;
  const { withdrawal_amount: amount, withdrawal_unit: unit } = site;
  return {
    isrc_prefix: isrcPrefix,
    password_minimum: site.password_minimum,
    consent: getConsentDocuments(site),
    withdrawal_minimum: amount !== null && unit !== null ? { amount, unit } : withdrawal,
    upload: {
      pc_volume: site.pc_volume ?? 15,
      mobile_volume: site.mobile_volume ?? mobileVolume,
      recommended_seconds: 35,
      mobile_editor_seconds: 60,
      visible_after_days: 2,
      pc_recognition_days: { from: 1, to: 3 },
    },
    verification: {
      search_hours: SEARCH_MS / HOUR_MS,
      description_characters: MAX_DESCRIPTION_LENGTH,
    },
    re_review_hours: FIRST_RE_REVIEW_AFTER_MS / HOUR_MS,
  };
};

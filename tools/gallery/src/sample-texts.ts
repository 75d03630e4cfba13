import { useLanguage } from '@portal/shared/i18n';
import type { Language } from '@portal/shared/i18n';
import sampleTexts from './sample-texts.json';

type SampleTexts = (typeof sampleTexts)['ko'];

/** Texts of the examples: data as a page would receive it, not texts of the product. */
const SAMPLE_TEXTS: Record<Language, SampleTexts> = sampleTexts;

export const useSampleTexts = (): SampleTexts => SAMPLE_TEXTS[useLanguage()];

import { createTexts } from '../texts/create-texts.ts';
import type ko from './locales/ko.json';

/** The texts of failures and of refused fields. */
export const findText = createTexts<typeof ko>(import.meta.dirname);

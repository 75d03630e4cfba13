import { createTexts } from '../../texts/create-texts.ts';
import type ko from './locales/ko.json';

/** The texts of pages that the server writes itself. */
export const findPageText = createTexts<typeof ko>(import.meta.dirname);

import { LANGUAGES, mapLanguages } from '@portal/shared/facts';
import { z } from 'zod';

/** A text in one or more languages, of which at least one is required. */
export const createLocalisedSchema = <Value extends z.ZodType>(value: Value) =>
  z
    .strictObject(mapLanguages(() => value.exactOptional()))
    .refine((texts) => LANGUAGES.some((language) => texts[language] !== undefined), { error: 'required' });

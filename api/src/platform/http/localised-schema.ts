import { LANGUAGES } from '@portal/shared/facts';
import { z } from 'zod';

/** A text in one or more languages, of which at least one is required. */
export const createLocalisedSchema = <Value extends z.ZodType>(value: Value) =>
  z
    .strictObject({
      ko: value.exactOptional(),
      en: value.exactOptional(),
      'zh-CN': value.exactOptional(),
      'zh-TW': value.exactOptional(),
    })
    .refine((texts) => LANGUAGES.some((language) => texts[language] !== undefined), { error: 'required' });

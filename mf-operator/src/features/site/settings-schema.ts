import { countNameCharacters } from '@portal/shared/api';
import type { TranslateText } from '@portal/shared/i18n';
import { CURRENCIES, LANGUAGES, mapLanguages } from '@portal/shared/i18n';
import { s } from '@portal/shared/ui/form';
import type ko from '../../components/site/locales/ko.json';

const COLOR = /^#[\dA-Fa-f]{6}$/;

/** Whether a text is a colour of the form `#rrggbb`. */
export const isColor = (text: string): boolean => COLOR.test(text);

const MAX = { name: 100, title: 200, text: 1_000, url: 500 };
const PASSWORD = { minimum: 4, maximum: 64 };
const AMOUNT = { minimum: 1, maximum: 2_147_483_647 };
const VOLUME = { minimum: 1, maximum: 100 };

const isWithin = (text: string, { minimum, maximum }: typeof PASSWORD) =>
  /^\d+$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;

const isHttpsUrl = (text: string) => URL.parse(text)?.protocol === 'https:';

/** The rules of the settings; lengths are the server's. */
export const createSettingsSchema = (t: TranslateText<typeof ko>) => {
  const color = s.string().check(s.regex(COLOR, { error: t('form.colorInvalid') }));
  const figure = (limits: typeof PASSWORD, error: string) =>
    s.string().check(
      s.trim(),
      s.refine((text) => text === '' || isWithin(text, limits), { error }),
    );
  const volume = figure(VOLUME, t('form.numberInvalid', VOLUME));
  const documentUrl = s.string().check(
    s.trim(),
    s.maxLength(MAX.url),
    s.refine((text) => text === '' || isHttpsUrl(text), { error: t('form.documentInvalid') }),
  );
  const tagline = s.object({
    title: s.string().check(s.trim(), s.maxLength(MAX.title)),
    text: s.string().check(s.trim(), s.maxLength(MAX.text)),
  });
  return s
    .object({
      name: s.string().check(
        s.trim(),
        s.refine((name) => countNameCharacters(name) > 0, { error: t('form.nameMissing') }),
        s.maxLength(MAX.name),
      ),
      kind: s.enum(['partner', 'playlist']),
      default_language: s.enum(LANGUAGES),
      default_currency: s.enum(CURRENCIES),
      channel_verify_needed: s.boolean(),
      priced_by: s.enum(['views', 'engaged_views']),
      password_minimum: s
        .string()
        .check(s.refine((text) => isWithin(text, PASSWORD), { error: t('form.numberInvalid', PASSWORD) })),
      withdrawal_amount: figure(AMOUNT, t('form.amountInvalid')),
      withdrawal_unit: s.enum(['usual', 'points', 'dollars']),
      pc_volume: volume,
      mobile_volume: volume,
      terms_url: documentUrl,
      privacy_url: documentUrl,
      design_id: s.string(),
      color_primary: color,
      color_primary_dim: color,
      logo_favicon: s.string(),
      logo_meta: s.string(),
      exclusive_logo: s.string(),
      tagline: s.object(mapLanguages(() => tagline)),
    })
    .check(
      s.check(({ value, issues }) => {
        const fail = (path: string[], message = t('form.taglineMissing')) =>
          issues.push({ code: 'custom', path, input: value, message });
        const { withdrawal_amount: amount, withdrawal_unit: unit } = value;
        if (amount !== '' && unit === 'usual') fail(['withdrawal_unit'], t('form.unitMissing'));
        if (amount === '' && unit !== 'usual') fail(['withdrawal_amount'], t('form.amountMissing'));
        const isWritten = LANGUAGES.some((each) => value.tagline[each].title || value.tagline[each].text);
        if (!isWritten) fail(['tagline', value.default_language, 'title']);
        for (const language of LANGUAGES) {
          const { title, text } = value.tagline[language];
          if (title && !text) fail(['tagline', language, 'text']);
          if (text && !title) fail(['tagline', language, 'title']);
        }
      }),
    );
};

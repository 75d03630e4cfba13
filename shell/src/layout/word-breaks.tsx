import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '@portal/shared/i18n';

/** A short text that breaks between words only; Chinese does not separate them by spaces. */
export function WordBreaks({ text }: { text: string }): ReactNode {
  const language = useLanguage();
  if (!language.startsWith('zh')) return text;
  const parts = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)];
  return parts.map(({ segment, index, isWordLike }) => (
    <Fragment key={index}>
      {isWordLike && index > 0 && <wbr />}
      {segment}
    </Fragment>
  ));
}

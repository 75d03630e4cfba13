import { css } from '@emotion/react';
import { useLanguage } from '../../i18n/index.ts';
import { splitChineseWords } from './chinese-words.ts';

/** Elements of words, unlike `<wbr>` between them, add no spaces to the heading's name. */
const word = css({ whiteSpace: 'nowrap' });

const HAN = /\p{Script=Han}/u;

/** Props of `HeadingText`. */
export type HeadingTextProps = { text: string };

/** The text of a large heading, which breaks between words in Chinese too; browsers would break between any characters. */
export const HeadingText = ({ text }: HeadingTextProps) => {
  const language = useLanguage();
  if (!language.startsWith('zh')) return <span>{text}</span>;
  return splitChineseWords(text, language).map((part, index) => (
    // Words have no identity but their place.
    <span key={index} css={HAN.test(part) && word}>
      {part}
    </span>
  ));
};

import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** A render function for each `<name>…</name>` of a text. */
export type RichTextParts = Record<string, (children: ReactNode) => ReactNode>;

/**
 * Replaces tags of a translated text by elements: `richText(t('hint'), { link: (words) => <Link to="…">{words}</Link> })`;
 * other tags stay text.
 */
export const richText = (text: string, parts: RichTextParts): ReactNode => {
  const names = Object.keys(parts).join('|');
  // Only the given names are tags; anything else in angle brackets is text.
  const match = new RegExp(`<(${names})>(.*?)</\\1>`, 's').exec(text);
  const part = match?.[1] === undefined ? undefined : parts[match[1]];
  if (!match || !part) return text;
  return (
    <Fragment>
      {text.slice(0, match.index)}
      {part(richText(match[2] ?? '', parts))}
      {richText(text.slice(match.index + match[0].length), parts)}
    </Fragment>
  );
};

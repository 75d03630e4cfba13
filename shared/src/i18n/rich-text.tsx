import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** What each `<name>…</name>` of a text becomes. */
export type RichParts = Record<string, (children: ReactNode) => ReactNode>;

/** Puts elements into a translated text: `richText(t('hint'), { link: (words) => <Link to="…">{words}</Link> })`. */
export const richText = (text: string, parts: RichParts): ReactNode => {
  const names = Object.keys(parts).join('|');
  // Only the names that are given count as marks; anything else in angle brackets is text.
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

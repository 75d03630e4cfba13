import { Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { wrapText } from './wrap-text.tsx';

/** A render function for each `<name>…</name>` of a text. */
export type RichTextParts = Record<string, (children: ReactNode) => ReactNode>;

const renderTags = (text: string, parts: RichTextParts): ReactElement | undefined => {
  const names = Object.keys(parts).join('|');
  // Only the given names are tags; anything else in angle brackets is text.
  const match = new RegExp(`<(${names})>(.*?)</\\1>`, 's').exec(text);
  const part = match?.[1] === undefined ? undefined : parts[match[1]];
  if (!match || !part) return undefined;
  const after = text.slice(match.index + match[0].length);
  return (
    <Fragment>
      {wrapText(text.slice(0, match.index))}
      {wrapText(part(richText(match[2] ?? '', parts)))}
      {renderTags(after, parts) ?? wrapText(after)}
    </Fragment>
  );
};

/**
 * Replaces tags of a translated text by elements: `richText(t('hint'), { link: (words) => <Link to="…">{words}</Link> })`;
 * other tags stay text.
 */
export const richText = (text: string, parts: RichTextParts): ReactNode => renderTags(text, parts) ?? text;

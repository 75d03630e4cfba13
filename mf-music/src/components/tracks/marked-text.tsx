import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';
import type { ReactElement } from 'react';

const marked = css({
  borderRadius: token.radius.tag,
  backgroundColor: token.color.primaryTint,
  color: token.color.primaryText,
});

export type MarkedTextProps = {
  text: string;
  /** Start and end of each marked part in UTF-16 code units, in order and apart. */
  ranges: readonly (readonly number[])[] | undefined;
};

/** A text with the parts marked that a search found. */
export function MarkedText({ text, ranges = [] }: MarkedTextProps) {
  const parts: ReactElement[] = [];
  let end = 0;
  for (const [from = 0, to = 0] of ranges) {
    parts.push(
      <span key={`before ${from}`}>{text.slice(end, from)}</span>,
      <mark key={from} css={marked}>
        {text.slice(from, to)}
      </mark>,
    );
    end = to;
  }
  return (
    <>
      {parts}
      <span>{text.slice(end)}</span>
    </>
  );
}

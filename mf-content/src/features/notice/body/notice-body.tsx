import { useMemo } from 'react';
import { renderNodes } from './render-nodes.tsx';
import * as styles from './body.styles.ts';
import { parseHtml } from './parse-html.ts';

export type NoticeBodyProps = { html: string };

/** The HTML of a notice, sanitised by the server; only allowed elements are rendered in any case. */
export function NoticeBody({ html }: NoticeBodyProps) {
  const nodes = useMemo(() => parseHtml(html), [html]);
  return <div css={styles.body}>{renderNodes(nodes)}</div>;
}

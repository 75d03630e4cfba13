import { useMemo } from 'react';
import { drawNodes } from './draw-nodes.tsx';
import * as styles from './body.styles.ts';
import { parseHtml } from './html-tree.ts';

export type NoticeBodyProps = { html: string };

/** The text of a notice. The server has sanitised it; only known elements are drawn here all the same. */
export function NoticeBody({ html }: NoticeBodyProps) {
  const nodes = useMemo(() => parseHtml(html), [html]);
  return <div css={styles.body}>{drawNodes(nodes)}</div>;
}

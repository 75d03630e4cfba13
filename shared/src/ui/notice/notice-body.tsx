import * as styles from './body.styles.ts';
import { renderNodes } from './render-nodes.tsx';
import type { NoticeNode } from './render-nodes.tsx';

/** Props of `NoticeBody`. */
export type NoticeBodyProps = { nodes: readonly NoticeNode[] };

/** The text of a notice, from the elements that the server allows. */
export function NoticeBody({ nodes }: NoticeBodyProps) {
  return <div css={styles.body}>{renderNodes(nodes)}</div>;
}

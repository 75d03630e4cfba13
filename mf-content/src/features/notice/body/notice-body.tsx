import type { Notice } from '../notice.api.ts';
import * as styles from './body.styles.ts';
import { renderNodes } from './render-nodes.tsx';

export type NoticeBodyProps = { nodes: Notice['body'] };

/** The text of a notice, from the elements that the server allows. */
export function NoticeBody({ nodes }: NoticeBodyProps) {
  return <div css={styles.body}>{renderNodes(nodes)}</div>;
}

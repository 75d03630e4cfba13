import type { ReactElement } from 'react';
import type { GetResponse } from '../../http/index.ts';
import { BodyImage } from './body-image.tsx';
import { BodyLink } from './body-link.tsx';
import { BodyTable } from './body-table.tsx';
import * as styles from './body.styles.ts';

/** An element of a notice, as the server's parser allows it. */
export type NoticeNode = GetResponse<'/notice/detail'>['notice']['body'][number];

/** Elements that have a style and children only. */
const PLAIN_ELEMENTS = {
  paragraph: { tag: 'p', style: styles.block },
  quote: { tag: 'blockquote', style: styles.quote },
  strong: { tag: 'strong', style: styles.strong },
  emphasis: { tag: 'em', style: styles.emphasis },
  strike: { tag: 's', style: undefined },
  item: { tag: 'li', style: styles.item },
  row: { tag: 'tr', style: undefined },
} as const;

function renderNode(node: NoticeNode, key: number): ReactElement {
  switch (node.type) {
    case 'text':
      return <span key={key}>{node.text}</span>;
    case 'inline_code':
      return (
        <code key={key} css={styles.code}>
          {node.text}
        </code>
      );
    case 'code':
      return (
        // Focusable, so that long lines can be scrolled by keyboard.
        <pre key={key} css={styles.codeBlock} tabIndex={0}>
          {node.text}
        </pre>
      );
    case 'break':
      return <br key={key} />;
    case 'rule':
      return <hr key={key} css={styles.rule} />;
    case 'image':
      return <BodyImage key={key} src={node.src} alt={node.alt} />;
    case 'link':
      return (
        <BodyLink key={key} href={node.href}>
          {renderNodes(node.children)}
        </BodyLink>
      );
    case 'heading': {
      // Levels 1 and 2 are used by the headings of page and notice.
      const Heading = node.level === 1 ? 'h3' : 'h4';
      return (
        <Heading key={key} css={styles.heading}>
          {renderNodes(node.children)}
        </Heading>
      );
    }
    case 'list':
      return node.is_ordered ? (
        <ol key={key} css={[styles.list, styles.numbered]} start={node.start}>
          {renderNodes(node.children)}
        </ol>
      ) : (
        <ul key={key} css={[styles.list, styles.bulleted]}>
          {renderNodes(node.children)}
        </ul>
      );
    case 'table':
      return <BodyTable key={key}>{renderNodes(node.children)}</BodyTable>;
    case 'cell': {
      const Cell = node.is_head ? 'th' : 'td';
      return (
        <Cell
          key={key}
          css={[styles.cell, node.is_head && styles.headCell, node.align && styles.aligned[node.align]]}
          scope={node.is_head ? 'col' : undefined}
        >
          {renderNodes(node.children)}
        </Cell>
      );
    }
    default: {
      const { tag: Tag, style } = PLAIN_ELEMENTS[node.type];
      return (
        <Tag key={key} css={style}>
          {renderNodes(node.children)}
        </Tag>
      );
    }
  }
}

/** Renders the elements of a notice; text with siblings has an element of its own, because page translation replaces text. */
export function renderNodes(nodes: readonly NoticeNode[]): string | ReactElement[] {
  const [only] = nodes;
  return nodes.length === 1 && only?.type === 'text' ? only.text : nodes.map(renderNode);
}

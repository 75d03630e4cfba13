import type { Nodes, Table } from 'mdast';
import type { NoticeNode, RemovedPart } from './notice-node.ts';
import { checkImage, checkLink } from './safe-address.ts';

/** Deeper elements are shown as their text. */
const MAX_DEPTH = 12;

const SHOWN_LENGTH = 80;

type Conversion = { depth: number; isInLink?: boolean; remove: (part: RemovedPart) => void };

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

const convertAll = (nodes: readonly Nodes[], conversion: Conversion): NoticeNode[] =>
  nodes.flatMap((node) => convert(node, conversion));

const convertTable = (table: Table, conversion: Conversion): NoticeNode => ({
  type: 'table',
  children: table.children.map((row, index) => ({
    type: 'row',
    children: row.children.map((cell, column) => ({
      type: 'cell',
      is_head: index === 0,
      align: table.align?.[column] ?? null,
      children: convertAll(cell.children, conversion),
    })),
  })),
});

function convert(node: Nodes, { depth, isInLink = false, remove }: Conversion): NoticeNode[] {
  const removed = (kind: RemovedPart['kind'], text: string) =>
    remove({ kind, text: text.slice(0, SHOWN_LENGTH) });
  if (depth > MAX_DEPTH && 'children' in node) {
    removed('nesting', textOf(node));
    return [{ type: 'text', text: textOf(node) }];
  }
  const inner = { depth: depth + 1, isInLink: isInLink || node.type === 'link', remove };
  const element = (type: 'paragraph' | 'quote' | 'strong' | 'emphasis' | 'strike' | 'item'): NoticeNode[] => [
    { type, children: 'children' in node ? convertAll(node.children, inner) : [] },
  ];

  switch (node.type) {
    case 'text':
      return [{ type: 'text', text: node.value }];
    case 'inlineCode':
      return [{ type: 'inline_code', text: node.value }];
    case 'code':
      return [{ type: 'code', text: node.value }];
    case 'break':
      return [{ type: 'break' }];
    case 'thematicBreak':
      return [{ type: 'rule' }];
    case 'paragraph':
      return element('paragraph');
    case 'blockquote':
      return element('quote');
    case 'strong':
      return element('strong');
    case 'emphasis':
      return element('emphasis');
    case 'delete':
      return element('strike');
    case 'listItem':
      return element('item');
    case 'heading':
      return [
        { type: 'heading', level: node.depth <= 2 ? 1 : 2, children: convertAll(node.children, inner) },
      ];
    case 'list':
      return [
        {
          type: 'list',
          is_ordered: node.ordered === true,
          start: node.start ?? 1,
          children: convertAll(node.children, inner),
        },
      ];
    case 'table':
      return [convertTable(node, { depth: depth + 3, remove })];
    case 'link': {
      const content = convertAll(node.children, inner);
      if (isInLink) return content;
      const href = checkLink(node.url);
      if (href !== undefined) return [{ type: 'link', href, children: content }];
      removed('link', node.url);
      return content;
    }
    case 'image': {
      const src = checkImage(node.url);
      if (src !== undefined) return [{ type: 'image', src, alt: node.alt ?? '' }];
      removed('image', node.url);
      return node.alt ? [{ type: 'text', text: node.alt }] : [];
    }
    case 'html':
      removed('html', node.value);
      return [];
    // References, footnotes and whatever a later version of Markdown adds; their text stays.
    default:
      return 'children' in node ? convertAll(node.children, inner) : [];
  }
}

/** Maps Markdown's syntax tree to the allowed elements of a notice; all others are left out. */
export const toNoticeNodes = (nodes: readonly Nodes[], remove: (part: RemovedPart) => void): NoticeNode[] =>
  convertAll(nodes, { depth: 1, remove });

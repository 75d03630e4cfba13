import type { components } from '@portal/shared/api';

type NoticeNode = components['schemas']['NoticeNode'];
type NoticeList = Extract<NoticeNode, { type: 'list' }>;

const indent = (text: string, first: string) =>
  text
    .split('\n')
    .map((line, index) => `${index === 0 ? first : ' '.repeat(first.length)}${line}`)
    .join('\n');

const childrenOf = (element: NoticeNode) => ('children' in element ? element.children : []);

const formatItem = ({ is_ordered: isOrdered, start }: NoticeList, item: NoticeNode, index: number) =>
  indent(formatBlocks(childrenOf(item)), isOrdered ? `${start + index}. ` : '• ');

function formatElement(element: NoticeNode): string {
  switch (element.type) {
    case 'break':
      return '\n';
    case 'rule':
      return '────────';
    case 'image':
      return `[image ${element.src}${element.alt ? `: ${element.alt}` : ''}]`;
    case 'link':
      return `${formatInline(element.children)} <${element.href}>`;
    case 'quote':
      return indent(formatBlocks(element.children), '│ ').replaceAll('\n  ', '\n│ ');
    case 'list':
      return element.children.map((item, index) => formatItem(element, item, index)).join('\n');
    case 'table':
      return element.children.map((row) => childrenOf(row).map(formatElement).join(' | ')).join('\n');
    default:
      return 'text' in element ? element.text : formatInline(element.children);
  }
}

const formatInline = (elements: readonly NoticeNode[]) => elements.map(formatElement).join('');

const formatBlocks = (elements: readonly NoticeNode[]) => elements.map(formatElement).join('\n\n');

/** Formats the elements of a notice as text for a terminal. */
export const formatNotice = (elements: readonly NoticeNode[]): string => formatBlocks(elements);

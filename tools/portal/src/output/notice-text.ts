import { z } from 'zod';

/** An element of a notice, as far as a terminal shows it. */
export type NoticeElement = {
  type: string;
  text?: string | undefined;
  href?: string | undefined;
  src?: string | undefined;
  alt?: string | undefined;
  is_ordered?: boolean | undefined;
  start?: number | undefined;
  children?: NoticeElement[] | undefined;
};

export const noticeElementSchema: z.ZodType<NoticeElement> = z.object({
  type: z.string(),
  text: z.string().optional(),
  href: z.string().optional(),
  src: z.string().optional(),
  alt: z.string().optional(),
  is_ordered: z.boolean().optional(),
  start: z.number().optional(),
  children: z.lazy(() => z.array(noticeElementSchema)).optional(),
});

const indent = (text: string, first: string) =>
  text
    .split('\n')
    .map((line, index) => `${index === 0 ? first : ' '.repeat(first.length)}${line}`)
    .join('\n');

const formatItem = (list: NoticeElement, item: NoticeElement, index: number) =>
  indent(formatBlocks(item.children), list.is_ordered ? `${(list.start ?? 1) + index}. ` : '• ');

function formatElement(element: NoticeElement): string {
  const { type, text = '', href, src, alt, children = [] } = element;
  switch (type) {
    case 'break':
      return '\n';
    case 'rule':
      return '────────';
    case 'image':
      return `[image ${src}${alt ? `: ${alt}` : ''}]`;
    case 'link':
      return `${formatInline(children)} <${href}>`;
    case 'quote':
      return indent(formatBlocks(children), '│ ').replaceAll('\n  ', '\n│ ');
    case 'list':
      return children.map((item, index) => formatItem(element, item, index)).join('\n');
    case 'table':
      return children.map((row) => (row.children ?? []).map(formatElement).join(' | ')).join('\n');
    default:
      return text + formatInline(children);
  }
}

const formatInline = (elements: readonly NoticeElement[]) => elements.map(formatElement).join('');

const formatBlocks = (elements: readonly NoticeElement[] = []) => elements.map(formatElement).join('\n\n');

/** Formats the elements of a notice as text for a terminal. */
export const formatNotice = (elements: readonly NoticeElement[]): string => formatBlocks(elements);

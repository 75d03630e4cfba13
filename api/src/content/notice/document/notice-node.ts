import { z } from 'zod';

/** How the texts of a column stand. */
const alignments = ['left', 'center', 'right'] as const;

const parents = ['paragraph', 'quote', 'strong', 'emphasis', 'strike', 'item', 'table', 'row'] as const;

/** An element of a notice's text. */
export type NoticeNode =
  | { type: 'text' | 'inline_code' | 'code'; text: string }
  | { type: 'break' | 'rule' }
  | { type: 'image'; src: string; alt: string }
  | { type: (typeof parents)[number]; children: NoticeNode[] }
  | { type: 'heading'; level: 1 | 2; children: NoticeNode[] }
  | { type: 'list'; is_ordered: boolean; start: number; children: NoticeNode[] }
  | { type: 'cell'; is_head: boolean; align: (typeof alignments)[number] | null; children: NoticeNode[] }
  | { type: 'link'; href: string; children: NoticeNode[] };

const children = { children: z.lazy(() => z.array(noticeNodeSchema)) };

/** The elements of a notice: text and plain data that a browser renders without parsing any markup. */
export const noticeNodeSchema: z.ZodType<NoticeNode> = z
  .discriminatedUnion('type', [
    z.object({ type: z.enum(['text', 'inline_code', 'code']), text: z.string() }),
    z.object({ type: z.enum(['break', 'rule']) }),
    z.object({ type: z.literal('image'), src: z.string(), alt: z.string() }),
    z.object({ type: z.enum(parents), ...children }),
    z.object({ type: z.literal('heading'), level: z.union([z.literal(1), z.literal(2)]), ...children }),
    z.object({ type: z.literal('list'), is_ordered: z.boolean(), start: z.int(), ...children }),
    z.object({
      type: z.literal('cell'),
      is_head: z.boolean(),
      align: z.enum(alignments).nullable(),
      ...children,
    }),
    z.object({
      type: z.literal('link'),
      href: z.string().describe('A path of the portal, or an address of another site.'),
      ...children,
    }),
  ])
  .meta({ id: 'NoticeNode' });

const removedKinds = ['html', 'link', 'image', 'nesting', 'characters'] as const;

/** A part of the Markdown that readers do not get. */
export type RemovedPart = { kind: (typeof removedKinds)[number]; text: string };

export const removedPartSchema = z.object({
  kind: z.enum(removedKinds),
  text: z.string().describe('The beginning of what is left out.'),
});

const warningKinds = ['marks', 'address'] as const;

/** A part of the Markdown that readers get, but perhaps not as it was meant. */
export type NoticeWarning = { kind: (typeof warningKinds)[number]; text: string };

export const noticeWarningSchema = z.object({
  kind: z
    .enum(warningKinds)
    .describe('Marks of emphasis that are shown as they are, or letters that are in no link.'),
  text: z.string().describe('The beginning of the part.'),
});

import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { NoticeNode, RemovedPart } from './notice-node.ts';
import { removeInvisible } from './remove-invisible.ts';
import { toNoticeNodes } from './to-notice-nodes.ts';

/** Quotes and lists on one line; the parser needs seconds for thousands of them. */
const MAX_CONTAINERS = 12;

const CONTAINER = String.raw`[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))`;
const DEEP_LINE = new RegExp(`^((?:${CONTAINER}){${MAX_CONTAINERS}})((?:${CONTAINER})+)`, 'gm');

export type ParsedNotice = {
  nodes: NoticeNode[];
  /** What readers do not get, for the preview. */
  removed: RemovedPart[];
};

/** Parses the Markdown of a notice into allowed elements only; markup of any other kind is left out or becomes text. */
export function parseNotice(markdown: string): ParsedNotice {
  const removed: RemovedPart[] = [];
  const visible = removeInvisible(markdown);
  if (visible.length < markdown.replaceAll('\r\n', '\n').length)
    removed.push({ kind: 'characters', text: '' });
  const shallow = visible.replace(DEEP_LINE, (_, kept: string, deeper: string) => {
    removed.push({ kind: 'nesting', text: deeper.slice(0, MAX_CONTAINERS) });
    return kept;
  });
  const tree = fromMarkdown(shallow, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  return { nodes: toNoticeNodes(tree.children, (part) => removed.push(part)), removed };
}

import { removeInvisible } from '@portal/shared/api';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import { gfm } from 'micromark-extension-gfm';
import { findBareAddresses } from './bare-addresses.ts';
import { findWarnings } from './find-warnings.ts';
import type { NoticeNode, NoticeWarning, RemovedPart } from './notice-node.ts';
import { toNoticeNodes } from './to-notice-nodes.ts';

/** Quotes and lists on one line; the parser needs seconds for thousands of them. */
const MAX_CONTAINERS = 12;

const CONTAINER = String.raw`[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))`;
const DEEP_LINE = new RegExp(`^((?:${CONTAINER}){${MAX_CONTAINERS}})((?:${CONTAINER})+)`, 'gm');

/** One tilde is a range of days or numbers; later extensions replace what earlier ones do with the same characters. */
const DOUBLE_TILDE = { singleTilde: false };
const extensions = [
  gfm(DOUBLE_TILDE),
  cjkFriendlyExtension(),
  gfmStrikethroughCjkFriendly(DOUBLE_TILDE),
  findBareAddresses(),
];

export type ParsedNotice = {
  nodes: NoticeNode[];
  /** What readers do not get, for the preview. */
  removed: RemovedPart[];
  /** What readers may get otherwise than it was meant, for the preview. */
  warnings: NoticeWarning[];
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
  const tree = fromMarkdown(shallow, { extensions, mdastExtensions: [gfmFromMarkdown()] });
  const nodes = toNoticeNodes(tree.children, (part) => removed.push(part));
  return { nodes, removed, warnings: findWarnings(tree, shallow) };
}

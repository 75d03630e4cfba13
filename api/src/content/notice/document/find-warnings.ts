import type { Link, Nodes } from 'mdast';
import type { NoticeWarning } from './notice-node.ts';

const SHOWN_LENGTH = 80;

/** Marks of emphasis or strikethrough that touch a word; those that are escaped or stand alone are meant to be seen. */
const MARKS = /(?<![\\*_~])(\*{2,3}|_{2,3}|~~)(?![*_~])(?!(?<=\s\1)(?:\s|$)).*/u;

const WEB_ADDRESS = /https?:\/\/\S+/iu;

/** A letter that a reader may take for a part of the address before it. */
const FOLLOWING_LETTERS = /^[([{]?\p{L}\S*/u;

const isBareAddress = ({ url, children: [child, ...others] }: Link) =>
  others.length === 0 && child?.type === 'text' && (child.value === url || `http://${child.value}` === url);

const endsBeforeWord = ({ url }: Link) => /[^a-z\d]$/i.test(url);

/** Finds marks that are shown as they are, and addresses that are no links or end before letters that may belong to them. */
export function findWarnings(root: Nodes, markdown: string): NoticeWarning[] {
  const warnings: NoticeWarning[] = [];
  const warn = (kind: NoticeWarning['kind'], text: string | undefined) => {
    if (text !== undefined) warnings.push({ kind, text: text.slice(0, SHOWN_LENGTH) });
  };
  const sourceOf = (node: Nodes) =>
    markdown.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);

  const visit = (node: Nodes, isInLink: boolean, next: Nodes | undefined): void => {
    if (node.type === 'text') {
      warn('marks', MARKS.exec(sourceOf(node) || node.value)?.[0]);
      if (!isInLink) warn('address', WEB_ADDRESS.exec(node.value)?.[0]);
    }
    const isBare = node.type === 'link' && isBareAddress(node) && !sourceOf(node).startsWith('<');
    if (isBare && !isInLink && endsBeforeWord(node) && next?.type === 'text') {
      warn('address', FOLLOWING_LETTERS.exec(next.value)?.[0]);
    }
    if (!('children' in node)) return;
    const { children } = node as { children: Nodes[] };
    children.forEach((child, index) => visit(child, isInLink || node.type === 'link', children[index + 1]));
  };
  visit(root, false, undefined);
  return warnings;
}

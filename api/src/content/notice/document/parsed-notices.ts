import type { NoticeNode } from './notice-node.ts';
import { parseNotice } from './parse-notice.ts';

/** Notices that are read often; parsing a long one takes longer than a request should. */
const MAX_ENTRIES = 500;

/** Creates a cache of parsed notices by their Markdown. */
export const createParsedNotices = () => {
  const cache = new Map<string, NoticeNode[]>();
  return (markdown: string): NoticeNode[] => {
    const nodes = cache.get(markdown) ?? parseNotice(markdown).nodes;
    // The most recently read entry is the last one.
    cache.delete(markdown);
    cache.set(markdown, nodes);
    const [oldest] = cache.keys();
    if (cache.size > MAX_ENTRIES && oldest !== undefined) cache.delete(oldest);
    return nodes;
  };
};

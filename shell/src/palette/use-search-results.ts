import { useQueries } from '@portal/shared/http';
import { createTextFilter } from '@portal/shared/search';
import { useState } from 'react';
import { usePortal } from '../portal/portal-context.tsx';
import { useCopyIsrc } from './actions/use-copy-isrc.ts';
import { usePaletteActions } from './actions/use-palette-actions.ts';
import type { PaletteAction, PaletteItem, SearchResult } from './search-result.ts';
import { useCanOpen, useOpenablePages } from '../navigation/openable-pages.ts';
import { getRecentResults } from './recent-results.ts';
import { searchSources } from './search-sources.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

/** Milliseconds without typing before the server is queried. */
const DEBOUNCE_MS = 200;
/** The longest search text that the API accepts. */
const MAX_SEARCH = 100;

export type GroupKind = 'recent' | 'pages' | 'actions' | (typeof searchSources)[number]['kind'];
export type ResultGroup = { kind: GroupKind; items: readonly PaletteItem[] };

export type SearchResults = {
  groups: readonly ResultGroup[];
  /** Some queries are still pending. */
  isSearching: boolean;
  /** The kinds whose query failed. */
  failed: readonly GroupKind[];
};

const withoutEmpty = (groups: readonly ResultGroup[]): ResultGroup[] =>
  groups.filter(({ items }) => items.length > 0);

/** What a text is searched in to find an action. */
const listWords = ({ label, note, words }: PaletteAction): string =>
  [label, note, words].filter(Boolean).join(' ');

/** The results and actions for a search text; without one, recent results, all pages and all actions. */
export const useSearchResults = (draft: string, close: () => void): SearchResults => {
  const canOpen = useCanOpen();
  const pages = useOpenablePages().map(({ id, label, icon, to }): SearchResult => ({
    id: `page/${id}`,
    label,
    icon,
    to,
  }));
  const actions = usePaletteActions(draft, close);
  const copyIsrc = useCopyIsrc(close);
  const portal = usePortal();
  const [recent] = useState(() => getRecentResults(portal).read());
  const text = draft.trim().slice(0, MAX_SEARCH);
  const debounced = useDebouncedValue(text, DEBOUNCE_MS);
  const queriedSources = searchSources.filter(({ page }) => debounced !== '' && canOpen(page));
  const queries = useQueries({ queries: queriedSources.map(({ query }) => query(debounced)) });

  if (text === '') {
    const groups = withoutEmpty([
      { kind: 'recent', items: recent.filter(({ to }) => canOpen(to)) },
      { kind: 'pages', items: pages },
      { kind: 'actions', items: actions.listed },
    ]);
    return { groups, isSearching: false, failed: [] };
  }
  const isFound = createTextFilter([...pages.map(({ label }) => label), ...actions.listed.map(listWords)]);
  // Until the debounced text has caught up, the queries belong to an earlier text.
  const isCurrent = debounced === text;
  const serverGroups = queriedSources.map(({ kind }, at) => ({
    kind,
    items: ((isCurrent && queries[at]?.data) || []).flatMap((result): PaletteItem[] =>
      result.isrc === undefined ? [result] : [result, copyIsrc(result.isrc)],
    ),
  }));
  return {
    groups: withoutEmpty([
      { kind: 'pages', items: pages.filter(({ label }) => isFound(label, text)) },
      {
        kind: 'actions',
        items: [...actions.named, ...actions.listed.filter((action) => isFound(listWords(action), text))],
      },
      ...serverGroups,
    ]),
    isSearching: !isCurrent || queries.some(({ isPending }) => isPending),
    failed: isCurrent ? queriedSources.filter((_, at) => queries[at]?.isError).map(({ kind }) => kind) : [],
  };
};

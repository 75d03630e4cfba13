import { useQueries } from '@portal/shared/http';
import { useState } from 'react';
import { usePortal } from '../portal/portal-context.tsx';
import type { Found } from './found.ts';
import { matches, useIsOpen, usePages } from './open-pages.ts';
import { recentOf } from './recent.ts';
import { sources } from './sources.ts';
import { useRested } from './use-rested.ts';

/** Typing rests this long before the server is asked. */
const REST_MS = 200;
/** The server takes no longer search. */
const MAX_SEARCH = 100;

export type GroupKind = 'recent' | 'pages' | (typeof sources)[number]['kind'];
export type Group = { kind: GroupKind; items: readonly Found[] };

export type Results = {
  groups: readonly Group[];
  /** Some answers are still to come. */
  isSearching: boolean;
  /** What could not be searched. */
  failed: readonly GroupKind[];
};

const withItems = (groups: readonly Group[]): Group[] => groups.filter(({ items }) => items.length > 0);

/** What fits a text; without one, what was opened last and all pages. */
export const useResults = (draft: string): Results => {
  const isOpen = useIsOpen();
  const pages = usePages();
  const portal = usePortal();
  const [recent] = useState(() => recentOf(portal).read());
  const text = draft.trim().slice(0, MAX_SEARCH);
  const rested = useRested(text, REST_MS);
  const asked = sources.filter(({ page }) => rested !== '' && isOpen(page));
  const answers = useQueries({ queries: asked.map(({ query }) => query(rested)) });

  if (text === '') {
    const groups = withItems([
      { kind: 'recent', items: recent.filter(({ to }) => isOpen(to)) },
      { kind: 'pages', items: pages },
    ]);
    return { groups, isSearching: false, failed: [] };
  }
  // Answers to another text are none to this one.
  const isCurrent = rested === text;
  const found = asked.map(({ kind }, at) => ({ kind, items: (isCurrent && answers[at]?.data) || [] }));
  return {
    groups: withItems([
      { kind: 'pages', items: pages.filter(({ label }) => matches(label, text)) },
      ...found,
    ]),
    isSearching: !isCurrent || answers.some(({ isPending }) => isPending),
    failed: isCurrent ? asked.filter((_, at) => answers[at]?.isError).map(({ kind }) => kind) : [],
  };
};

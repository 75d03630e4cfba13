import type { Page } from '@playwright/test';
import type { Problems } from '../fixtures/strict-page.ts';

export type Size = 'laptop' | 'tablet' | 'phone';

/** A screen or a state of one to take screenshots of. */
export type Screen = {
  /** Also the file name; names sort in the order in which users see the screens. */
  name: string;
  site: string;
  address: string;
  /** The account to sign in; undefined for an anonymous client. */
  who?: string;
  /** Besides Korean and English. */
  language?: string;
  /** @default laptop and phone */
  sizes?: readonly Size[];
  /** Prepares the network and announces the expected problems. */
  before?: (page: Page, problems: Problems) => Promise<void>;
  /** Puts the opened page into the state to take. */
  after?: (page: Page) => Promise<void>;
  /** Selector of what renders last, e.g. the lines of a chart. */
  last?: string;
  /** A request stays pending here, so the network never becomes idle. */
  isBusy?: boolean;
};

/** A row of a table, or on phones its card. */
export const rows = 'main tbody td, main article';

export const everywhere = ['laptop', 'tablet', 'phone'] as const;

export const aurora = { site: 'aurora', who: 'manager' };

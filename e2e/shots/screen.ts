import type { Page } from '@playwright/test';
import type { Problems } from '../fixtures/strict-page.ts';

export type Size = 'laptop' | 'tablet' | 'phone';

/** One thing to look at. */
export type Screen = {
  /** Also its file's name; they sort in the order in which people meet the screens. */
  name: string;
  site: string;
  address: string;
  /** Nobody is signed in where it is missing. */
  who?: string;
  /** Besides Korean and English. */
  language?: string;
  /** @default laptop and phone */
  sizes?: readonly Size[];
  /** Bends the network, or announces what will go wrong. */
  before?: (page: Page, problems: Problems) => Promise<void>;
  /** Brings the opened page into the state to be seen. */
  after?: (page: Page) => Promise<void>;
  /** What comes last on the screen: a chart draws its lines after everything else. */
  last?: string;
  /** Something never ends here, so there is no rest to wait for. */
  isBusy?: boolean;
};

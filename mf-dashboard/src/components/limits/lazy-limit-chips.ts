import { FailedPanel, lazyComponent } from '@portal/shared/ui/feedback';
import type { LimitChipsProps } from './limit-chips.tsx';

/** Loaded with its texts, because few visits limit the page. Without it nobody would know that the page is limited. */
export const LimitChips = lazyComponent<LimitChipsProps>(async () => {
  const chips = await import('./limit-chips.tsx');
  await chips.limitTexts.load();
  return chips.LimitChips;
}, FailedPanel);

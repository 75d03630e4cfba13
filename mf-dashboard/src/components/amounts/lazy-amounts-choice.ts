import { FailedPanel, lazyComponent } from '@portal/shared/ui/feedback';

/** Loaded on demand with its texts, because only managers who have chosen a member see it. */
export const AmountsChoice = lazyComponent(async () => {
  const choice = await import('./amounts-choice.tsx');
  await choice.amountsTexts.load();
  return choice.AmountsChoice;
}, FailedPanel);

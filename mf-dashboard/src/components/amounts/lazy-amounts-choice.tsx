import { FailedPanel, lazyComponent } from '@portal/shared/ui/feedback';
import * as styles from './amounts-choice.styles.ts';

/** Loaded on demand with its texts, because only managers who have chosen a member see it. */
export const AmountsChoice = lazyComponent(
  async () => {
    const choice = await import('./amounts-choice.tsx');
    await choice.amountsTexts.load();
    return choice.AmountsChoice;
  },
  FailedPanel,
  () => <div css={styles.row} />,
);

import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';
import { FailedPanel, lazyComponent } from '@portal/shared/ui/feedback';
import type { LimitChipsProps } from './limit-chips.tsx';

/** As high as one row of chips, which are highest on phones. */
const placeholder = css({ marginTop: token.space[8], minHeight: '36px' });

/** Loaded on demand with its texts. Where that fails a panel says so, because the chips alone show that a page is limited. */
export const LimitChips = lazyComponent<LimitChipsProps>(
  async () => {
    const chips = await import('./limit-chips.tsx');
    await chips.limitTexts.load();
    return chips.LimitChips;
  },
  FailedPanel,
  () => <div css={placeholder} />,
);

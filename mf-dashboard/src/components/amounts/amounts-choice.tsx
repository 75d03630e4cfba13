import { css } from '@emotion/react';
import { useAtom } from '@portal/shared/state';
import { token } from '@portal/shared/theme';
import { SegmentedControl } from '@portal/shared/ui/controls';
import { AMOUNTS, amountsAtom } from './amounts.ts';
import { amountsTexts } from './texts.ts';

export { amountsTexts };

const choice = css({ marginTop: token.space[8] });

/** Shows a chosen member's money after its fee, or before it. For managers. */
export const AmountsChoice = () => {
  const { t } = amountsTexts.useTexts();
  const [amounts, setAmounts] = useAtom(amountsAtom);
  return (
    <div css={choice} data-print="hide">
      <SegmentedControl
        label={t('label')}
        options={AMOUNTS.map((value) => ({ value, label: t(value) }))}
        value={amounts}
        onChange={setAmounts}
      />
    </div>
  );
};

import { useAtom } from '@portal/shared/state';
import { SegmentedControl } from '@portal/shared/ui/controls';
import * as styles from './amounts-choice.styles.ts';
import { AMOUNTS, amountsAtom } from './amounts.ts';
import { amountsTexts } from './texts.ts';

export { amountsTexts };

/** Shows a chosen member's money after its fee, or before it. For managers. */
export const AmountsChoice = () => {
  const { t } = amountsTexts.useTexts();
  const [amounts, setAmounts] = useAtom(amountsAtom);
  return (
    <div css={styles.row} data-print="hide">
      <SegmentedControl
        label={t('label')}
        options={AMOUNTS.map((value) => ({ value, label: t(value) }))}
        value={amounts}
        onChange={setAmounts}
      />
    </div>
  );
};

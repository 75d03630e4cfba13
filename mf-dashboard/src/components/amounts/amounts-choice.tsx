import { useAtom } from '@portal/shared/state';
import { SegmentedControl } from '@portal/shared/ui/controls';
import { limitTexts } from '../limits/texts.ts';
import { amountsAtom } from './amounts.ts';

const AMOUNTS = ['net', 'gross'] as const;

/** Shows a chosen member's money after its fee, or before it. For managers. */
export const AmountsChoice = () => {
  const { t } = limitTexts.useTexts();
  const [amounts, setAmounts] = useAtom(amountsAtom);
  return (
    <SegmentedControl
      label={t('amounts.label')}
      options={AMOUNTS.map((value) => ({ value, label: t(`amounts.${value}`) }))}
      value={amounts}
      onChange={setAmounts}
    />
  );
};

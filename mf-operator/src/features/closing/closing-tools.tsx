import { useFormat } from '@portal/shared/i18n';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { FilterSelect } from '@portal/shared/ui/controls';
import { useSiteSelect } from '../../components/use-site-select.ts';
import type { Closing } from './closing.api.ts';
import * as styles from './closing.styles.ts';
import { closingTexts } from './texts.ts';

export type ClosingToolsProps = {
  domain: string;
  /** Undefined while the newest one is not known. */
  month: string | undefined;
  months: Closing['months'];
  onDomain: (domain: string) => void;
  onMonth: (month: string) => void;
};

/** Chooses the domain and the month. */
export function ClosingTools({ domain, month, months, onDomain, onMonth }: ClosingToolsProps) {
  const { t } = closingTexts.useTexts();
  const format = useFormat();
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const { select } = useSiteSelect({ value: domain, isForPartners: true });
  return (
    <div css={styles.tools}>
      <FilterSelect
        {...select}
        icon="globe"
        isBlock={isPhone}
        label={t('tools.site')}
        value={domain}
        onChange={onDomain}
      />
      <FilterSelect
        icon="calendar"
        isBlock={isPhone}
        label={t('tools.month')}
        options={months.map(({ month: value, state }) => ({
          value,
          label: format.month(`${value}-01`),
          count: t(`state.${state}`),
        }))}
        value={month}
        valueLabel={month === undefined ? undefined : format.month(`${month}-01`)}
        isDisabled={months.length === 0}
        onChange={onMonth}
      />
    </div>
  );
}

import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';
import { FilterTrigger, visuallyHidden } from '@portal/shared/ui/controls';
import { Menu } from '@portal/shared/ui/overlay';
import type { DateRange } from '../period/period.ts';
import { useFormatPeriod } from '../period/use-format-period.ts';
import { DETAIL_PERIODS } from './detail-period.ts';
import type { DetailPeriod } from './detail-period.ts';
import { detailTexts } from './texts.ts';

const styles = {
  // Days that do not fit beside the name are on a second line, which is hidden.
  words: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: token.space[8],
    height: type.body.lineHeight,
    overflow: 'hidden',
  }),
  name: css({ fontWeight: 600 }),
  days: css({ color: token.color.text3, fontVariantNumeric: 'tabular-nums' }),
};

export type DetailPeriodFilterProps = {
  value: DetailPeriod;
  /** The selected period as dates. */
  range: DateRange | undefined;
  rangeOf: (period: DetailPeriod) => DateRange | undefined;
  /** What the fixed days are. */
  fixedDays: 'list' | 'shared';
  onChange: (period: DetailPeriod) => void;
};

/** Selects the period of the detail. */
export const DetailPeriodFilter = ({
  value,
  range,
  rangeOf,
  fixedDays,
  onChange,
}: DetailPeriodFilterProps) => {
  const { t } = detailTexts.useTexts();
  const formatPeriod = useFormatPeriod();
  const nameOf = (period: DetailPeriod) =>
    period === 'fixed' ? t(`period.fixed.${fixedDays}`) : t(`period.${period}`);
  const periods = DETAIL_PERIODS.filter((period) => period !== 'fixed' || rangeOf(period));
  return (
    <Menu
      label={t('period.label')}
      placement="bottom start"
      trigger={
        <FilterTrigger
          icon="calendar"
          value={
            <span css={styles.words}>
              <span css={styles.name}>
                <span css={visuallyHidden}>{`${t('period.label')} `}</span>
                <span>{nameOf(value)}</span>
              </span>
              {range && <span css={styles.days}>{` ${formatPeriod(range)}`}</span>}
            </span>
          }
        />
      }
      entries={periods.map((period) => {
        const days = rangeOf(period);
        return {
          id: period,
          label: nameOf(period),
          ...(days && { note: formatPeriod(days) }),
          isChosen: period === value,
          isDisabled: !days,
          onSelect: () => onChange(period),
        };
      })}
    />
  );
};

import { SegmentedControl } from '@portal/shared/ui/controls';
import { detailTexts } from '../texts.ts';
import { COUNTRY_METRICS, COUNTRY_VIEWS } from '../use-detail-choices.ts';
import type { DetailChoicesProps } from '../use-detail-choices.ts';
import * as styles from './countries.styles.ts';

/** Selects the metric and the view of the countries. */
export const CountryChoices = ({ choices, choose }: DetailChoicesProps) => {
  const { t } = detailTexts.useTexts();
  return (
    <div css={styles.choices}>
      <SegmentedControl
        label={t('countries.metric')}
        options={COUNTRY_METRICS.map((value) => ({ value, label: t(`countries.by.${value}`) }))}
        value={choices.countries}
        onChange={(countries) => choose({ countries })}
      />
      <SegmentedControl
        label={t('countries.view')}
        options={COUNTRY_VIEWS.map((value) => ({ value, label: t(`countries.as.${value}`) }))}
        value={choices.countryView}
        onChange={(countryView) => choose({ countryView })}
      />
    </div>
  );
};

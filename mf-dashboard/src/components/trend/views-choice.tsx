import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { SegmentedControl } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import type { Metric } from '../metric.ts';

const VIEWS = ['views', 'engaged_views'] as const;
type Views = (typeof VIEWS)[number];

export type ViewsChoiceProps = {
  /** The metric of the chart. */
  metric: Metric;
  onChange: (metric: Views) => void;
};

const isViews = (metric: Metric): metric is Views => VIEWS.some((one) => one === metric);

/** Selects whether a chart of views counts all of them or the engaged ones; on phones both have a card instead. */
export const ViewsChoice = ({ metric, onChange }: ViewsChoiceProps) => {
  const { t } = texts.useTexts();
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  return (
    !isPhone &&
    isViews(metric) && (
      <SegmentedControl
        label={t('trend.views.label')}
        options={VIEWS.map((value) => ({ value, label: t(`trend.views.${value}`) }))}
        value={metric}
        onChange={onChange}
      />
    )
  );
};

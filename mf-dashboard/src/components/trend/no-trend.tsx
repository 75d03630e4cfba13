import { StatePanel } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';

/** Stands where the lines would if no day of the period has a figure. */
export const NoTrend = () => {
  const { t } = texts.useTexts();
  return (
    <StatePanel
      kind="empty"
      icon="chart"
      level={3}
      title={t('trend.emptyTitle')}
      text={t('trend.emptyText')}
    />
  );
};

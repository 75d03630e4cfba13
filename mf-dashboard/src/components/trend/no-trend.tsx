import { StatePanel } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';

/** The empty state of a chart without any figures. */
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

import { useFormat } from '@portal/shared/i18n';
import { useLocation } from '@portal/shared/routing';
import { Tabs } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import type { ReviewQueue } from './review.api.ts';
import { buildTabHref, REVIEW_TABS } from './review-filters.ts';
import type { ReviewTab } from './review-filters.ts';

export type ReviewTabsProps = { current: ReviewTab; counts: ReviewQueue['counts'] | undefined };

/** The status tabs as links with the number of channels. */
export function ReviewTabs({ current, counts }: ReviewTabsProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { search } = useLocation();
  return (
    <Tabs
      variant="pill"
      label={t('review.tabs.label')}
      items={REVIEW_TABS.map((tab) => ({
        to: buildTabHref(search, tab),
        label: t(`review.tabs.${tab}`),
        count: counts && format.count(counts[tab]),
        isCurrent: tab === current,
      }))}
    />
  );
}

import { Button } from '@portal/shared/ui/controls';
import { StatePanel } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';
import type { ReviewFilters } from './review-filters.ts';

export type ReviewEmptyProps = {
  filters: ReviewFilters;
  onChange: (changes: Partial<ReviewFilters>) => void;
};

/** The empty state of the queue: its reason, and what leads to channels. */
export function ReviewEmpty({ filters: { status, q: search, site }, onChange }: ReviewEmptyProps) {
  const { t } = texts.useTexts();
  if (search !== '' || site !== '') {
    return (
      <StatePanel
        kind="empty"
        icon="search-x"
        title={t('review.empty.filterTitle')}
        text={t('review.empty.filterText')}
        actions={
          <Button onClick={() => onChange({ q: '', site: '' })}>{t('review.empty.clearFilters')}</Button>
        }
      />
    );
  }
  if (status === 'waiting') {
    return (
      <StatePanel
        kind="empty"
        icon="circle-check"
        title={t('review.empty.doneTitle')}
        text={t('review.empty.doneText')}
        actions={<Button onClick={() => onChange({ status: 'all' })}>{t('review.empty.showAll')}</Button>}
      />
    );
  }
  return (
    <StatePanel
      kind="empty"
      icon="channels"
      title={t('review.empty.statusTitle', { status: t(`review.tabs.${status}`) })}
      text={t('review.empty.statusText')}
    />
  );
}

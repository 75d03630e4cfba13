import { Button } from '@portal/shared/ui/controls';
import type { TableSelection } from '@portal/shared/ui/table';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import type { ReviewedChannel } from './review.api.ts';
import type { ReviewTab } from './review-filters.ts';
import { isWaiting } from './review-status.ts';
import { useOpenReview } from './review-targets.ts';

/** The waiting rows of this page that are ticked, and the decisions on all of them. */
export function useReviewSelection(
  rows: readonly ReviewedChannel[],
  tab: ReviewTab,
): TableSelection<ReviewedChannel> | undefined {
  const { t } = texts.useTexts();
  const openReview = useOpenReview();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // A channel that was decided on meanwhile is no longer selected.
  const channels = rows.filter((row) => ticked.has(row.id) && isWaiting(row));
  // All rows of the first tab can be selected, which is known before they are there.
  if (tab !== 'waiting' && !rows.some(isWaiting)) return undefined;

  return {
    selected: new Set(channels.map(({ id }) => id)),
    onChange: setTicked,
    rowName: ({ name }) => name,
    isSelectable: isWaiting,
    actions: (
      <>
        <Button size="sm" icon="circle-check" onClick={() => openReview('approve', channels)}>
          {t('review.action.approve')}
        </Button>
        <Button size="sm" icon="circle-pause" onClick={() => openReview('hold', channels)}>
          {t('review.action.hold')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          tone="bad"
          icon="circle-x"
          onClick={() => openReview('reject', channels)}
        >
          {t('review.action.reject')}
        </Button>
      </>
    ),
  };
}

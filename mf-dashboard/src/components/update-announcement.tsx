import { useState } from 'react';
import { visuallyHidden } from '@portal/shared/ui/controls';
import { texts } from '../texts.ts';

export type UpdateAnnouncementProps = { isUpdating: boolean };

/** Announces to screen readers that filters are being applied, and when the data has arrived. */
export const UpdateAnnouncement = ({ isUpdating }: UpdateAnnouncementProps) => {
  const { t } = texts.useTexts();
  const [hasUpdated, setHasUpdated] = useState(false);
  if (isUpdating && !hasUpdated) setHasUpdated(true);
  return (
    <p role="status" css={visuallyHidden}>
      {isUpdating ? t('filters.updating') : hasUpdated ? t('filters.updated') : ''}
    </p>
  );
};

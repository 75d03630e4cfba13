import { useState } from 'react';
import { visuallyHidden } from '@portal/shared/ui/controls';
import { texts } from '../texts.ts';

export type UpdateNewsProps = { isUpdating: boolean };

/** Tells a screen reader that a change of filters is under way, and when it has arrived. Nothing is seen of it. */
export const UpdateNews = ({ isUpdating }: UpdateNewsProps) => {
  const { t } = texts.useTexts();
  const [hasUpdated, setHasUpdated] = useState(false);
  if (isUpdating && !hasUpdated) setHasUpdated(true);
  return (
    <p role="status" css={visuallyHidden}>
      {isUpdating ? t('filters.updating') : hasUpdated ? t('filters.updated') : ''}
    </p>
  );
};

import type { ReactNode } from 'react';
import { StatePanel } from '@portal/shared/ui/feedback';
import { detailTexts } from './texts.ts';

export type UnknownVideoProps = {
  /** The way back to the list. */
  actions: ReactNode;
  level?: 2 | 3;
  isFramed?: boolean;
};

/** The state of a video that does not exist, or that this account may not see. */
export const UnknownVideo = (props: UnknownVideoProps) => {
  const { t } = detailTexts.useTexts();
  return (
    <StatePanel kind="empty" icon="film" title={t('unknown.title')} text={t('unknown.text')} {...props} />
  );
};

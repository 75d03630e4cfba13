import { paths } from '@portal/shared/routing';
import { LinkButton } from '@portal/shared/ui/controls';
import type { ReactElement } from 'react';
import { texts } from '../../../texts.ts';
import * as styles from './editor.styles.ts';

export type NoticeFrameProps = { children: ReactElement };

/** A page about one notice, with the way back to the list. */
export function NoticeFrame({ children }: NoticeFrameProps) {
  const { t } = texts.useTexts();
  return (
    <div css={styles.page}>
      <div css={styles.back}>
        <LinkButton variant="quiet" icon="arrow-left" to={paths.operatorNotices.href()}>
          {t('notices.editor.back')}
        </LinkButton>
      </div>
      {children}
    </div>
  );
}

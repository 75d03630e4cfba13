import type { ReactNode } from 'react';
import { uiTexts } from '../texts/index.ts';
import * as styles from './state-panel.styles.ts';

/** Props of `NotFoundPanel`. */
export type NotFoundPanelProps = {
  /** The address that leads nowhere. */
  path: string;
  /** Ways out: back, home. */
  actions: ReactNode;
  className?: string;
};

/** No page at this address. */
export const NotFoundPanel = ({ path, actions, className }: NotFoundPanelProps) => {
  const { t } = uiTexts.useTexts();
  return (
    <div css={[styles.framed, styles.lost]} className={className}>
      <span css={styles.number} aria-hidden>
        404
      </span>
      <div css={styles.lostWords}>
        <h1 css={styles.title}>{t('state.notFoundTitle')}</h1>
        <code css={styles.path} title={path}>
          {path}
        </code>
      </div>
      <div css={styles.actions}>{actions}</div>
    </div>
  );
};

import type { ReactNode } from 'react';
import { uiTexts } from '../texts/index.ts';
import * as styles from './state-panel.styles.ts';

/** Props of `NotFoundPanel`. */
export type NotFoundPanelProps = {
  /** The address without a page. */
  path: string;
  /** Buttons or links: back, home. */
  actions: ReactNode;
  className?: string;
};

/** The 404 page. */
export const NotFoundPanel = ({ path, actions, className }: NotFoundPanelProps) => {
  const { t } = uiTexts.useTexts();
  return (
    <div css={[styles.framed, styles.notFound]} className={className}>
      <span css={styles.number} aria-hidden>
        404
      </span>
      <div css={styles.notFoundText}>
        <h1 css={styles.title}>{t('state.notFoundTitle')}</h1>
        <code css={styles.path} title={path}>
          {path}
        </code>
      </div>
      <div css={styles.actions}>{actions}</div>
    </div>
  );
};

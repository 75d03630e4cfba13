import type { ReactNode } from 'react';
import { wrapText } from '../../i18n/index.ts';
import { Link } from '../../routing/index.ts';
import { visuallyHidden } from '../parts/interaction.styles.ts';
import { uiTexts } from '../texts/index.ts';
import * as styles from './body.styles.ts';

/** Whether an href is a path of the portal; `//host` and `/\host` name another site. */
const isPortalPath = (href: string) => /^\/(?![/\\])/.test(href);

const isWebUrl = (href: string) => /^https?:\/\//i.test(href);

const isMailOrPhone = (href: string) => /^(?:mailto|tel):/i.test(href);

export type BodyLinkProps = { href: string; children: ReactNode };

/** A link of a notice; an href with a scheme that is not allowed is shown as plain text. */
export function BodyLink({ href, children }: BodyLinkProps) {
  const { t } = uiTexts.useTexts();
  if (isPortalPath(href)) {
    return (
      <Link to={href} css={styles.link}>
        {children}
      </Link>
    );
  }
  if (isMailOrPhone(href)) {
    return (
      <a href={href} css={styles.link}>
        {children}
      </a>
    );
  }
  if (!isWebUrl(href)) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" css={styles.link}>
      {wrapText(children)}
      <span css={visuallyHidden}>{` (${t('action.newTab')})`}</span>
    </a>
  );
}

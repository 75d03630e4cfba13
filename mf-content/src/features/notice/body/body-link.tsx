import { Link } from '@portal/shared/routing';
import { visuallyHidden } from '@portal/shared/ui/controls';
import type { ReactNode } from 'react';
import { texts } from '../../../texts.ts';
import * as styles from './body.styles.ts';

/** An address inside the portal; `//host` is none, it names another site. */
const isOwnPath = (href: string) => /^\/(?![/\\])/.test(href);

const isForeign = (href: string) => /^https?:\/\//i.test(href);

const isMailOrPhone = (href: string) => /^(?:mailto|tel):/i.test(href);

export type BodyLinkProps = { href: string; children: ReactNode };

/** A link in a text that an operator wrote; an address of any other kind is shown as plain words. */
export function BodyLink({ href, children }: BodyLinkProps) {
  const { t } = texts.useTexts();
  if (isOwnPath(href)) {
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
  if (!isForeign(href)) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" css={styles.link}>
      {children}
      <span css={visuallyHidden}> ({t('notices.detail.newTab')})</span>
    </a>
  );
}

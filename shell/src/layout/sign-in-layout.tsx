import { css } from '@emotion/react';
import { paths, Link } from '@portal/shared/routing';
import { isConsoleAtom, siteMetadataAtom, useAtomValue } from '@portal/shared/state';
import { token, type, when } from '@portal/shared/theme';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { shellTexts } from '../texts.ts';
import { BrandPanel } from './brand-panel.tsx';
import { PreferencesMenu, SchemeMenu } from './preferences-menus.tsx';

const styles = {
  page: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(320px, 34%) 1fr',
    minHeight: '100dvh',
    padding: '16px 0 16px 16px',
    [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', padding: 0 },
  }),
  side: css({
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    minWidth: 0,
    paddingInline: '24px',
  }),
  tools: css({ display: 'flex', justifyContent: 'end', gap: token.space[4], paddingTop: '8px' }),
  centre: css({
    alignSelf: 'center',
    width: '100%',
    maxWidth: '384px',
    marginInline: 'auto',
    paddingBlock: '24px',
    [when.phone]: { alignSelf: 'start' },
  }),
  title: css({
    ...type.figure,
    fontSize: '28px',
    lineHeight: '38px',
    color: token.color.text,
    '&:focus': { outline: 'none' },
  }),
  lead: css({
    ...type.body,
    fontSize: '15px',
    lineHeight: '24px',
    marginTop: '6px',
    color: token.color.text2,
  }),
  foot: css({
    display: 'flex',
    justifyContent: 'center',
    gap: token.space[12],
    padding: '12px',
    ...type.caption,
    color: token.color.text3,
    '& a': { color: token.color.text2 },
  }),
};

/** The link below a form to another of these pages, e.g. to sign up. */
export const signInAside = css({
  display: 'flex',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: token.space[8],
  marginTop: token.space[24],
  ...type.body,
  color: token.color.text2,
  '& a': { fontWeight: 600 },
});

/** Fields in one column, with more space above the submit button. */
export const signInForm = css({
  display: 'grid',
  gap: token.space[4],
  marginTop: token.space[20],
  '& > :last-child': { marginTop: token.space[20] },
});

export type SignInLayoutProps = {
  title: string;
  lead?: ReactNode;
  /** Moves the focus to the title, for a page that replaces the element that had it. */
  hasFocus?: boolean;
  children?: ReactElement | readonly ReactElement[];
};

/** The layout of sign-in, sign-up and external sign-in: the brand panel beside the content. */
export function SignInLayout({ title, lead, hasFocus = false, children }: SignInLayoutProps) {
  const { t } = shellTexts.useTexts();
  const metadata = useAtomValue(siteMetadataAtom);
  const isConsole = useAtomValue(isConsoleAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus, title]);
  return (
    <div css={styles.page}>
      <BrandPanel />
      <div css={styles.side}>
        <div css={styles.tools}>
          <PreferencesMenu hasCurrency={false} />
          <SchemeMenu />
        </div>
        <div css={styles.centre}>
          <h1 ref={heading} css={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p css={styles.lead}>{lead}</p>}
          {children}
        </div>
        <footer css={styles.foot}>
          {!isConsole && <Link to={paths.service.href()}>{t('login.service')}</Link>}
          {metadata && !isConsole && <span aria-hidden>·</span>}
          {metadata && <span>{`© ${new Date().getFullYear()} ${metadata.name}`}</span>}
        </footer>
      </div>
    </div>
  );
}

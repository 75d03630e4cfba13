import { css } from '@emotion/react';
import { matchesRoute, paths } from '@portal/shared/routing';
import { isPlaylistSiteAtom, isSignedInAtom, siteMetadataAtom, useAtomValue } from '@portal/shared/state';
import { token, type, when } from '@portal/shared/theme';
import { Icon, LinkButton, type IconName } from '@portal/shared/ui/controls';
import { lazyComponent } from '@portal/shared/ui/feedback';
import { AccountMenu } from '../../layout/account-menu.tsx';
import { PreferencesMenu, SchemeMenu } from '../../layout/preferences-menus.tsx';
import { SignOutDialog } from '../../layout/sign-out-dialog.tsx';
import { SiteLogo } from '../../layout/site-logo.tsx';
import { usePortal } from '../../portal/portal-context.tsx';
import { routesOnSite, startPath } from '../../routing/guard.ts';
import { LazyErrorPage } from '../../feedback/lazy-error-page.tsx';
import { loadSignedInChunk } from '../signed-in.ts';
import { shellTexts } from '../../texts.ts';
import { pageTexts } from '../texts.ts';

// Parts of the signed-in chunk, which visitors do not need.
const OtherPages = lazyComponent(async () => (await loadSignedInChunk()).OtherPages, LazyErrorPage);
const SearchButton = lazyComponent(
  async () => (await loadSignedInChunk()).SearchButton,
  // `OtherPages`, of the same chunk, says that it is missing.
  () => null,
);

const styles = {
  page: css({
    display: 'grid',
    gap: token.space[40],
    maxWidth: '1040px',
    marginInline: 'auto',
    padding: '20px 24px 64px',
    [when.phone]: { gap: token.space[32], padding: '8px 16px 40px' },
  }),
  bar: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }),
  tools: css({ display: 'flex', alignItems: 'center', gap: token.space[4] }),
  hero: css({ display: 'grid', gap: token.space[16], justifyItems: 'start', paddingBlock: '40px 8px' }),
  title: css({
    ...type.display,
    maxWidth: '18em',
    color: token.color.text,
    textWrap: 'balance',
    // Chinese breaks after a comma, not inside a word.
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    [when.phone]: { fontSize: '28px', lineHeight: '38px' },
  }),
  lead: css({ maxWidth: '44em', fontSize: '16px', lineHeight: '27px', color: token.color.text2 }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: token.space[8], marginTop: token.space[8] }),
  steps: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    gap: token.space[12],
  }),
  step: css({
    display: 'grid',
    alignContent: 'start',
    gap: token.space[8],
    padding: token.space[20],
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.card,
    backgroundColor: token.color.surface,
  }),
  tile: css({
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: token.radius.control,
    color: token.color.primaryText,
    backgroundColor: token.color.primaryTint,
  }),
  stepTitle: css({ ...type.section, color: token.color.text }),
  stepText: css({ ...type.body, lineHeight: '22px', color: token.color.text2 }),
};

/** What a partner does, each with the page it is done on. */
const STEPS = [
  { key: 'stepChannel', icon: 'channels', page: paths.manageChannel.path },
  { key: 'stepMusic', icon: 'music', page: paths.musics.path },
  { key: 'stepReport', icon: 'chart', page: paths.dashboard.path },
  { key: 'stepPay', icon: 'payment', page: paths.paymentInfo.path },
] as const satisfies { key: string; icon: IconName; page: string }[];

/** What a playlist site is for; its partners have no pages for channels, music and reports. */
const PLAYLIST_STEPS = [
  { key: 'playlistMusic', icon: 'music' },
  { key: 'playlistNotices', icon: 'notices' },
  { key: 'stepPay', icon: 'payment' },
] as const satisfies { key: string; icon: IconName }[];

/** Returns a function that reports whether this site has a page, for visitors too. */
const useHasPage = (): ((path: string) => boolean) => {
  const { routes } = usePortal();
  const isPlaylistSite = useAtomValue(isPlaylistSiteAtom);
  const offered = routesOnSite(isPlaylistSite, routes).map(({ path }) => path);
  return (path) => matchesRoute(path, offered);
};

/** Where to begin; on a playlist site signed-in users are where they begin. */
function ServiceActions() {
  const { t } = shellTexts.useTexts();
  const { t: pageText } = pageTexts.useTexts();
  const { routes } = usePortal();
  const isSignedIn = useAtomValue(isSignedInAtom);
  const isPlaylistSite = useAtomValue(isPlaylistSiteAtom);
  const hasPage = useHasPage();
  if (isSignedIn && isPlaylistSite) return null;
  return (
    <div css={styles.actions}>
      {isSignedIn ? (
        <LinkButton variant="primary" size="lg" to={startPath(isPlaylistSite, routes)}>
          {pageText('service.start')}
        </LinkButton>
      ) : (
        <LinkButton variant="primary" size="lg" to={paths.login.href()}>
          {pageText('service.signIn')}
        </LinkButton>
      )}
      {!isSignedIn && hasPage(paths.join.path) && (
        <LinkButton size="lg" to={paths.join.href()}>
          {t('page.join')}
        </LinkButton>
      )}
    </div>
  );
}

/** The words of a site with all pages describe its steps; any other has its own tagline. */
function ServiceWords({ hasAllSteps }: { hasAllSteps: boolean }) {
  const { t } = shellTexts.useTexts();
  const { t: pageText } = pageTexts.useTexts();
  const metadata = useAtomValue(siteMetadataAtom);
  const site = metadata?.name ?? t('site.fallbackName');
  const words =
    hasAllSteps || !metadata
      ? { title: pageText('service.title'), text: pageText('service.lead', { site }) }
      : metadata.tagline;
  return (
    <>
      <h1 css={styles.title}>{words.title}</h1>
      <p css={styles.lead}>{words.text}</p>
    </>
  );
}

/** The page that describes the service; also the start page of a playlist site. */
export function ServicePage() {
  const { t: pageText } = pageTexts.useTexts();
  const isSignedIn = useAtomValue(isSignedInAtom);
  const hasPage = useHasPage();
  const isPlaylistSite = useAtomValue(isPlaylistSiteAtom);
  const steps = isPlaylistSite ? PLAYLIST_STEPS : STEPS.filter(({ page }) => hasPage(page));
  return (
    <div css={styles.page}>
      <header css={styles.bar}>
        <SiteLogo size={30} />
        <div css={styles.tools}>
          {isSignedIn && <SearchButton variant="icon" />}
          <PreferencesMenu isIconOnly />
          <SchemeMenu />
          <AccountMenu variant="avatar" />
        </div>
      </header>
      <div css={styles.hero}>
        <ServiceWords hasAllSteps={steps.length === STEPS.length} />
        <ServiceActions />
      </div>
      {steps.length > 0 && (
        <ol css={styles.steps}>
          {steps.map(({ key, icon }) => (
            <li key={key} css={styles.step}>
              <span css={styles.tile}>
                <Icon name={icon} size={20} />
              </span>
              <h2 css={styles.stepTitle}>{pageText(`service.${key}`)}</h2>
              <p css={styles.stepText}>{pageText(`service.${key}Text`)}</p>
            </li>
          ))}
        </ol>
      )}
      {isSignedIn && <OtherPages />}
      <SignOutDialog />
    </div>
  );
}

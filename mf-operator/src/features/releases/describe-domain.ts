import type { TranslateText } from '@portal/shared/i18n';
import type { Site } from '../../components/sites.api.ts';
import type ko from '../../locales/ko.json';

/** The name of a domain; that it runs nothing or refuses what it should run, that no proof has passed, or a canary runs. */
export const describeDomain = (t: TranslateText<typeof ko>, { domain, release, refused }: Site): string => {
  if (refused !== null) return `${domain} · ${t('releases.refused')}`;
  if (release === null) return `${domain} · ${t('releases.unreleased')}`;
  return [
    domain,
    ...(release.proof === 'passed' ? [] : [t('releases.unproven')]),
    ...(release.rollout ? [t('releases.canary', { share: String(release.rollout.share) })] : []),
  ].join(' · ');
};

import type { TranslateText } from '@portal/shared/i18n';
import type { Site } from '../../components/sites.api.ts';
import type ko from '../../locales/ko.json';

/** That a domain runs nothing or refuses what it should run, that no proof has passed, or a canary runs. */
export const describeState = (t: TranslateText<typeof ko>, { release, refused }: Site): string[] => {
  if (refused !== null) return [t('releases.refused')];
  if (release === null) return [t('releases.unreleased')];
  return [
    ...(release.proof === 'passed' ? [] : [t('releases.unproven')]),
    ...(release.rollout ? [t('releases.canary', { share: String(release.rollout.share) })] : []),
  ];
};

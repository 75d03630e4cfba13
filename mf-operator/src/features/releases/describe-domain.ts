import type { TranslateText } from '@portal/shared/i18n';
import type { Site } from '../../components/sites.api.ts';
import type ko from '../../locales/ko.json';

/** The name of a domain; that its pages refuse what it should run, or that no proof of it has passed. */
export const describeDomain = (t: TranslateText<typeof ko>, { domain, release, refused }: Site): string => {
  if (refused !== null) return `${domain} · ${t('releases.refused')}`;
  return release === null || release.proof === 'passed' ? domain : `${domain} · ${t('releases.unproven')}`;
};

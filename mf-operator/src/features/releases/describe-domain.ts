import type { TranslateText } from '@portal/shared/i18n';
import type { Site } from '../../components/sites.api.ts';
import type ko from '../../locales/ko.json';

/** The name of a domain, and that no proof of what it runs has passed. */
export const describeDomain = (t: TranslateText<typeof ko>, { domain, release }: Site): string =>
  release === null || release.proof === 'passed' ? domain : `${domain} · ${t('releases.unproven')}`;

import { LANGUAGE_NAMES } from '@portal/shared/i18n';
import type { TranslateText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/routing';
import { Avatar } from '@portal/shared/ui/data';
import { TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import { KindBadge } from '../../components/site/kind-badge.tsx';
import type ko from '../../components/site/locales/ko.json';
import type { Site } from '../../components/sites.api.ts';
import type { SiteSettings } from '../../components/site/site.api.ts';
import { ThemeSwatches } from '../../components/site/theme-swatches.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { ReleaseLink } from './release-link.tsx';

/** What a domain runs; undefined while that is unknown. */
export type FindReleased = (domain: string) => Site | undefined;

/** The columns of the list of sites. */
export const siteColumns = (
  t: TranslateText<typeof ko>,
  findReleased: FindReleased,
): TableColumn<SiteSettings>[] => [
  {
    id: 'site',
    header: t('list.site'),
    cell: ({ domain, name, logo_favicon: logo }) => (
      <TitleCell
        media={<Avatar name={name} src={logo} size={36} shape="square" />}
        title={name}
        meta={domain}
        to={paths.operatorSite.href({ domain })}
      />
    ),
  },
  {
    id: 'kind',
    header: t('list.kind'),
    cell: (site) => <KindBadge site={site} />,
  },
  {
    id: 'language',
    header: t('list.language'),
    isSecondary: true,
    cell: ({ default_language: language, default_currency: currency }) => (
      <TwoLines first={LANGUAGE_NAMES[language]} second={currency} />
    ),
  },
  {
    id: 'theme',
    header: t('list.theme'),
    cell: (site) => <ThemeSwatches {...site} />,
  },
  {
    id: 'design',
    header: t('list.design'),
    isSecondary: true,
    cell: ({ design_id: design }) => design,
  },
  {
    id: 'release',
    header: t('list.release'),
    width: 132,
    cell: ({ domain }) => <ReleaseLink site={findReleased(domain)} />,
  },
];

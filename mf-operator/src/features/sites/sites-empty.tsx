import { Button } from '@portal/shared/ui/controls';
import { StatePanel } from '@portal/shared/ui/feedback';
import { siteTexts } from '../../components/site/texts.ts';
import type { SiteListFilters } from '../../components/site/site.api.ts';

export type SitesEmptyProps = {
  filters: SiteListFilters;
  onChange: (changes: Partial<SiteListFilters>) => void;
};

/** The empty state of the list: no match, or no site of a kind; the console itself is always a site. */
export function SitesEmpty({ filters: { kind, q }, onChange }: SitesEmptyProps) {
  const { t } = siteTexts.useTexts();
  const isSearch = q.trim() !== '';
  return (
    <StatePanel
      kind="empty"
      icon={isSearch ? 'search-x' : 'globe'}
      title={t(isSearch ? 'empty.searchTitle' : 'empty.kindTitle', { kind: t(`kind.${kind}`) })}
      text={t(isSearch ? 'empty.searchText' : 'empty.kindText')}
      actions={<Button onClick={() => onChange({ q: '', kind: 'all' })}>{t('empty.showAll')}</Button>}
    />
  );
}

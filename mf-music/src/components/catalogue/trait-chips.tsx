import { useQuery } from '@portal/shared/http';
import { Button, Chip } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import * as styles from './catalogue.styles.ts';
import { listActive, NO_TRAITS } from './trait-filters.ts';
import type { TraitFilters } from './trait-filters.ts';
import { traitsQuery } from './traits.api.ts';

export type TraitChipsProps = {
  filters: TraitFilters;
  onChange: (changes: Partial<TraitFilters>) => void;
};

/** The traits that are chosen, each removed by one press. */
export function TraitChips({ filters, onChange }: TraitChipsProps) {
  const { t, language } = texts.useTexts();
  const active = listActive(filters);
  const { data } = useQuery({ ...traitsQuery(language), enabled: active.length > 0 });
  if (active.length === 0) return null;
  const nameOf = (kind: (typeof active)[number]) =>
    kind === 'length'
      ? t('catalogue.traits.atMost', { count: filters.length })
      : (data?.traits.find((trait) => trait.kind === kind && trait.code === filters[kind])?.name ??
        filters[kind] ??
        '');
  return (
    <div role="group" aria-label={t('catalogue.traits.chosen')} css={styles.active} data-print="hide">
      {active.map((kind) => {
        const name = `${t(`catalogue.traits.${kind}`)}: ${nameOf(kind)}`;
        return (
          <Chip
            key={kind}
            isOn
            aria-pressed={undefined}
            iconEnd="close"
            aria-label={t('catalogue.traits.remove', { name })}
            onClick={() => onChange({ [kind]: NO_TRAITS[kind] })}
          >
            {name}
          </Chip>
        );
      })}
      {active.length > 1 && (
        <Button variant="quiet" size="sm" onClick={() => onChange(NO_TRAITS)}>
          {t('catalogue.traits.removeAll')}
        </Button>
      )}
    </div>
  );
}

import { useQuery } from '@portal/shared/http';
import { FilterSelect } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import { changeTrait, LENGTHS } from './trait-filters.ts';
import type { TraitFilters, TraitKind } from './trait-filters.ts';
import { traitsQuery } from './traits.api.ts';

/** The option value for any; codes are never empty. */
const ANY = '';

export type TraitSelectProps = {
  filters: TraitFilters;
  onChange: (changes: Partial<TraitFilters>) => void;
  isBlock?: boolean;
};

/** The filter by one kind of trait. */
export function TraitSelect({
  kind,
  filters,
  onChange,
  isBlock = false,
}: TraitSelectProps & { kind: TraitKind }) {
  const { t, language } = texts.useTexts();
  const { data } = useQuery(traitsQuery(language));
  const values = (data?.traits ?? []).filter((trait) => trait.kind === kind);
  return (
    <FilterSelect
      label={t(`catalogue.traits.${kind}`)}
      isDisabled={!data}
      isBlock={isBlock}
      options={[
        { value: ANY, label: t('catalogue.traits.any') },
        ...values.map(({ code, name }) => ({ value: code, label: name })),
      ]}
      value={filters[kind] ?? ANY}
      valueLabel={filters[kind]}
      onChange={(value) => onChange(changeTrait(kind, value))}
    />
  );
}

/** The filter by length. */
export function LengthSelect({ filters: { length }, onChange, isBlock = false }: TraitSelectProps) {
  const { t } = texts.useTexts();
  const nameLength = (count: number) => t('catalogue.traits.atMost', { count });
  return (
    <FilterSelect
      label={t('catalogue.traits.length')}
      isBlock={isBlock}
      options={[
        { value: '0', label: t('catalogue.traits.any') },
        ...LENGTHS.map((seconds) => ({ value: String(seconds), label: nameLength(seconds) })),
      ]}
      value={String(length)}
      valueLabel={nameLength(length)}
      onChange={(value) => onChange({ length: Number(value) })}
    />
  );
}

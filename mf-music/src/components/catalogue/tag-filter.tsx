import { useQuery } from '@portal/shared/http';
import { Button, FilterSelect } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import { tagsQuery } from '../tracks/tracks.api.ts';
import * as styles from './catalogue.styles.ts';

/** The option value for all tags; ids of tags are never empty. */
const ALL = '';

export type TagFilterProps = { value: string | undefined; onChange: (tag: string | undefined) => void };

/** The filter by tag. */
export function TagFilter({ value, onChange }: TagFilterProps) {
  const { t, language } = texts.useTexts();
  const { data, isError, isFetching, refetch } = useQuery(tagsQuery(language));
  if (isError && !data) {
    return (
      <span role="alert" css={styles.tagFailed}>
        <span>{t('catalogue.tag.failed')}</span>
        <Button variant="quiet" size="sm" isBusy={isFetching} onClick={() => void refetch()}>
          {t('catalogue.tag.retry')}
        </Button>
      </span>
    );
  }
  return (
    <FilterSelect
      label={t('catalogue.tag.label')}
      icon="tag"
      isDisabled={!data}
      options={[
        { value: ALL, label: t('catalogue.tag.all') },
        ...(data?.tags ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value ?? ALL}
      onChange={(tag) => onChange(tag === ALL ? undefined : tag)}
    />
  );
}

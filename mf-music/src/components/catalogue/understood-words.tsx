import { Chip } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import type { TrackList } from '../tracks/tracks.api.ts';
import * as styles from './catalogue.styles.ts';

type Meaning = NonNullable<TrackList['understood']>[number];

export type UnderstoodWordsProps = {
  meanings: readonly Meaning[];
  /** Leaves a part of the search to titles. */
  onRemove: (text: string) => void;
};

/** The words of a search that were used as what music is for, each removed by one press. */
export function UnderstoodWords({ meanings, onRemove }: UnderstoodWordsProps) {
  const { t } = texts.useTexts();
  if (meanings.length === 0) return null;
  const describe = ({ kind, code, name }: Meaning) => {
    if (kind === 'category' && (code === 'bgm' || code === 'song' || code === 'ost'))
      return `${t('catalogue.category.label')}: ${t(`catalogue.category.${code}`)}`;
    if (kind === 'category') return name;
    if (kind === 'tag') return `${t('catalogue.tag.label')}: ${name}`;
    if (kind === 'max_seconds' || kind === 'min_seconds' || kind === 'max_tempo' || kind === 'min_tempo')
      return t(`catalogue.understood.${kind}`, { count: Number(code) });
    return `${t(`catalogue.traits.${kind}`)}: ${name}`;
  };
  return (
    <div role="group" aria-label={t('catalogue.understood.label')} css={styles.active} data-print="hide">
      <span css={styles.understood}>{t('catalogue.understood.label')}</span>
      {meanings.map((meaning) => {
        const name = `${meaning.text} → ${describe(meaning)}`;
        return (
          <Chip
            key={`${meaning.text} ${meaning.kind}`}
            isOn
            aria-pressed={undefined}
            iconEnd="close"
            aria-label={t('catalogue.understood.remove', { name, text: meaning.text })}
            onClick={() => onRemove(meaning.text)}
          >
            {name}
          </Chip>
        );
      })}
    </div>
  );
}

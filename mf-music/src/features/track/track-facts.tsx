import { useFormat } from '@portal/shared/i18n';
import { Card, EmptyValue } from '@portal/shared/ui/data';
import type { Track } from '../../components/tracks/tracks.api.ts';
import { texts } from '../../texts.ts';
import * as styles from './track.styles.ts';

/** The kinds of traits, in the order of the filters. */
const KINDS = ['mood', 'genre', 'vocals', 'language', 'energy', 'key'] as const;

export type TrackFactsProps = { track: Track };

/** What the track sounds like, how long it is and how many videos use it. */
export function TrackFacts({ track }: TrackFactsProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const traitOf = (kind: (typeof KINDS)[number]) => track.traits.find((trait) => trait.kind === kind)?.name;
  const facts = [
    ...KINDS.map((kind) => ({ id: kind, name: t(`catalogue.traits.${kind}`), value: traitOf(kind) })),
    {
      id: 'tempo',
      name: t('catalogue.traits.tempo'),
      value: track.tempo === null ? undefined : t('track.bpm', { tempo: format.count(track.tempo) }),
    },
    { id: 'length', name: t('catalogue.traits.length'), value: format.duration(track.duration_seconds) },
    { id: 'videos', name: t('catalogue.table.videosUsed'), value: format.count(track.videos_used) },
  ];
  return (
    <Card title={t('track.facts')}>
      <dl css={styles.facts}>
        {facts.map(({ id, name, value }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{value ?? <EmptyValue reason={t('track.unknown')} />}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

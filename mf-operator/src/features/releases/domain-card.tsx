import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';
import { RowCard } from '@portal/shared/ui/table';
import type { Site } from '../../components/sites.api.ts';
import { texts } from '../../texts.ts';
import { BuildCell } from './build-cell.tsx';
import { ChangeButton } from './change-button.tsx';
import { findLine, isReleased, SHELL } from './build-lines.ts';
import { DomainMarks } from './domain-marks.tsx';
import type { DomainColumnContext } from './domain-columns.tsx';

const styles = {
  list: css({ display: 'grid', gap: token.space[8], margin: `${token.space[12]} 0 0` }),
  line: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: token.space[8],
  }),
  name: css({ ...type.label, color: token.color.text2 }),
  value: css({ margin: 0 }),
};

export type DomainCardProps = { site: Site } & Omit<DomainColumnContext, 't'>;

/** A domain of the table, as a card on a phone. */
export function DomainCard({ site, names, builds, onOpen }: DomainCardProps) {
  const { t } = texts.useTexts();
  return (
    <RowCard title={site.name} meta={site.domain} end={<ChangeButton site={site} onOpen={onOpen} />}>
      <DomainMarks site={site} />
      {isReleased(site) && (
        <dl css={styles.list}>
          {names.map((name) => (
            <div key={name} css={styles.line}>
              <dt css={styles.name}>{name === SHELL ? t('releases.shell') : name}</dt>
              <dd css={styles.value}>
                <BuildCell line={findLine(site, name, builds)} isInLine />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </RowCard>
  );
}

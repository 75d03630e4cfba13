import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { texts } from '../../../texts.ts';

const styles = {
  facts: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    overflow: 'clip',
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.card,
    backgroundColor: token.color.surface,
    boxShadow: token.shadow.e1,
    breakInside: 'avoid',
    [when.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
  // A shadow on two sides divides the cells and is clipped at the frame.
  fact: css({
    display: 'grid',
    alignContent: 'start',
    gap: token.space[4],
    padding: token.space[16],
    boxShadow: `1px 1px 0 ${token.color.line}`,
  }),
  name: css({ ...type.label, color: token.color.text2 }),
  value: css({ ...type.figureSmall, color: token.color.text, fontVariantNumeric: 'tabular-nums' }),
};

export type Fact = { name: string; value: string };

/** The conditions of an upload at a glance. */
export function Facts({ items }: { items: readonly Fact[] }) {
  const { t } = texts.useTexts();
  return (
    <dl css={styles.facts} aria-label={t('guides.facts')}>
      {items.map(({ name, value }) => (
        <div key={name} css={styles.fact}>
          <dt css={styles.name}>{name}</dt>
          <dd css={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

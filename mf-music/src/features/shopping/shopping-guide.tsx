import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { Card } from '@portal/shared/ui/data';
import { texts } from '../../texts.ts';

const STEPS = ['pick', 'add', 'disclose'] as const;

const styles = {
  intro: css({ ...type.body, margin: '0 0 16px', color: token.color.text2 }),
  steps: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: token.space[24],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[16] },
  }),
  step: css({ display: 'flex', gap: token.space[12] }),
  number: css({
    ...type.captionStrong,
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '24px',
    height: '24px',
    borderRadius: token.radius.full,
    color: token.color.primaryText,
    backgroundColor: token.color.primaryTint2,
  }),
  title: css({ ...type.strong, margin: 0, lineHeight: '24px', color: token.color.text }),
  text: css({
    ...type.label,
    fontWeight: 450,
    lineHeight: '20px',
    margin: '2px 0 0',
    color: token.color.text2,
  }),
};

/** How tracks are used in videos that sell something, in three steps. */
export function ShoppingGuide() {
  const { t } = texts.useTexts();
  return (
    <Card title={t('shopping.guide.title')}>
      <p css={styles.intro}>{t('shopping.guide.intro')}</p>
      <ol css={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step} css={styles.step}>
            <span css={styles.number} aria-hidden>
              {index + 1}
            </span>
            <div>
              <h3 css={styles.title}>{t(`shopping.guide.${step}.title`)}</h3>
              <p css={styles.text}>{t(`shopping.guide.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

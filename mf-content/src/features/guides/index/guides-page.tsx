import { Card } from '@portal/shared/ui/data';
import { texts } from '../../../texts.ts';
import { QUESTIONS } from '../anchors.ts';
import { guideGroups, guides } from '../guides.ts';
import { GuideCards } from '../parts/guide-cards.tsx';
import { TermsContent } from '../parts/terms-content.tsx';
import * as styles from './guides-page.styles.ts';
import { indexTexts } from './texts.ts';

export { indexTexts };

function Questions() {
  const { t } = indexTexts.useTexts();
  return (
    <TermsContent>
      {({ upload }) => {
        const { visible_after_days: days, pc_recognition_days: recognition } = upload;
        const answers = {
          shorts: t('questions.shortsText'),
          earnings: t('questions.earningsText', { days, ...recognition }),
          claim: t('questions.claimText'),
        };
        return (
          <Card title={t('questions.title')}>
            <div css={styles.questions}>
              {(['shorts', 'earnings', 'claim'] as const).map((question) => (
                <section key={question} id={QUESTIONS[question]} css={styles.question}>
                  <h3 css={styles.questionTitle}>{t(`questions.${question}`)}</h3>
                  <p css={styles.answer}>{answers[question]}</p>
                </section>
              ))}
            </div>
          </Card>
        );
      }}
    </TermsContent>
  );
}

/** All guides, and the questions that creators ask most. */
export function GuidesPage() {
  const { t } = indexTexts.useTexts();
  const { t: tGuides } = texts.useTexts();
  return (
    <div css={styles.page}>
      <p css={styles.lead}>{t('lead')}</p>
      {guideGroups.map((group) => (
        <section key={group} aria-labelledby={`guides-${group}`}>
          <h2 id={`guides-${group}`} css={styles.groupTitle}>
            {tGuides(`guides.group.${group}`)}
          </h2>
          <GuideCards
            guides={guides.filter((guide) => guide.group === group)}
            describe={(id) => t(`about.${id}`)}
          />
        </section>
      ))}
      <Questions />
    </div>
  );
}

import { useFormat } from '@portal/shared/i18n';
import { Card, HeadingText } from '@portal/shared/ui/data';
import { payoutTexts } from '../texts.ts';
import type { Timeline } from '../payouts.api.ts';
import { describeAnswer } from './describe-answer.ts';
import * as styles from './timeline.styles.ts';

export type AnswerCardProps = { timeline: Timeline };

/** Answers when the money comes, before any figure. */
export const AnswerCard = ({ timeline }: AnswerCardProps) => {
  const { t } = payoutTexts.useTexts();
  const format = useFormat();
  const [first, ...others] = describeAnswer(timeline, { t, format });
  return (
    <Card css={styles.answer}>
      <h2 css={styles.answerTitle}>
        <HeadingText text={first} />
      </h2>
      {others.length > 0 && (
        <ul css={styles.answerLines}>
          {others.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Card>
  );
};

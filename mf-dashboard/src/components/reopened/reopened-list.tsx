import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import type { GetResponse } from '@portal/shared/http';
import { token } from '@portal/shared/theme';
import { Banner } from '@portal/shared/ui/feedback';
import { reopenedTexts } from './texts.ts';

export { reopenedTexts };

const list = css({
  display: 'grid',
  gap: token.space[8],
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

type Reopening = GetResponse<'/report/statement'>['reopenings'][number];

export type ReopenedListProps = { reopenings: readonly Reopening[] };

/** A banner for each reopened statement, the oldest first. */
export const ReopenedList = ({ reopenings }: ReopenedListProps) => {
  const { t } = reopenedTexts.useTexts();
  const format = useFormat();
  return (
    <ul css={list} aria-label={t('title')}>
      {reopenings.map(({ number, reason, reopened_on: day, replaced_by: next }) => (
        <li key={number}>
          <Banner kind={next === null ? 'warn' : 'neutral'} title={t('of', { number })}>
            {`${t('when', { day: format.date(day), reason })} ${
              next === null ? t('waiting') : t('replaced', { number: next })
            }`}
          </Banner>
        </li>
      ))}
    </ul>
  );
};

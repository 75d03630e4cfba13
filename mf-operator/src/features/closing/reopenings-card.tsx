import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { Badge, Button } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { Banner, FailedQuery } from '@portal/shared/ui/feedback';
import * as styles from './closing.styles.ts';
import type { ReopeningAct } from './reopening-dialog.tsx';
import { reopeningsQuery } from './reopening.api.ts';
import type { Reopening } from './reopening.api.ts';
import { closingTexts } from './texts.ts';

const BADGES = { waiting: 'waiting', reopened: 'warn', declined: 'neutral', expired: 'neutral' } as const;

type RequestLineProps = { request: Reopening; manager: string; onAct: (act: ReopeningAct) => void };

function RequestLine({ request, manager, onAct }: RequestLineProps) {
  const { t } = closingTexts.useTexts();
  const format = useFormat();
  const { number, state, reason, answer } = request;
  const isWaiting = state === 'waiting';
  return (
    <li css={styles.check}>
      <div css={styles.words}>
        <h3 css={styles.checkTitle}>
          <span>{t('reopening.of', { number, manager })}</span>
          <Badge kind={BADGES[state]}>{t(`reopening.state.${state}`)}</Badge>
        </h3>
        <p css={styles.text}>{reason}</p>
        <p css={styles.text}>
          {t('reopening.asked', { by: request.requested_by, at: format.dateTime(request.requested_at) })}
        </p>
        {answer && (
          <p css={styles.text}>
            <span>{t('reopening.answered', { by: answer.by, at: format.dateTime(answer.at) })}</span>
            {answer.reason !== null && <span>{` ${answer.reason}`}</span>}
          </p>
        )}
        {isWaiting && (
          <p css={styles.text}>
            {t(request.is_own ? 'reopening.ownUntil' : 'reopening.until', {
              at: format.dateTime(request.expires_at),
            })}
          </p>
        )}
      </div>
      {isWaiting && (
        <div css={styles.requestActions}>
          <Button onClick={() => onAct({ kind: 'decline', request })}>
            {t(request.is_own ? 'reopening.withdraw' : 'reopening.action.decline')}
          </Button>
          {!request.is_own && (
            <Button variant="primary" onClick={() => onAct({ kind: 'consent', request })}>
              {t('reopening.action.consent')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

export type ReopeningsCardProps = {
  domain: string;
  month: string;
  nameOf: (accountId: string) => string;
  onAct: (act: ReopeningAct) => void;
};

/** The requests to reopen statements of a month; nothing while there are none. */
export function ReopeningsCard({ domain, month, nameOf, onAct }: ReopeningsCardProps) {
  const { t } = closingTexts.useTexts();
  const query = useQuery(reopeningsQuery(domain, month));
  if (query.isError && !query.data)
    return <FailedQuery query={query} isFramed level={3} title={t('reopening.failed')} />;
  if (!query.data || query.data.length === 0) return null;
  const waiting = query.data.filter(({ state, is_own: isOwn }) => state === 'waiting' && !isOwn).length;
  return (
    <Card title={t('reopening.heading')}>
      <div css={styles.content}>
        {waiting > 0 && <Banner kind="info" title={t('reopening.needed', { count: waiting })} />}
        <ul css={styles.list}>
          {query.data.map((request) => (
            <RequestLine key={request.id} manager={nameOf(request.account_id)} {...{ request, onAct }} />
          ))}
        </ul>
      </div>
    </Card>
  );
}

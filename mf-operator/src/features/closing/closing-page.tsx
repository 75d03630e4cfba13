import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { paths, useQueryStates } from '@portal/shared/routing';
import { Badge, LinkButton } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery, Loading, Skeleton, StatePanel } from '@portal/shared/ui/feedback';
import { useEffect, useRef, useState } from 'react';
import { sitesQuery } from '../../components/sites.api.ts';
import { useSites } from '../../components/use-sites.ts';
import { CloseButton } from './close-button.tsx';
import { ClosedCard } from './closed-card.tsx';
import { closingCodecs } from './closing-address.ts';
import { closingQuery } from './closing.api.ts';
import type { Closing, MonthChecks } from './closing.api.ts';
import * as styles from './closing.styles.ts';
import { ClosingTools } from './closing-tools.tsx';
import { OpenMonth } from './open-month.tsx';
import { StatementsCard } from './statements-card.tsx';
import { closingTexts } from './texts.ts';

export { closingTexts };

const NO_MONTHS: Closing['months'] = [];
const SKELETON_ROWS = [0, 1, 2, 3, 4, 5];

const ClosingSkeleton = () => (
  <Loading css={styles.content}>
    <Skeleton width="100%" height={60} />
    <Card>
      <div css={styles.content}>
        {SKELETON_ROWS.map((row) => (
          <Skeleton key={row} width="100%" height={44} />
        ))}
      </div>
    </Card>
  </Loading>
);

const stateOf = ({ closed, refusals }: MonthChecks) => {
  if (closed) return 'closed';
  return refusals.some(({ code }) => code === 'month_running') ? 'running' : 'open';
};
const BADGES = { closed: 'final', open: 'estimated', running: 'neutral' } as const;

type ClosingMonthProps = { closing: Closing; name: string };

/** The month of a domain: its checks, or when it is closed, its document and its statements. */
function ClosingMonth({ closing: { checks, statements }, name }: ClosingMonthProps) {
  const { t } = closingTexts.useTexts();
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const [wasOpen] = useState(checks.closed === null);
  const { closed, domain, month } = checks;
  const isClosedHere = wasOpen && closed !== null;
  useEffect(() => {
    // The button that had the focus is gone.
    if (isClosedHere) heading.current?.focus();
  }, [isClosedHere]);
  const state = stateOf(checks);
  return (
    <div css={styles.content}>
      <div css={styles.head}>
        <h2 ref={heading} tabIndex={-1} css={styles.title}>
          <span>{t('heading', { name, month: format.month(`${month}-01`) })}</span>
          <Badge kind={BADGES[state]}>{t(`state.${state}`)}</Badge>
        </h2>
        {!closed && <CloseButton {...{ checks, name }} />}
      </div>
      {closed ? (
        <>
          <ClosedCard closed={closed} />
          <StatementsCard {...{ domain, month, name, statements }} />
        </>
      ) : (
        <OpenMonth checks={checks} />
      )}
    </div>
  );
}

/** Closes a month of a domain once its checks are looked at, and issues its statements. */
export function ClosingPage() {
  const { t } = closingTexts.useTexts();
  const [address, setAddress] = useQueryStates(closingCodecs);
  const sites = useQuery(sitesQuery());
  const domain = address.domain || sites.data?.domains.find(({ is_console: is }) => !is)?.domain || '';
  const { nameOf } = useSites([domain]);
  const query = useQuery({ ...closingQuery(domain, address.month), enabled: domain !== '' });
  const { data } = query;

  if (domain === '' && sites.isError && !sites.data)
    return <FailedQuery query={sites} isFramed title={t('failed')} />;
  if (domain === '' && sites.data)
    return (
      <StatePanel
        kind="empty"
        icon="globe"
        isFramed
        title={t('empty.title')}
        text={t('empty.text')}
        actions={<LinkButton to={paths.operatorSites.href()}>{t('empty.link')}</LinkButton>}
      />
    );
  return (
    <div css={styles.page}>
      <ClosingTools
        domain={domain}
        month={address.month ?? data?.checks.month}
        months={data?.months ?? NO_MONTHS}
        onDomain={(next) => setAddress({ domain: next, month: undefined })}
        onMonth={(month) => setAddress({ domain, month })}
      />
      {data ? (
        <ClosingMonth
          key={`${data.checks.domain} ${data.checks.month}`}
          closing={data}
          name={nameOf(domain)}
        />
      ) : query.isError ? (
        <FailedQuery query={query} isFramed title={t('failed')} />
      ) : (
        <ClosingSkeleton />
      )}
    </div>
  );
}

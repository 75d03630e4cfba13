import { isApiError, useQuery } from '@portal/shared/http';
import { paths, useNavigate, useParams } from '@portal/shared/routing';
import { LinkButton } from '@portal/shared/ui/controls';
import { FailedQuery, StatePanel } from '@portal/shared/ui/feedback';
import { MemberDialogs } from '../../components/dialogs/member-dialogs.tsx';
import { memberQuery } from '../../components/member/members.api.ts';
import { texts } from '../../texts.ts';
import { AdvancesCard } from './advances-card.tsx';
import { AssignmentsCard } from './assignments-card.tsx';
import { ContractCard } from './contract-card.tsx';
import { MemberFigures } from './member-figures.tsx';
import { MemberHeader } from './member-header.tsx';
import { MemberSkeleton } from './member-skeleton.tsx';
import * as styles from './member.styles.ts';
import { RatesCard } from './rates-card.tsx';
import { WithholdingCard } from './withholding-card.tsx';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One member: this month's net, the share over time, and channels with their parts and days. */
export function MemberPage() {
  const { t } = texts.useTexts();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const isId = UUID.test(id);
  const query = useQuery({ ...memberQuery(id), enabled: isId });
  const list = paths.manageMember.href();
  const backToList = (
    <LinkButton variant="quiet" icon="arrow-left" to={list}>
      {t('member.back')}
    </LinkButton>
  );

  // A member that was deleted in another window is gone, also when an older response is still there.
  if (!isId || isApiError(query.error, 'not_found'))
    return (
      <StatePanel
        kind="empty"
        icon="members"
        isFramed
        title={t('dialog.goneTitle')}
        text={t('dialog.goneText')}
        actions={backToList}
      />
    );
  const { data } = query;
  if (!data && query.isError) return <FailedQuery query={query} isFramed title={t('dialog.failed')} />;
  return (
    <div css={styles.page}>
      <div css={styles.back}>{backToList}</div>
      {data ? (
        <>
          <MemberHeader member={data.account} />
          <MemberFigures detail={data} />
          <div css={styles.columns}>
            <AssignmentsCard member={data.account} assignments={data.assignments} />
            <div css={styles.aside}>
              <RatesCard rates={data.rates} />
              <WithholdingCard member={data.account.id} />
              <AdvancesCard member={data.account.id} today={data.today} />
              <ContractCard detail={data} />
            </div>
          </div>
        </>
      ) : (
        <MemberSkeleton />
      )}
      <MemberDialogs onDeleted={() => void navigate(list, { replace: true })} />
    </div>
  );
}

import { css } from '@emotion/react';
import { useQuery } from '@portal/shared/http';
import { token, type } from '@portal/shared/theme';
import { Button } from '@portal/shared/ui/controls';
import { Card, CardHeader } from '@portal/shared/ui/data';
import { FailedQuery } from '@portal/shared/ui/feedback';
import { DataTable, RowCard, TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import * as cells from '../../components/cells.styles.ts';
import { useSites, useSitesIn } from '../../components/use-sites.ts';
import { texts } from '../../texts.ts';
import { ALL_DOMAINS } from './find-freeze.ts';
import type { ReleaseTarget } from './release-flag.ts';
import { freezesQuery, plannedMovesQuery } from './releases.api.ts';
import { listRules } from './rule-list.ts';
import type { Rule } from './rule-list.ts';
import { RuleButtons, RuleState, RuleSummary } from './rule-parts.tsx';

const styles = {
  header: css({ margin: 0, padding: `${token.space[12]} ${token.space[16]}` }),
  empty: css({
    ...type.body,
    margin: 0,
    padding: `0 ${token.space[16]} ${token.space[16]}`,
    color: token.color.text3,
  }),
  more: css({ ...type.caption, margin: 0, padding: token.space[16], color: token.color.text3 }),
  foot: css({
    display: 'grid',
    justifyItems: 'start',
    gap: token.space[12],
    margin: `${token.space[8]} 0 0`,
  }),
};

export type ReleaseRulesProps = { onOpen: (target: ReleaseTarget) => void };

/** What limits the moves of domains: the times in which they do not move, and where a second person approves. */
export function ReleaseRules({ onOpen }: ReleaseRulesProps) {
  const { t } = texts.useTexts();
  const query = useQuery(freezesQuery);
  const approving = useSitesIn('approval', { isIn: ({ approval }) => approval.required });
  const { isPending: isNamePending, nameOf } = useSites(
    (query.data?.freezes ?? []).flatMap(({ domain }) => domain ?? []),
  );
  const { isPending: isPlannedPending } = useQuery(plannedMovesQuery);
  const title = t('releases.rules.title');
  if (query.isError && !query.data)
    return (
      <Card>
        <FailedQuery query={query} level={3} isCompact title={t('releases.freeze.failed')} />
      </Card>
    );
  // Nothing is shown below the domains and the moves that wait before their height is known.
  if (!approving || !query.data || isNamePending || isPlannedPending) return null;
  const rules = listRules(query.data.freezes, approving.domains);
  const now = query.dataUpdatedAt;
  const findName = (rule: Rule) => {
    if ('site' in rule) return rule.site.name;
    return rule.domain === null ? t('releases.freeze.all') : nameOf(rule.domain);
  };
  const hidden = approving.total - approving.domains.length;
  const renderButtons = (rule: Rule) => <RuleButtons rule={rule} name={findName(rule)} onOpen={onOpen} />;
  const columns: TableColumn<Rule>[] = [
    {
      id: 'domain',
      header: t('releases.table.domain'),
      width: 240,
      cell: (rule) => <TitleCell title={findName(rule)} meta={rule.domain} />,
    },
    {
      id: 'state',
      header: t('releases.rules.state'),
      width: 160,
      cell: (rule) => <RuleState rule={rule} now={now} />,
    },
    {
      id: 'rule',
      header: t('releases.rules.rule'),
      cell: (rule) => (
        <div css={cells.tallCell}>
          <RuleSummary rule={rule} />
        </div>
      ),
    },
    {
      id: 'action',
      header: t('releases.table.action'),
      isHeaderHidden: true,
      width: 240,
      cell: renderButtons,
    },
  ];
  return (
    <Card isPadded={false} isBareOnPhone>
      <CardHeader
        css={styles.header}
        title={title}
        actions={
          <>
            <Button onClick={() => onOpen({ domain: ALL_DOMAINS, action: 'require' })}>
              {t('releases.approval.open')}
            </Button>
            <Button onClick={() => onOpen({ domain: ALL_DOMAINS, action: 'freeze' })}>
              {t('releases.freeze.open')}
            </Button>
          </>
        }
      />
      {rules.length === 0 ? (
        <p css={styles.empty}>{t('releases.rules.none')}</p>
      ) : (
        <DataTable
          label={title}
          columns={columns}
          rows={rules}
          rowId={({ id }) => id}
          hasMedia={false}
          empty={null}
          renderCard={(rule) => (
            <RowCard title={findName(rule)} meta={rule.domain}>
              <div css={styles.foot}>
                <RuleState rule={rule} now={now} />
                <RuleSummary rule={rule} />
                {renderButtons(rule)}
              </div>
            </RowCard>
          )}
        />
      )}
      {hidden > 0 && <p css={styles.more}>{t('releases.rules.more', { count: hidden })}</p>}
    </Card>
  );
}

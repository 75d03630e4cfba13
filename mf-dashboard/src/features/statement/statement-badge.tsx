import { Badge } from '@portal/shared/ui/controls';
import type { BadgeKind } from '@portal/shared/ui/controls';
import { statementTexts } from './texts.ts';
import { useIssuances } from './statement-issue.api.ts';
import type { Statement } from './statement.api.ts';

type Status = Statement['status'] | 'closed' | 'issued';

const KINDS: Record<Status, BadgeKind> = {
  estimated: 'estimated',
  partly_final: 'estimated',
  final: 'final',
  closed: 'info',
  issued: 'approved',
};

export type StatementBadgeProps = Pick<Statement, 'month' | 'status'>;

/** How certain the amounts of a month are: estimated, final, closed by an operator, or issued by the manager. */
export const StatementBadge = ({ month, status }: StatementBadgeProps) => {
  const { t } = statementTexts.useTexts();
  const { data = [] } = useIssuances();
  const shown: Status = data.find((each) => each.month === month)?.state ?? status;
  return <Badge kind={KINDS[shown]}>{t(`status.${shown}`)}</Badge>;
};

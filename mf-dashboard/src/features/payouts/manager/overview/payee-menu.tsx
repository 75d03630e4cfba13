import { useNavigate } from '@portal/shared/routing';
import { IconButton } from '@portal/shared/ui/controls';
import { Menu } from '@portal/shared/ui/overlay';
import { payoutTexts } from '../../texts.ts';
import type { PayeeBalance } from '../balances.api.ts';
import { listPayeeActions } from '../payee-actions.ts';
import type { TaskDialog } from '../payout-task.ts';
import { nameOf } from './payee-rows.ts';

export type PayeeMenuProps = { row: PayeeBalance; open: TaskDialog['open'] };

/** The commands of a member's row or card. */
export const PayeeMenu = ({ row, open }: PayeeMenuProps) => {
  const { t } = payoutTexts.useTexts();
  const navigate = useNavigate();
  const name = nameOf(row, t('member.archived'));
  const label = t('action.menuOf', { name });
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="more" label={label} />}
      entries={listPayeeActions(
        { id: row.payee.id, name, isArchived: row.payee.nickname === null, balances: [row] },
        { t, open, navigate },
      )}
    />
  );
};

import { IconButton } from '@portal/shared/ui/controls';
import { Menu } from '@portal/shared/ui/overlay';
import type { MenuEntry } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';

export type MemberMenuProps = { name: string; entries: readonly MenuEntry[] };

/** The menu of a member's row or card. */
export function MemberMenu({ name, entries }: MemberMenuProps) {
  const { t } = texts.useTexts();
  const label = t('members.table.menuOf', { name });
  return <Menu label={label} trigger={<IconButton icon="more" label={label} />} entries={entries} />;
}

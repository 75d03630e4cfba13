import { AddMemberDialog } from './add-member-dialog.tsx';
import { DeleteMemberDialog } from './delete-member-dialog.tsx';
import type { DeleteMemberDialogProps } from './delete-member-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { useDialog } from './use-dialog.ts';

export type MemberDialogsProps = Pick<DeleteMemberDialogProps, 'onDeleted'>;

/** The dialogs of a page with members; query flags open them. */
export function MemberDialogs({ onDeleted }: MemberDialogsProps) {
  const add = useDialog('addMember');
  const share = useDialog('share');
  const password = useDialog('password');
  const deletion = useDialog('delete');
  return (
    <>
      <AddMemberDialog key={`add-${add.opening}`} dialog={add} />
      <ShareDialog key={`share-${share.opening}`} dialog={share} />
      <PasswordDialog key={`password-${password.opening}`} dialog={password} />
      <DeleteMemberDialog key={`delete-${deletion.opening}`} dialog={deletion} onDeleted={onDeleted} />
    </>
  );
}

import { FlagDialog, lazyDialog } from '../../components/site/flag-dialog.tsx';
import type { SiteSettings } from '../../components/site/site.api.ts';
import type { AddAccountDialogProps } from './add-account-dialog.tsx';
import type { DeleteSiteDialogProps } from './delete-site-dialog.tsx';

const AddAccountDialog = lazyDialog<AddAccountDialogProps>(
  'accounts.addTitle',
  async () => (await import('./add-account-dialog.tsx')).AddAccountDialog,
);
const DeleteSiteDialog = lazyDialog<DeleteSiteDialogProps>(
  'delete.title',
  async () => (await import('./delete-site-dialog.tsx')).DeleteSiteDialog,
);

export type SiteDialogsProps = { site: SiteSettings };

/** The dialogs of a site's page; query flags open them. */
export const SiteDialogs = ({ site }: SiteDialogsProps) => (
  <>
    <FlagDialog flag="addAccount">{(dialog) => <AddAccountDialog {...dialog} site={site} />}</FlagDialog>
    <FlagDialog flag="delete">{(dialog) => <DeleteSiteDialog {...dialog} site={site} />}</FlagDialog>
  </>
);

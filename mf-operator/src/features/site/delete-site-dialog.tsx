import { useQuery, useQueryClient, useWrite } from '@portal/shared/http';
import { paths, useNavigate } from '@portal/shared/routing';
import { useSnackbar } from '@portal/shared/state';
import { Banner } from '@portal/shared/ui/feedback';
import { FormText, FormTextArea, s, useForm } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import { plainList } from '../../components/dialog.styles.ts';
import { FormDialog } from '../../components/form-dialog.tsx';
import { requiredReason } from '../../components/reason.ts';
import type { DialogState } from '../../components/site/flag-dialog.tsx';
import { SITES_KEY } from '../../components/site/site.api.ts';
import type { SiteSettings } from '../../components/site/site.api.ts';
import { siteTexts } from '../../components/site/texts.ts';
import { SITE_LIST_KEY } from '../../components/sites.api.ts';
import { accountsQuery } from './accounts.api.ts';
import { deleteSite } from './site.api.ts';

const MAX_REASON_LENGTH = 500;
const FIRST_PAGE = { q: '', page: 0 };

export type DeleteSiteDialogProps = DialogState & { site: SiteSettings };

/** Deletes a site after its domain was typed; says what goes with it, and why the server refuses. */
export function DeleteSiteDialog({ isOpen, onClose, site: { domain, name } }: DeleteSiteDialogProps) {
  const { t } = siteTexts.useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const accounts = useQuery(accountsQuery(domain, FIRST_PAGE)).data;
  const deletion = useWrite({
    send: deleteSite,
    onSuccess: () => {
      void navigate(paths.operatorSites.href(), { replace: true });
      void client.invalidateQueries({ queryKey: [...SITES_KEY, 'list'] });
      void client.invalidateQueries({ queryKey: SITE_LIST_KEY });
      snackbar.show({ type: 'success', title: t('delete.done', { name }) });
    },
  });
  const schema = useMemo(
    () =>
      s.object({
        domain: s.string().check(
          s.trim(),
          s.refine((typed) => typed.toLowerCase() === domain, { error: t('delete.domainWrong', { domain }) }),
        ),
        reason: requiredReason(t('delete.reasonMissing'), MAX_REASON_LENGTH),
      }),
    [t, domain],
  );
  const form = useForm({
    schema,
    defaultValues: { domain: '', reason: '' },
    ...(isOpen && { draft: { name: `site.delete.${domain}`, fields: ['domain', 'reason'] } }),
    errorTexts: { site_in_use: t('delete.inUse'), unknown_domain: t('page.goneTitle') },
  });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={t('delete.title')}
      text={t('delete.text', { name })}
      action={t('delete.submit')}
      variant="danger"
      isBusy={deletion.isPending}
      form={form}
      onSubmit={({ reason }) => deletion.mutateAsync({ domain, reason })}
    >
      <Banner kind="warn" title={t('delete.goes')}>
        <ul css={plainList}>
          <li>{accounts ? t('delete.accounts', { count: accounts.total }) : t('delete.allAccounts')}</li>
          <li>{t('delete.settings')}</li>
          <li>{t('delete.notices')}</li>
          <li>{t('delete.stays')}</li>
        </ul>
      </Banner>
      <FormText
        form={form}
        name="domain"
        label={t('delete.domain')}
        hint={t('delete.domainHint', { domain })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <FormTextArea
        form={form}
        name="reason"
        label={t('delete.reason')}
        hint={t('delete.reasonHint')}
        rows={2}
        required
      />
    </FormDialog>
  );
}

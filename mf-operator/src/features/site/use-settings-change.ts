import { useQueryClient, useWrite } from '@portal/shared/http';
import { useSnackbar } from '@portal/shared/state';
import { SITE_LIST_KEY } from '../../components/sites.api.ts';
import { siteQuery, SITES_KEY } from '../../components/site/site.api.ts';
import { siteTexts } from '../../components/site/texts.ts';
import { changeSite } from './site.api.ts';

/** Saves settings of a domain; lists of domains are loaded again. */
export function useSettingsChange(domain: string) {
  const { t } = siteTexts.useTexts();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  return useWrite({
    send: changeSite,
    onSuccess: (response) => {
      client.setQueryData(siteQuery(domain).queryKey, response);
      void client.invalidateQueries({ queryKey: [...SITES_KEY, 'list'] });
      void client.invalidateQueries({ queryKey: SITE_LIST_KEY });
      snackbar.show({ type: 'success', title: t('form.saved'), text: t('form.savedText') });
    },
  });
}

import { countNameCharacters } from '@portal/shared/api';
import { useQueryClient, useWrite } from '@portal/shared/http';
import { LANGUAGE_NAMES, LANGUAGES, useLanguage } from '@portal/shared/i18n';
import { paths, useNavigate } from '@portal/shared/routing';
import { useSnackbar } from '@portal/shared/state';
import { FormRadios, FormSelect, FormText, s, useForm } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import type { DialogState } from '../../components/site/flag-dialog.tsx';
import { createSite, SITE_KINDS, SITES_KEY } from '../../components/site/site.api.ts';
import { siteTexts } from '../../components/site/texts.ts';
import { SITE_LIST_KEY } from '../../components/sites.api.ts';

const MAX_NAME = 100;
const DOMAIN = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/;

/** Creates a site from what has no default; everything else is on its page, which then opens. */
export function CreateSiteDialog({ isOpen, onClose }: DialogState) {
  const { t } = siteTexts.useTexts();
  const language = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const creation = useWrite({
    send: createSite,
    onSuccess: ({ site, release }) => {
      void client.invalidateQueries({ queryKey: SITES_KEY });
      void client.invalidateQueries({ queryKey: SITE_LIST_KEY });
      // In place of the entry that opened the dialog, so that Back leads to the list.
      void navigate(paths.operatorSite.href({ domain: site.domain }), { replace: true });
      snackbar.show({
        type: 'success',
        title: t('create.done', { name: site.name }),
        text: t(release === null ? 'create.unreleased' : 'create.released'),
      });
    },
  });
  const schema = useMemo(
    () =>
      s.object({
        name: s.string().check(
          s.trim(),
          s.refine((name) => countNameCharacters(name) > 0, { error: t('form.nameMissing') }),
          s.maxLength(MAX_NAME),
        ),
        domain: s.string().check(
          s.trim(),
          s.refine((domain) => DOMAIN.test(domain.toLowerCase()), { error: t('create.domainInvalid') }),
        ),
        kind: s.enum(SITE_KINDS),
        language: s.enum(LANGUAGES),
      }),
    [t],
  );
  const form = useForm({
    schema,
    defaultValues: { name: '', domain: '', kind: 'partner', language },
    errorFields: { domain_taken: 'domain' },
    errorTexts: { taken: t('create.domainTaken') },
    // A closed dialog must not consume the draft.
    ...(isOpen && { draft: { name: 'site.create', fields: ['name', 'domain', 'kind', 'language'] } }),
  });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('create.title')}
      text={t('create.text')}
      action={t('create.submit')}
      isBusy={creation.isPending}
      form={form}
      onSubmit={({ name, domain, kind, language: chosen }) =>
        creation.mutateAsync({
          name,
          domain: domain.toLowerCase(),
          default_language: chosen,
          ...(kind === 'playlist' && { is_playlist: true }),
          ...(kind === 'console' && { is_console: true }),
        })
      }
    >
      <FormText form={form} name="name" label={t('form.name')} autoComplete="off" autoFocus required />
      <FormText
        form={form}
        name="domain"
        label={t('create.domain')}
        hint={t('create.domainHint')}
        placeholder="partners.example.com"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <FormRadios
        form={form}
        name="kind"
        label={t('form.kind')}
        isStacked
        options={SITE_KINDS.map((kind) => ({
          value: kind,
          label: t(`kind.${kind}`),
          description: t(`form.${kind}Text`),
        }))}
      />
      <FormSelect
        form={form}
        name="language"
        label={t('form.language')}
        hint={t('create.languageHint')}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
    </FormDialog>
  );
}

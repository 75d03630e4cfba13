import { useQueryClient } from '@portal/shared/http';
import { Form, useForm } from '@portal/shared/ui/form';
import { useEffect, useMemo, useRef, useState } from 'react';
import { siteQuery } from '../../components/site/site.api.ts';
import type { SiteSettings } from '../../components/site/site.api.ts';
import { siteTexts } from '../../components/site/texts.ts';
import { BasicsCard } from './basics-card.tsx';
import { FiguresCard } from './figures-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { ConflictBanner } from './conflict-banner.tsx';
import { refill, refillSaved } from './newer-values.ts';
import { PicturesCard } from './pictures-card.tsx';
import { SaveBar } from './save-bar.tsx';
import { createSettingsSchema } from './settings-schema.ts';
import { mergeSettings, toChange, toValues } from './settings-values.ts';
import type { SettingsValues } from './settings-values.ts';
import * as styles from './site.styles.ts';
import { TextsCard } from './texts-card.tsx';
import { ThemeCard } from './theme-card.tsx';
import { useSettingsChange } from './use-settings-change.ts';

export type SettingsFormProps = { site: SiteSettings };

/** All settings of a domain in one form; of a domain that someone else changed meanwhile nothing typed is lost. */
export function SettingsForm({ site }: SettingsFormProps) {
  const { t } = siteTexts.useTexts();
  const client = useQueryClient();
  // What the form was filled with; a newer response must not replace what is being typed.
  const [base, setBase] = useState(site);
  const saved = useMemo(() => toValues(base), [base]);
  const schema = useMemo(() => createSettingsSchema(t), [t]);
  const form = useForm<SettingsValues>({
    schema,
    defaultValues: saved,
    errorTexts: { version_conflict: t('form.conflict') },
    draft: {
      name: `site.change.${site.domain}`,
      fields: Object.keys(saved) as (keyof SettingsValues)[],
    },
  });
  const change = useSettingsChange(site.domain);
  const { isDirty, isSubmitSuccessful } = form.formState;
  const sent = useRef(saved);
  useEffect(() => {
    // After the submit has ended, so that the form guards the next change again.
    if (isSubmitSuccessful) refillSaved(form, sent.current, saved);
  }, [form, isSubmitSuccessful, saved]);

  const save = async (values: SettingsValues) => {
    // A copy, because the form changes its own texts of each language in place.
    sent.current = structuredClone(form.getValues());
    const changed = toChange(base, values);
    if (!changed) return;
    const { site: newer } = await change.mutateAsync(changed);
    setBase(newer);
  };
  const loadNewer = async () => {
    const { site: newer } = await client.fetchQuery({ ...siteQuery(site.domain), staleTime: 0 });
    refill(form, toValues(newer), mergeSettings(base, form.getValues(), newer));
    setBase(newer);
    change.reset();
  };

  return (
    <Form css={styles.form} form={form} label={t('form.label', { name: base.name })} onSubmit={save}>
      <ConflictBanner error={change.error} onLoad={loadNewer} />
      <BasicsCard form={form} isConsole={base.is_console} />
      {!base.is_console && <FiguresCard form={form} />}
      {!base.is_console && <DocumentsCard form={form} />}
      <ThemeCard form={form} saved={saved} />
      <PicturesCard form={form} site={base} saved={saved} />
      <TextsCard form={form} />
      <SaveBar isDirty={isDirty} isBusy={change.isPending} onDiscard={() => form.reset(saved)} isFloating />
    </Form>
  );
}

import { countNameCharacters } from '@portal/shared/api';
import { useQueryClient, useWrite } from '@portal/shared/http';
import { useSnackbar } from '@portal/shared/state';
import { Form, FormText, s, useForm } from '@portal/shared/ui/form';
import { useEffect, useMemo, useRef, useState } from 'react';
import { siteTexts } from '../../components/site/texts.ts';
import { ConflictBanner } from './conflict-banner.tsx';
import { changeContact, contactQuery } from './contact.api.ts';
import type { Contact } from './contact.api.ts';
import { mergeTyped, refill, refillSaved } from './newer-values.ts';
import { SaveBar } from './save-bar.tsx';
import * as styles from './site.styles.ts';

/** The fields with the most characters that the server takes. */
const LENGTHS = {
  company: 200,
  business_number: 50,
  address: 500,
  manager_name: 100,
  manager_contact: 200,
  email: 254,
} as const;
const FIELDS = Object.keys(LENGTHS) as (keyof typeof LENGTHS)[];

type ContactValues = Record<keyof typeof LENGTHS, string>;

const toValues = (contact: Contact | null): ContactValues => ({
  company: contact?.company ?? '',
  business_number: contact?.business_number ?? '',
  address: contact?.address ?? '',
  manager_name: contact?.manager_name ?? '',
  manager_contact: contact?.manager_contact ?? '',
  email: contact?.email ?? '',
});

/** A missing contact has the version 0. */
const versionOf = (contact: Contact | null) => contact?.version ?? 0;

export type ContactFormProps = { domain: string; contact: Contact | null };

/** The payment contact of a domain; of one that someone else changed meanwhile nothing typed is lost. */
export function ContactForm({ domain, contact }: ContactFormProps) {
  const { t } = siteTexts.useTexts();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const [base, setBase] = useState(contact);
  const saved = useMemo(() => toValues(base), [base]);
  const schema = useMemo(() => {
    const text = (length: number) =>
      s.string().check(
        s.trim(),
        s.refine((value) => countNameCharacters(value) > 0, { error: t('contact.missing') }),
        s.maxLength(length),
      );
    return s.object({
      company: text(LENGTHS.company),
      business_number: text(LENGTHS.business_number),
      address: text(LENGTHS.address),
      manager_name: text(LENGTHS.manager_name),
      manager_contact: text(LENGTHS.manager_contact),
      email: text(LENGTHS.email),
    });
  }, [t]);
  const form = useForm<ContactValues>({
    schema,
    defaultValues: saved,
    errorTexts: { version_conflict: t('form.conflict') },
    draft: { name: `site.contact.${domain}`, fields: FIELDS },
  });
  const change = useWrite({
    send: changeContact,
    onSuccess: (response) => {
      client.setQueryData(contactQuery(domain).queryKey, response);
      snackbar.show({ type: 'success', title: t('contact.saved') });
    },
  });
  const { isDirty, isSubmitSuccessful } = form.formState;
  const sent = useRef(saved);
  useEffect(() => {
    // After the submit has ended, so that the form guards the next change again.
    if (isSubmitSuccessful) refillSaved(form, sent.current, saved);
  }, [form, isSubmitSuccessful, saved]);
  const loadNewer = async () => {
    const { contact: newer } = await client.fetchQuery({ ...contactQuery(domain), staleTime: 0 });
    refill(form, toValues(newer), mergeTyped(saved, form.getValues(), toValues(newer)));
    setBase(newer);
    change.reset();
  };
  return (
    <Form
      css={styles.form}
      form={form}
      label={t('contact.title')}
      onSubmit={async (values) => {
        sent.current = form.getValues();
        const response = await change.mutateAsync({ domain, version: versionOf(base), ...values });
        setBase(response.contact);
      }}
    >
      <ConflictBanner error={change.error} onLoad={loadNewer} />
      <div css={styles.fields}>
        {FIELDS.map((name) => (
          <FormText
            key={name}
            form={form}
            name={name}
            label={t(`contact.${name}`)}
            autoComplete="off"
            {...(name === 'email' && { inputMode: 'email' as const })}
            required
          />
        ))}
      </div>
      <SaveBar isDirty={isDirty} isBusy={change.isPending} onDiscard={() => form.reset(saved)} />
    </Form>
  );
}

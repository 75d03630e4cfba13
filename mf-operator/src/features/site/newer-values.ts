import type { PortalForm } from '@portal/shared/ui/form';

type Values = Record<string, unknown>;

const isSame = (first: unknown, second: unknown) => JSON.stringify(first) === JSON.stringify(second);

/** What was typed since `before`, on top of the newer values that someone else saved meanwhile. */
export const mergeTyped = <Form extends Values>(before: Form, typed: Form, newer: Form): Form => ({
  ...newer,
  ...Object.fromEntries(Object.entries(typed).filter(([name, value]) => !isSame(value, before[name]))),
});

/** Fills a form with newer values, and with typed ones as unsaved changes of them. */
export const refill = <Form extends Values>(form: PortalForm<Form>, newer: Form, merged: Form): void => {
  form.reset(newer);
  for (const name of Object.keys(merged)) {
    // The keys of the values are the names of the form's fields.
    const field = name as Parameters<typeof form.setValue>[0];
    form.setValue(field, merged[name] as Parameters<typeof form.setValue>[1], { shouldDirty: true });
  }
};

/** Fills a form with what was saved, and keeps what was typed since it was sent as unsaved changes of it. */
export const refillSaved = <Form extends Values>(form: PortalForm<Form>, sent: Form, saved: Form): void =>
  refill(form, saved, mergeTyped(sent, form.getValues(), saved));

import { useId } from 'react';
import { Button } from '@portal/shared/ui/controls';
import { Form, FormCheckbox, FormText, s, useForm } from '@portal/shared/ui/form';
import { Modal } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';
import { NAME_ERRORS, nameSchema, findViewByName } from './view-name.ts';
import { addView, updateView, useViewMutation } from './views.api.ts';
import type { SavedView, ViewPath } from './views.api.ts';
import { viewTexts } from './texts.ts';

const schema = s.object({ name: nameSchema, isDefault: s.boolean() });

export type SaveViewModalProps = {
  isOpen: boolean;
  onClose: () => void;
  path: ViewPath;
  /** The normalized query of the screen. */
  query: string;
  /** The views of the screen. */
  views: readonly SavedView[];
  onSaved: (view: SavedView) => void;
};

/** Saves the screen as a view; an existing name is overwritten, and the button says so. */
export const SaveViewModal = ({ isOpen, onClose, path, query, views, onSaved }: SaveViewModalProps) => {
  const { t } = viewTexts.useTexts();
  const id = useId();
  const adding = useViewMutation(addView);
  const overwriting = useViewMutation(updateView);
  const form = useForm({
    schema,
    defaultValues: { name: '', isDefault: false },
    errorFields: NAME_ERRORS,
    ...(isOpen && { draft: { name: `view.save.${path}`, fields: ['name', 'isDefault'] } }),
  });
  const existing = findViewByName(views, form.watch('name'));

  const handleSubmit = async ({ name, isDefault }: { name: string; isDefault: boolean }) => {
    const { view } = existing
      ? await overwriting.mutateAsync({ id: existing.id, query, ...(isDefault && { is_default: true }) })
      : await adding.mutateAsync({ path, name, query, is_default: isDefault });
    onSaved(view);
    onClose();
  };
  const { isSubmitting } = form.formState;
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      size="confirm"
      title={t('saveTitle')}
      description={t('saveText')}
      isDismissable={!isSubmitting}
      footer={(cancel) => (
        <>
          <Button size="lg" disabled={isSubmitting} onClick={cancel}>
            {texts.text('filters.cancel')}
          </Button>
          <Button size="lg" variant="primary" type="submit" form={id} isBusy={isSubmitting}>
            {t(existing ? 'overwrite' : 'save')}
          </Button>
        </>
      )}
    >
      <Form id={id} form={form} label={t('saveTitle')} onSubmit={handleSubmit}>
        <FormText
          form={form}
          name="name"
          label={t('name')}
          placeholder={t('namePlaceholder')}
          autoFocus
          autoComplete="off"
          hint={existing && t('overwrites', { name: existing.name })}
        />
        <FormCheckbox form={form} name="isDefault" label={t('openFirst')} />
      </Form>
    </Modal>
  );
};

import { useState } from 'react';
import { Button } from '@portal/shared/ui/controls';
import { lazyComponent } from '@portal/shared/ui/feedback';
import { Form, FormText, s, useForm } from '@portal/shared/ui/form';
import { loadDiscardQuestion } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';
import * as styles from './saved-views.styles.ts';
import { NAME_ERRORS, nameSchema } from './view-name.ts';
import { updateView, useViewMutation } from './views.api.ts';
import type { SavedView } from './views.api.ts';
import { viewTexts } from './texts.ts';

const schema = s.object({ name: nameSchema });

// Loaded with the modal around the form.
const DiscardQuestion = lazyComponent(loadDiscardQuestion, () => null);

export type RenameFormProps = { view: SavedView; onClose: () => void };

/** Edits a view's name in place of its row. */
export const RenameForm = ({ view: { id, name }, onClose }: RenameFormProps) => {
  const { t } = viewTexts.useTexts();
  const renaming = useViewMutation(updateView);
  const form = useForm({ schema, defaultValues: { name }, errorFields: NAME_ERRORS });
  const { isSubmitting, isDirty } = form.formState;
  const [isAsking, setAsking] = useState(false);
  const cancel = () => (isDirty ? setAsking(true) : onClose());
  return (
    <Form
      form={form}
      css={styles.rename}
      label={t('renameNamed', { name })}
      onSubmit={async (words) => {
        await renaming.mutateAsync({ id, name: words.name });
        onClose();
      }}
    >
      <FormText
        form={form}
        name="name"
        label={t('name')}
        isLabelHidden
        hasMessageLine={false}
        autoFocus
        autoComplete="off"
        css={styles.renameField}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Escape closes the field, not the modal.
          event.stopPropagation();
          cancel();
        }}
      />
      <Button disabled={isSubmitting} onClick={cancel}>
        {texts.text('filters.cancel')}
      </Button>
      <Button type="submit" variant="primary" isBusy={isSubmitting}>
        {t('save')}
      </Button>
      {isAsking && <DiscardQuestion isOpen onKeep={() => setAsking(false)} onDiscard={onClose} />}
    </Form>
  );
};

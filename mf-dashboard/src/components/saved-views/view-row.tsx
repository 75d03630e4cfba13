import { useState } from 'react';
import { useSnackbar } from '@portal/shared/state';
import { Button, IconButton } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import { RenameForm } from './rename-form.tsx';
import * as styles from './saved-views.styles.ts';
import { updateView, useViewMutation } from './views.api.ts';
import type { SavedView } from './views.api.ts';
import { viewTexts } from './texts.ts';

export type ViewRowProps = { view: SavedView; onDelete: () => void };

/** A row of the list of views. */
export const ViewRow = ({ view, onDelete }: ViewRowProps) => {
  const { t } = viewTexts.useTexts();
  const { show } = useSnackbar();
  const choosing = useViewMutation(updateView);
  const [isRenaming, setRenaming] = useState(false);
  const [wasRenamed, setWasRenamed] = useState(false);
  const { name, is_default: isDefault } = view;
  if (isRenaming)
    return (
      <li css={styles.row}>
        <RenameForm
          view={view}
          onClose={() => {
            setRenaming(false);
            setWasRenamed(true);
          }}
        />
      </li>
    );
  return (
    <li css={styles.row}>
      <IconButton
        icon="pin"
        label={t('openFirstNamed', { name })}
        isPressed={isDefault}
        isFilled={isDefault}
        isBusy={choosing.isPending}
        css={isDefault && styles.pin}
        onClick={() =>
          choosing.mutate(
            { id: view.id, is_default: !isDefault },
            { onError: () => show({ type: 'error', title: texts.text('views.notSaved', { name }) }) },
          )
        }
      />
      <span css={styles.name}>{name}</span>
      <Button
        size="sm"
        variant="quiet"
        // The focused field was removed.
        autoFocus={wasRenamed}
        aria-label={t('renameNamed', { name })}
        onClick={() => setRenaming(true)}
      >
        {t('rename')}
      </Button>
      <IconButton icon="trash" label={t('deleteNamed', { name })} onClick={onDelete} />
    </li>
  );
};

import { useQueryFlag } from '@portal/shared/routing';
import { screenClassAtom, useAtomValue, useSnackbar } from '@portal/shared/state';
import { Chip, FilterTrigger, IconButton } from '@portal/shared/ui/controls';
import { lazyComponent } from '@portal/shared/ui/feedback';
import type { LoadFailure } from '@portal/shared/ui/feedback';
import { FailedModal, Menu } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';
import { useWasOpened } from '../use-was-opened.ts';
import * as styles from './saved-views.styles.ts';
import type { SavedViewsOfScreen } from './use-saved-views.ts';
import type { ViewDialogsProps } from './view-dialogs.tsx';
import { updateView, useViewMutation } from './views.api.ts';
import type { SavedView } from './views.api.ts';

const FailedDialogs = (props: ViewDialogsProps & LoadFailure) => {
  const { t } = texts.useTexts();
  return <FailedModal {...props} isOpen={props.dialog !== undefined} title={t('views.label')} />;
};

// Loaded on demand with their texts, because forms are large and most visits save no view.
const ViewDialogs = lazyComponent(async () => {
  const dialogs = await import('./view-dialogs.tsx');
  await dialogs.viewTexts.load();
  return dialogs.ViewDialogs;
}, FailedDialogs);

export type SavedViewsProps = {
  saved: SavedViewsOfScreen;
  /** Shows an icon only, unless a view is open. */
  isIcon?: boolean;
};

/** The menu that opens, saves and manages the views of a report screen. */
export const SavedViews = ({ saved, isIcon = false }: SavedViewsProps) => {
  const { t } = texts.useTexts();
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const { show } = useSnackbar();
  const { path, hasFailed, retry, views, query, opened, shown, open, markOpened } = saved;
  const overwriting = useViewMutation(updateView);
  const { value: dialog, isOpen, open: openDialog, close } = useQueryFlag('views');
  const hasDialogs = useWasOpened(isOpen);

  const handleSaved = ({ id, name }: SavedView) => {
    markOpened(id);
    show({ type: 'success', title: t('views.saved', { name }) });
  };
  const handleOverwrite = (view: SavedView) =>
    overwriting.mutate(
      { id: view.id, query },
      {
        onSuccess: (response) => handleSaved(response.view),
        onError: () => show({ type: 'error', title: t('views.notSaved', { name: view.name }) }),
      },
    );

  const changed = shown === undefined && query !== '' ? opened : undefined;
  const name = (shown ?? changed)?.name;
  const labels = [name ?? t('views.label'), changed && t('views.changed')].filter(Boolean);

  const entries = [
    {
      id: 'standard',
      label: t('views.standard'),
      isChosen: shown === undefined && query === '',
      onSelect: () => open(undefined),
    },
    ...views.map((view) => ({
      id: view.id,
      label: view.name,
      isChosen: view === shown,
      ...(view.is_default && { note: t('views.opensFirst') }),
      onSelect: () => open(view),
    })),
    'separator' as const,
    hasFailed && {
      id: 'retry',
      icon: 'retry' as const,
      label: t('views.retry'),
      description: t('views.failed'),
      onSelect: () => void retry(),
    },
    changed && {
      id: 'overwrite',
      icon: 'check' as const,
      label: t('views.overwriteNamed', { name: changed.name }),
      onSelect: () => handleOverwrite(changed),
    },
    {
      id: 'save',
      icon: 'plus' as const,
      label: t('views.saveAs'),
      onSelect: () => openDialog('save'),
    },
    views.length > 0 && {
      id: 'manage',
      icon: 'settings' as const,
      label: t('views.manage'),
      onSelect: () => openDialog('manage'),
    },
  ].filter((entry) => entry !== false && entry !== undefined);

  const triggerProps = {
    icon: 'star',
    ...(name !== undefined && {
      'aria-label': [...new Set([t('views.label'), ...labels])].join(' '),
    }),
  } as const;
  const trigger = isPhone ? (
    <Chip {...triggerProps} isOn={name !== undefined} aria-pressed={undefined}>
      {labels.join(' · ')}
    </Chip>
  ) : isIcon && name === undefined ? (
    <IconButton icon="star" variant="secondary" label={t('views.label')} />
  ) : (
    <FilterTrigger
      {...triggerProps}
      css={name !== undefined && styles.named}
      value={labels[0]}
      detail={labels[1]}
    />
  );
  return (
    <>
      <Menu label={t('views.label')} placement="bottom start" trigger={trigger} entries={entries} />
      {hasDialogs && (
        <ViewDialogs dialog={dialog} onClose={close} {...{ path, query, views }} onSaved={handleSaved} />
      )}
    </>
  );
};

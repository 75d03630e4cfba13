import { useQueryFlag } from '@portal/shared/routing';
import type { ActionFlag } from '@portal/shared/routing';
import { lazyComponent } from '@portal/shared/ui/feedback';
import type { LazyComponent, LoadFailure } from '@portal/shared/ui/feedback';
import { FailedModal } from '@portal/shared/ui/overlay';
import { Fragment, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { siteTexts } from './texts.ts';

export type DialogState = { isOpen: boolean; onClose: () => void };

type DialogTitle = 'create.title' | 'accounts.addTitle' | 'delete.title';

/** A dialog whose code is loaded when it opens; where that fails, a dialog of the same title says so. */
export const lazyDialog = <Props extends DialogState>(
  title: DialogTitle,
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> =>
  lazyComponent(load, function FailedDialog({ isOpen, onClose, ...failure }: Props & LoadFailure) {
    const { t } = siteTexts.useTexts();
    return <FailedModal {...failure} {...{ isOpen, onClose }} title={t(title)} />;
  });

export type FlagDialogProps = {
  flag: ActionFlag;
  /** Renders the dialog, anew for each opening, so that it never opens with what was entered last. */
  children: (dialog: DialogState) => ReactNode;
};

/** Shows a dialog while a flag is in the address; loads nothing before its first opening. */
export function FlagDialog({ flag, children }: FlagDialogProps) {
  const { isOpen, close } = useQueryFlag(flag);
  const [opening, setOpening] = useState({ isOpen: false, count: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0) });
  if (opening.count === 0) return null;
  return <Fragment key={opening.count}>{children({ isOpen, onClose: close })}</Fragment>;
}

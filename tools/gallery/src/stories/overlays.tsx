import { useState } from 'react';
import { Button, IconButton } from '@portal/shared/ui/controls';
import { Banner, SnackbarStack, StatePanel } from '@portal/shared/ui/feedback';
import { ConfirmModal, Menu, Modal, Popover, RangeCalendar } from '@portal/shared/ui/overlay';
import { Story } from '../story.tsx';
import { useSampleTexts } from '../sample-texts.ts';

export const Overlays = () => {
  const w = useSampleTexts();
  const [open, setOpen] = useState<'modal' | 'confirm'>();
  const [range, setRange] = useState({ from: '2026-11-05', to: '2026-11-18' });
  const close = () => setOpen(undefined);
  return (
    <>
      <Story name="menu, popover, modal, question">
        <Menu
          label={w.channel}
          trigger={<IconButton icon="more" label={w.more} />}
          entries={[
            { id: 'a', label: w.needed, icon: 'refresh', note: w.later, isDisabled: true, onSelect: close },
            { id: 'b', label: w.save, icon: 'user-plus', onSelect: close },
            'separator',
            { id: 'c', label: w.remove, icon: 'trash', tone: 'bad', onSelect: close },
          ]}
        />
        <Popover label={w.more} trigger={<Button>{w.status}</Button>}>
          {w.hint}
        </Popover>
        <Button onClick={() => setOpen('modal')}>{w.register}</Button>
        <Button onClick={() => setOpen('confirm')}>{w.remove}</Button>
        <Modal
          isOpen={open === 'modal'}
          onClose={close}
          title={w.register}
          description={w.emptyText}
          footer={
            <Button variant="primary" size="lg" onClick={close}>
              {w.save}
            </Button>
          }
        >
          {w.title}
        </Modal>
        <ConfirmModal
          isOpen={open === 'confirm'}
          onClose={close}
          onConfirm={close}
          title={w.remove}
          text={w.emptyText}
          confirmLabel={w.remove}
          tone="danger"
        />
      </Story>
      <Story name="calendar" layout="grid">
        <RangeCalendar
          label={w.period}
          value={range}
          onChange={setRange}
          min="2026-05-01"
          max="2026-11-19"
          markedDay="2026-11-19"
        />
      </Story>
      <Story name="states: empty, failed, forbidden" layout="grid">
        <StatePanel
          kind="empty"
          isFramed
          level={3}
          title={w.empty}
          text={w.emptyText}
          actions={
            <Button variant="primary" icon="plus">
              {w.register}
            </Button>
          }
        />
        <StatePanel kind="error" isFramed level={3} onRetry={close} requestId="req-7f3a" />
        <StatePanel kind="forbidden" isFramed level={3} />
      </Story>
      <Story name="banners" layout="block">
        <Banner kind="info" title={w.emptyText} onDismiss={close} />
        <Banner kind="warn" title={w.needed} action={<Button size="sm">{w.save}</Button>}>
          {w.emptyText}
        </Banner>
      </Story>
    </>
  );
};

export const Snackbars = () => {
  const w = useSampleTexts();
  const action = { label: w.undo, run: () => undefined };
  return (
    <Story name="snackbars: done, failed, note" layout="block">
      <SnackbarStack
        onDismiss={() => undefined}
        snackbars={[
          { id: 1, type: 'success', title: w.saved, action, duration: 1e9 },
          { id: 2, type: 'error', title: w.unsaved, text: w.mistake, duration: 1e9 },
          { id: 3, type: 'info', title: w.emptyText, duration: 1e9 },
        ]}
      />
    </Story>
  );
};

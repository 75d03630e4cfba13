import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, Separator } from 'react-aria-components/Menu';
import type { Placement } from 'react-aria-components/Popover';
import { flushSync } from 'react-dom';
import { Icon } from '../parts/icon.tsx';
import type { MenuEntry, MenuItem } from './menu-item.ts';
import { PopupFrame } from './popup-frame.tsx';
import * as styles from './popup.styles.ts';
import { useListFocus } from './use-list-focus.ts';

const isItem = (entry: MenuEntry): entry is MenuItem => entry !== 'separator';

/** Props of `MenuPopup`. */
export type MenuPopupProps = {
  triggerRef: RefObject<HTMLElement | null>;
  label: string;
  entries: readonly MenuEntry[];
  placement: Placement | undefined;
  onClose: () => void;
};

/** The open list of a `Menu`. */
export const MenuPopup = ({ triggerRef, label, entries, placement, onClose }: MenuPopupProps) => {
  const list = useListFocus();
  const items = entries.filter(isItem);
  const hasTicks = items.some((item) => item.isChosen !== undefined);
  return (
    <PopupFrame label={label} triggerRef={triggerRef} placement={placement} onClose={onClose} isList>
      <AriaMenu
        ref={list}
        css={[styles.list, styles.menuList]}
        aria-label={label}
        autoFocus="first"
        disabledKeys={items.filter((item) => item.isDisabled).map((item) => item.id)}
        onClose={onClose}
        onAction={(key) => {
          // A dialog that opens in the same commit would restore the focus to an item that is gone by then.
          flushSync(onClose);
          triggerRef.current?.focus({ preventScroll: true });
          items.find((item) => item.id === key)?.onSelect();
        }}
      >
        {entries.map((entry, index) =>
          isItem(entry) ? (
            <AriaMenuItem
              key={entry.id}
              id={entry.id}
              textValue={entry.label}
              css={[styles.item, entry.tone === 'bad' && styles.badItem]}
            >
              {entry.icon && <Icon name={entry.icon} />}
              <span css={styles.words}>
                <span css={[styles.label, entry.isChosen && styles.chosen]}>{entry.label}</span>
                {entry.description && <span css={styles.description}>{entry.description}</span>}
              </span>
              {entry.note && <span css={styles.note}>{entry.note}</span>}
              {hasTicks && <span css={styles.tick}>{entry.isChosen && <Icon name="check" />}</span>}
            </AriaMenuItem>
          ) : (
            <Separator key={`separator-${index}`} css={styles.separator} />
          ),
        )}
      </AriaMenu>
    </PopupFrame>
  );
};

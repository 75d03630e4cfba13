import { css } from '@emotion/react';
import { Checkbox } from '../controls/checkbox.tsx';
import { uiTexts } from '../texts/index.ts';
import type { RowSelection } from './use-row-selection.ts';

const styles = {
  // Above the link that covers the card.
  box: css({ zIndex: 1, flex: 'none', alignSelf: 'flex-start' }),
  /** In the middle of the title's first line, or of an avatar. */
  besideTitle: css({ height: '20px' }),
  besideMedia: css({ height: '44px' }),
};

/** Props of `CardBox`. */
export type CardBoxProps = RowSelection & { id: string; isBesideMedia: boolean };

/** The checkbox that selects a card. */
export const CardBox = ({
  id,
  name,
  isSelected,
  isSelectable = true,
  onSelect,
  isBesideMedia,
}: CardBoxProps) => {
  const { t } = uiTexts.useTexts();
  return (
    <Checkbox
      css={[styles.box, isBesideMedia ? styles.besideMedia : styles.besideTitle]}
      label={t('table.selectRow', { name: name ?? '' })}
      isLabelHidden
      isChecked={isSelected}
      isDisabled={!isSelectable}
      onChange={(isChecked) => onSelect?.(id, isChecked)}
    />
  );
};

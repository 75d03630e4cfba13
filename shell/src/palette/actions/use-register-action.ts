import { paths } from '@portal/shared/routing';
import { roleAtom, useAtomValue } from '@portal/shared/state';
import { useCanOpen } from '../../navigation/openable-pages.ts';
import { paletteTexts } from '../palette-texts.ts';
import type { PaletteAction } from '../search-result.ts';
import { readChannelAddress } from './read-channel-address.ts';
import { useOpenAddress } from './use-open-address.ts';

/** The action that opens the registration with the channel whose address is in the text; for managers. */
export const useRegisterAction = (text: string): PaletteAction[] => {
  const { t } = paletteTexts.useTexts();
  const openAddress = useOpenAddress();
  const canOpen = useCanOpen();
  const isManager = useAtomValue(roleAtom) === 'manager';
  const channel = isManager && canOpen(paths.manageChannel.path) ? readChannelAddress(text) : undefined;
  if (channel === undefined) return [];
  return [
    {
      id: `register/${channel}`,
      label: t('action.register', { channel }),
      icon: 'plus',
      run: () => openAddress(paths.manageChannel.href({ addChannel: channel })),
    },
  ];
};

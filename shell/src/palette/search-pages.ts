import { paths } from '@portal/shared/routing';
import { useCanOpen } from '../navigation/openable-pages.ts';
import { shellTexts } from '../texts.ts';

/** The page that lists each kind of the server's search results, which the user must be able to open. */
export const searchPages = {
  channels: paths.manageChannel.path,
  videos: paths.dashboard.path,
  tracks: paths.musics.path,
};

/** Says what the palette searches: channels, videos and tracks only where the user can open all of them. */
export const useSearchLabel = (): string => {
  const { t } = shellTexts.useTexts();
  return t(Object.values(searchPages).every(useCanOpen()) ? 'nav.search' : 'nav.searchPages');
};

import { paths } from '@portal/shared/routing';
import { Tabs } from '@portal/shared/ui/controls';
import { texts } from '../texts.ts';

/** The navigation between the pages of music. */
export function MusicTabs() {
  const { t } = texts.useTexts();
  return (
    <Tabs
      label={t('tabs.label')}
      items={[
        { to: paths.musics.href(), label: t('tabs.home') },
        { to: paths.musicsAll.href(), label: t('tabs.all') },
        { to: paths.musicsTags.href(), label: t('tabs.tags') },
        { to: paths.musicsShopping.href(), label: t('tabs.shopping') },
      ]}
    />
  );
}

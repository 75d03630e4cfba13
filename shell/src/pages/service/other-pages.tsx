import { paths } from '@portal/shared/routing';
import { BackgroundTasks } from '../../layout/background-tasks.tsx';
import { useOpenablePages } from '../../navigation/openable-pages.ts';
import { Shortcuts } from '../shortcuts.tsx';

/** The other pages of the site, with the tasks of every signed-in page. */
export function OtherPages() {
  const pages = useOpenablePages().filter(({ to }) => to !== paths.service.path);
  return (
    <>
      <Shortcuts items={pages} />
      <BackgroundTasks />
    </>
  );
}

import { addAllIcons } from '@portal/shared/ui/icons';

addAllIcons();

export { Frame } from '../layout/frame.tsx';
export { FramedPageView } from './framed-page-view.tsx';
export { RemotePage } from '../remotes/remote-page.tsx';
export { ForbiddenPage, NotFoundPage, UnavailablePage } from './not-found-page.tsx';

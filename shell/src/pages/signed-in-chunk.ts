import { addAllIcons } from '@portal/shared/ui/icons';

addAllIcons();

export { resumeSession } from '../query-cache/resume-session.ts';
export { NavigationLayout } from '../layout/navigation-layout.tsx';
export { SearchButton } from '../palette/search-button.tsx';
export { OtherPages } from './service/other-pages.tsx';
export { NavigationLayoutPageView } from './navigation-layout-page-view.tsx';
export { RemotePage } from '../remotes/remote-page.tsx';
export { ForbiddenPage, NotFoundPage, UnavailablePage } from './not-found-page.tsx';

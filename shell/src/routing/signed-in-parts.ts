export { Frame } from '../layout/frame.tsx';
export { RemotePage } from '../remotes/remote-page.tsx';
export { ForbiddenPage, NotFoundPage, UnavailablePage } from './not-found-page.tsx';

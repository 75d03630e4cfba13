export { NoticeBody } from './notice-body.tsx';
export type { NoticeBodyProps } from './notice-body.tsx';
export { NoticeHeader, NoticeHeaderSkeleton } from './notice-header.tsx';
export type { NoticeHeaderProps } from './notice-header.tsx';
export type { NoticeNode } from './render-nodes.tsx';

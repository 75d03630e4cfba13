export { NoticeBody } from './notice-body.tsx';
export type { NoticeBodyProps } from './notice-body.tsx';
export type { NoticeNode } from './render-nodes.tsx';

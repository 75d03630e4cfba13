import { NoticeEditor } from './notice-editor.tsx';
import { NoticeFrame } from './notice-frame.tsx';

/** The page on which a notice is written. */
export const NewNoticePage = () => (
  <NoticeFrame>
    <NoticeEditor />
  </NoticeFrame>
);

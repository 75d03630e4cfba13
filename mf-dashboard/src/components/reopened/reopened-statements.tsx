import { FailedPanel, lazyComponent } from '@portal/shared/ui/feedback';
import type { ReopenedListProps } from './reopened-list.tsx';

// Loaded with its texts, because few months have a reopened statement.
const ReopenedList = lazyComponent<ReopenedListProps>(async () => {
  const list = await import(/* webpackChunkName: "reopened" */ './reopened-list.tsx');
  await list.reopenedTexts.load();
  return list.ReopenedList;
}, FailedPanel);

/** Which statements of a month were reopened, when and why, and what replaces them; nothing without any. */
export const ReopenedStatements = ({ reopenings }: ReopenedListProps) =>
  reopenings.length > 0 && <ReopenedList reopenings={reopenings} />;

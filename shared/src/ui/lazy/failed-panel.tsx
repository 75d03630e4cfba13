import { StatePanel } from '../feedback/state-panel.tsx';
import type { LoadFailure } from './lazy-component.tsx';

/** Props of `FailedPanel`. */
export type FailedPanelProps = LoadFailure & {
  /** @default a general title */
  title?: string;
};

/** Stands in for a part of a page whose code could not be loaded. */
export const FailedPanel = ({ title, retry, isRetrying }: FailedPanelProps) => (
  <StatePanel
    kind="error"
    level={3}
    isCompact
    {...(title && { title })}
    isRetrying={isRetrying}
    onRetry={retry}
  />
);

import { s } from '@portal/shared/ui/form';

/** The server's limit. */
export const MAX_TEXT = 500;

/** The schema of a reason that has to be entered. */
export const requiredReason = (missing: string) =>
  s.string().check(
    s.trim(),
    s.refine((text) => text !== '', { error: missing }),
    s.maxLength(MAX_TEXT),
  );

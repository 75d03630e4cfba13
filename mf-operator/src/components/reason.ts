import { s } from '@portal/shared/ui/form';

/** The schema of a reason that has to be entered. */
export const requiredReason = (missingText: string, maxLength: number) =>
  s.string().check(
    s.trim(),
    s.refine((text) => text !== '', { error: missingText }),
    s.maxLength(maxLength),
  );

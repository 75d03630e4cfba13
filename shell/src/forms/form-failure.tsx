import { Banner } from '@portal/shared/ui/feedback';

export type FormFailureProps = { children: string | undefined };

/** Says inside a form why it was refused as a whole. */
export function FormFailure({ children }: FormFailureProps) {
  return children ? <Banner kind="bad">{children}</Banner> : null;
}

import { Banner } from '@portal/shared/ui/feedback';

export type FormErrorProps = { children: string | undefined };

/** Shows an error that concerns the whole form. */
export function FormError({ children }: FormErrorProps) {
  return children ? <Banner kind="bad">{children}</Banner> : null;
}

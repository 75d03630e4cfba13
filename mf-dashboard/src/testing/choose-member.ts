import type { RenderedPortal } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import type { within } from '@testing-library/react';

/** Selects a member in the filter sheet of a phone. */
export async function chooseMember(
  { user }: Pick<RenderedPortal, 'user'>,
  sheet: ReturnType<typeof within>,
  name: string,
) {
  await user.click(sheet.getByRole('button', { name: /^멤버/ }));
  await user.click(await screen.findByRole('option', { name }));
}

import { Button } from '@portal/shared/ui/controls';
import type { ChangeScope } from '../filters/filter-bar.tsx';
import type { Limits } from './limits.ts';

export type RemoveLimitsButtonProps = { filters: Limits; changeFilters: ChangeScope; label: string };

/** The way out of a list that is empty because of what the page is limited to; nothing where it is limited to nothing. */
export const RemoveLimitsButton = ({
  filters: { country, weekday, track },
  changeFilters,
  label,
}: RemoveLimitsButtonProps) =>
  (country ?? weekday ?? track) === undefined ? null : (
    <Button onClick={() => changeFilters({ country: undefined, weekday: undefined, track: undefined })}>
      {label}
    </Button>
  );

import { Buttons } from './stories/buttons.tsx';
import { Charts } from './stories/charts.tsx';
import { Choices } from './stories/choices.tsx';
import { Figures } from './stories/figures.tsx';
import { Forms } from './stories/forms.tsx';
import { Inputs } from './stories/inputs.tsx';
import { Overlays, Snackbars } from './stories/overlays.tsx';
import { LongTables, Tables } from './stories/tables.tsx';
import { SECTION_IDS } from './section-ids.ts';
import type { SectionId } from './section-ids.ts';

const COMPONENTS: Record<SectionId, () => React.ReactNode> = {
  buttons: Buttons,
  inputs: Inputs,
  choices: Choices,
  forms: Forms,
  figures: Figures,
  tables: Tables,
  'long-tables': LongTables,
  charts: Charts,
  overlays: Overlays,
  snackbars: Snackbars,
};

export const sections = SECTION_IDS.map((id) => ({ id, Component: COMPONENTS[id] }));

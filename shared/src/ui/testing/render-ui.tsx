import type { ReactNode } from 'react';
import { renderPortal, startPortal } from '../../testing/index.ts';
import type { PortalSetup, RenderedPortal } from '../../testing/index.ts';
import { uiTexts } from '../texts/index.ts';

/** Renders components with the words they say on their own. */
export const renderUi = async (ui: ReactNode, circumstances: PortalSetup = {}): Promise<RenderedPortal> => {
  startPortal(circumstances);
  await uiTexts.load();
  return renderPortal(ui, circumstances);
};

import type { ReactNode } from 'react';
import { renderPortal, startPortal } from '../../testing/index.ts';
import type { PortalSetup, RenderedPortal } from '../../testing/index.ts';
import { uiTexts } from '../texts/index.ts';

/** Renders components with their own texts. */
export const renderUi = async (ui: ReactNode, setup: PortalSetup = {}): Promise<RenderedPortal> => {
  startPortal(setup);
  await uiTexts.load();
  return renderPortal(ui, setup);
};

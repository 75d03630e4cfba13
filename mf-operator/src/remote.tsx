import { defineRemote } from '@portal/shared/contract';
import { routes } from './routes.tsx';
import { texts } from './texts.ts';

export default defineRemote({
  async activate() {
    await texts.load();
    return { routes };
  },
});

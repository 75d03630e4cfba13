import { routes } from './routes.tsx';

export default { activate: () => Promise.resolve({ routes }) };

import { routes } from './routes.tsx';

if (routes) throw new Error('planted: this module cannot be evaluated');

export default { activate: () => Promise.resolve({ routes }) };

export { AssignDialog } from './assign-dialog.tsx';
export { assignTexts } from './texts.ts';
export { UnassignDialog } from './unassign-dialog.tsx';

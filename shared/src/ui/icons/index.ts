export { addAllIcons } from '../parts/add-all-icons.ts';
export { loadIcons } from '../parts/icon-shapes.ts';

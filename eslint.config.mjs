export { default } from './tools/checks/lint-rules.mjs';

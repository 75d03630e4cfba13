export { ExportMenu } from './export-menu.tsx';
export type { ExportMenuProps } from './export-menu.tsx';
export { exportTexts } from './export-texts.ts';
export type { ExportEntry } from './fetch-export.ts';
export { useExport } from './use-export.ts';
export type { ExportJob, RunningExport } from './use-export.ts';
export { saveFile } from './save-file.ts';
export { findTimeZone } from './find-time-zone.ts';

export { exportDatabase, type TransferredTable } from './export-database.ts';
export { importDatabase } from './import-database.ts';
export { TransferError } from './transfer-file.ts';

import assert from 'node:assert/strict';
import Papa from 'papaparse';
import type { PortalClient } from '../../testing/portal-client.ts';
import { readXlsx } from './read-xlsx.ts';

/** Downloads an export as CSV and returns its cells as text. */
export const readCsvExport = async (client: PortalClient, path: string) => {
  const { status, body, headers } = await client.get(path);
  assert.equal(status, 200, JSON.stringify(body));
  const content = String(body);
  assert.ok(content.startsWith('\uFEFF'));
  const [header, ...rows] = Papa.parse<string[]>(content.slice(1), { skipEmptyLines: true }).data;
  return { header: header ?? [], rows, disposition: String(headers['content-disposition']) };
};

/** Downloads an export as a workbook and returns its cells with their types. */
export const readXlsxExport = async (client: PortalClient, path: string) => {
  const { status, body } = await client.get(path);
  assert.equal(status, 200, JSON.stringify(body));
  const [header, ...rows] = await readXlsx(body as Buffer);
  return { header: header ?? [], rows };
};

import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { LocalFile } from '../proxy.ts';

const ACCEPTED: LocalFile = {
  type: 'application/json',
  body: JSON.stringify({ success: true, message: '' }),
};

const reportUriSchema = z.object({
  'csp-report': z.object({ 'violated-directive': z.string(), 'blocked-uri': z.string() }),
});
const reportToSchema = z.array(z.object({ type: z.string(), body: z.record(z.string(), z.unknown()) }));

function formatReports(body: string): string[] {
  const document: unknown = JSON.parse(body);
  const legacyReport = reportUriSchema.safeParse(document);
  if (legacyReport.success) {
    const { 'violated-directive': directive, 'blocked-uri': address } = legacyReport.data['csp-report'];
    return [`${directive} refused ${address}`];
  }
  return reportToSchema.parse(document).map(({ type, body: details }) => {
    const { effectiveDirective, destination, blockedURL } = details;
    return `${String(effectiveDirective ?? destination ?? type)} refused ${String(blockedURL)}`;
  });
}

/**
 * Responds to the pages' telemetry in place of the server, because a local build must not count in the health of the
 * published ones. Prints the violations of the pages' policy for the developer.
 */
export const createTelemetryInterceptor =
  (print: (line: string) => void) =>
  async (request: IncomingMessage): Promise<LocalFile | undefined> => {
    if (!request.url?.startsWith('/api/telemetry/')) return undefined;
    const body = await text(request);
    if (request.url === '/api/telemetry/csp') {
      for (const line of formatReports(body)) print(`✗ The page’s policy: ${line}`);
    }
    return ACCEPTED;
  };

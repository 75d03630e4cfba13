import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { OwnFile } from '../front.ts';

const ACCEPTED: OwnFile = {
  type: 'application/json',
  body: JSON.stringify({ success: true, message: '' }),
};

const oldReport = z.object({
  'csp-report': z.object({ 'violated-directive': z.string(), 'blocked-uri': z.string() }),
});
const newReports = z.array(z.object({ type: z.string(), body: z.record(z.string(), z.unknown()) }));

function linesOf(body: string): string[] {
  const document: unknown = JSON.parse(body);
  const old = oldReport.safeParse(document);
  if (old.success) {
    const { 'violated-directive': directive, 'blocked-uri': address } = old.data['csp-report'];
    return [`${directive} refused ${address}`];
  }
  return newReports.parse(document).map(({ type, body: details }) => {
    const { effectiveDirective, destination, blockedURL } = details;
    return `${String(effectiveDirective ?? destination ?? type)} refused ${String(blockedURL)}`;
  });
}

/**
 * Answers what pages report instead of the server: a build that nobody published must not count in the health of what
 * runs there. What the page's policy refused is the developer's to know.
 */
export const keepTelemetry =
  (print: (line: string) => void) =>
  async (request: IncomingMessage): Promise<OwnFile | undefined> => {
    if (!request.url?.startsWith('/api/telemetry/')) return undefined;
    const body = await text(request);
    if (request.url === '/api/telemetry/csp') {
      for (const line of linesOf(body)) print(`✗ The page’s policy: ${line}`);
    }
    return ACCEPTED;
  };

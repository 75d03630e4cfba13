import { securityHeaders } from './security-headers.ts';
import type { SignedRequest } from './security-headers.ts';

type Vector = { name: string; request: SignedRequest; headers: Record<string, string> };

// The server's tests read the same file.
const vectors = jest.requireActual<Vector[]>('../api/security-vectors.json');

it.each(vectors)('$name', async ({ request, headers }) => {
  await expect(securityHeaders(request)).resolves.toEqual(headers);
});

import { createProtectionHeaders } from './protection-headers.ts';
import type { SignedRequest } from './protection-headers.ts';

type Vector = { name: string; request: SignedRequest; headers: Record<string, string> };

// The server's tests use the same vectors.
const vectors = jest.requireActual<Vector[]>('../api/protection-header-vectors.json');

it.each(vectors)(
  'createProtectionHeaders returns the expected hashes: $name',
  async ({ request, headers }) => {
    await expect(createProtectionHeaders(request)).resolves.toEqual(headers);
  },
);

import type { PortalClient } from '../../platform/testing/portal-client.ts';

type Call = Parameters<PortalClient['call']>[0];

/** Calls like a browser that drops the cookies it receives, so that the client's session stays the same. */
export const callWithoutCookies = async (client: PortalClient, call: Call) => {
  const { binding } = client;
  const reply = await client.call(call);
  client.binding = binding;
  return reply;
};

import type { PortalClient } from '../../platform/testing/portal-client.ts';

type Call = Parameters<PortalClient['call']>[0];

/** Calls like a browser that throws away the cookies it gets, so that the next call is made by the same one. */
export const callUnchanged = async (client: PortalClient, call: Call) => {
  const { binding } = client;
  const reply = await client.call(call);
  client.binding = binding;
  return reply;
};

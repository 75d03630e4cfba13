import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Fetches a page of a domain from a server; `fetch` would not send another host. */
export async function loadPage(url: string, domain: string): Promise<Buffer> {
  const sent = request(url, { headers: { host: domain, accept: 'text/html' } }).end();
  const [response] = await once(sent, 'response');
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${domain} returned ${response.statusCode}.`);
  return body;
}

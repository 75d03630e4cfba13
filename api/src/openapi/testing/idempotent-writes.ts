import { newStandInChannel, type openStandIn } from '../../youtube/testing/stand-in-world.ts';
import type { TestWorld } from '../../platform/testing/describe-databases.ts';
import {
  addMember,
  anonymous,
  insertChannel,
  insertSite,
  joinManager,
  nextNumber,
  PASSWORD,
} from '../../platform/testing/fixtures.ts';
import { signInOperator } from '../../platform/testing/operator.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

type StandIn = Awaited<ReturnType<typeof openStandIn>>['standIn'];

/** One valid call that changes something, with accounts and rows of its own. */
export type IdempotentWrite = {
  client: PortalClient;
  body: unknown;
  headers?: Record<string, string>;
  /** The caller's account is gone afterwards, so that the call cannot be repeated. */
  consumesCaller?: boolean;
};

export type WriteContext = {
  world: TestWorld;
  standIn: StandIn;
};

type Prepare = (stage: WriteContext) => Promise<IdempotentWrite>;

const DAY_MS = 24 * 60 * 60 * 1000;
const anyVersion = { 'if-match': '*' };
const person = () => ({ email: `named${nextNumber()}@example.com`, password: PASSWORD, nickname: '나나' });

const asManager = async ({ world }: WriteContext) => joinManager(world, await insertSite(world));
const asOperator = async ({ world }: WriteContext) => ({
  ...(await signInOperator(world)),
  domain: await insertSite(world),
});

const noticeOf = (domain: string) => ({
  domain,
  category: 'general',
  title: { ko: '제목' },
  body: { ko: '<p>글</p>' },
});

const aNotice = async (stage: WriteContext) => {
  const { client, domain } = await asOperator(stage);
  const { body } = await client.post('/operator/notices', noticeOf(domain));
  return { client, id: String(body.notice.id) };
};

const aTrack = async ({ world }: WriteContext) => {
  const isrc = `KRN40${String(nextNumber()).padStart(7, '0')}`;
  await world.db
    .insertInto('track')
    .values({
      ...{ isrc, title: 'x', artist: 'x', cover: 'x', category: 'bgm' as const },
      ...{ duration_seconds: 1, videos_used: '0', exclusive_logo: null },
    })
    .execute();
  return isrc;
};

const savedView = { path: '/dashboard', name: '월간', query: 'period=last-month' };

const aView = async (stage: WriteContext) => {
  const { client } = await asManager(stage);
  const { body } = await client.post('/view/add', savedView);
  return { client, id: String(body.view.id) };
};

const known = ({ standIn }: WriteContext) => {
  const channel = newStandInChannel();
  standIn.world.put(channel);
  return { youtube_id: channel.id, category: 'bgm' };
};

const settings = {
  ...{ name: '새 사이트', design_id: 'mcn-1', color_primary: '#112233', color_primary_dim: '#112233' },
  ...{ logo_favicon: '/a.svg', logo_meta: '/b.svg', exclusive_logo: null, is_playlist: false },
  ...{ default_language: 'ko', default_currency: 'KRW', tagline: { ko: { title: '제목', text: '글' } } },
  ...{ channel_verify_needed: true, password_minimum: 4 },
};

const contact = {
  ...{ company: '오로라', address: '서울', business_number: '1', email: 'pay@example.com' },
  ...{ manager_name: '김하나', manager_contact: '02' },
};

/** The example call of each operation with an Idempotency-Key; a test names those that lack one. */
export const idempotentWrites: Record<string, Prepare> = {
  async join({ world }) {
    const { password, ...rest } = person();
    const client = anonymous(world, await insertSite(world));
    return { client, body: { ...rest, password, password_confirmation: password } };
  },
  async updateAccount(stage) {
    const { client } = await asManager(stage);
    return { client, body: { password: PASSWORD, new_password: 'another one' } };
  },
  async withdraw(stage) {
    const { client } = await asManager(stage);
    return { client, body: { password: PASSWORD }, consumesCaller: true };
  },
  async addSubAccount(stage) {
    const { client } = await asManager(stage);
    const { email, ...rest } = person();
    return { client, body: { ...rest, user_id: email } };
  },
  async updateSubAccount(stage) {
    const { client } = await asManager(stage);
    const { id } = await addMember(stage.world, client);
    return { client, body: { target: id, fee_rate: 0.2 }, headers: { 'if-match': '"1"' } };
  },
  async deleteSubAccount(stage) {
    const { client } = await asManager(stage);
    const { id } = await addMember(stage.world, client);
    return { client, body: { target: id, password: PASSWORD } };
  },
  async addFavouriteTrack(stage) {
    const { client } = await asManager(stage);
    return { client, body: { isrc: await aTrack(stage) } };
  },
  async removeFavouriteTrack(stage) {
    const { client } = await asManager(stage);
    const isrc = await aTrack(stage);
    await client.post('/music/favourites/add', { isrc });
    return { client, body: { isrc } };
  },
  async addSavedView(stage) {
    const { client } = await asManager(stage);
    return { client, body: savedView };
  },
  async updateSavedView(stage) {
    const { client, id } = await aView(stage);
    return { client, body: { id, name: '다른 이름' } };
  },
  async deleteSavedView(stage) {
    const { client, id } = await aView(stage);
    return { client, body: { id } };
  },
  async addChannel(stage) {
    const { client } = await asManager(stage);
    return { client, body: known(stage) };
  },
  async addChannels(stage) {
    const { client } = await asManager(stage);
    return { client, body: { channels: [known(stage), known(stage)] } };
  },
  async assignChannel(stage) {
    const { client, id } = await asManager(stage);
    const member = await addMember(stage.world, client);
    const channel = await insertChannel(stage.world, id);
    return { client, body: { channel, members: [member.id] }, headers: anyVersion };
  },
  async unassignChannel(stage) {
    const { client, id } = await asManager(stage);
    const member = await addMember(stage.world, client);
    const channel = await insertChannel(stage.world, id, { members: [member.id] });
    return { client, body: { channel, members: [member.id] }, headers: anyVersion };
  },
  async deleteChannels(stage) {
    const { client, id } = await asManager(stage);
    const channel = await insertChannel(stage.world, id);
    return { client, body: { channels: [channel], acknowledged: true, password: PASSWORD } };
  },
  async reReviewChannel(stage) {
    const { client, id } = await asManager(stage);
    const heldAt = new Date(stage.world.clock.now().getTime() - 4 * DAY_MS);
    const channel = await insertChannel(stage.world, id, { status: 1, held_at: heldAt });
    return { client, body: { channel } };
  },
  async reviewChannel(stage) {
    const { client } = await asOperator(stage);
    const { id } = await asManager(stage);
    const channel = await insertChannel(stage.world, id, { status: 0 });
    return { client, body: { channel, decision: 'approve' }, headers: anyVersion };
  },
  async createServerKey(stage) {
    const { client, domain } = await asOperator(stage);
    return { client, body: { domain, name: 'Their shop' } };
  },
  async deleteServerKey(stage) {
    const { client, domain } = await asOperator(stage);
    const { body } = await client.post('/operator/server-keys', { domain, name: 'Their shop' });
    return { client, body: { id: body.server_key.id } };
  },
  async createNotice(stage) {
    const { client, domain } = await asOperator(stage);
    return { client, body: noticeOf(domain) };
  },
  async changeNotice(stage) {
    const { client, id } = await aNotice(stage);
    return { client, body: { id, pinned: true }, headers: anyVersion };
  },
  async deleteNotice(stage) {
    const { client, id } = await aNotice(stage);
    return { client, body: { id }, headers: anyVersion };
  },
  async createSite(stage) {
    const { client } = await asOperator(stage);
    return { client, body: { ...settings, domain: `named${nextNumber()}.test` } };
  },
  async changeSite(stage) {
    const { client, domain } = await asOperator(stage);
    return { client, body: { domain, name: '다른 이름' }, headers: anyVersion };
  },
  async changeContact(stage) {
    const { client, domain } = await asOperator(stage);
    return { client, body: { domain, ...contact }, headers: anyVersion };
  },
};

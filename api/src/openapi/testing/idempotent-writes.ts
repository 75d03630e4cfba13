import { randomUUID } from 'node:crypto';
import { CHANNEL_STATUS } from '@portal/shared/facts';
import { claimChannel } from '../../figures/ingest/testing/ingest-fixtures.ts';
import { toPacificDay } from '../../platform/clock.ts';
import { newStandInChannel } from '../../youtube/testing/stand-in-fixtures.ts';
import {
  addMember,
  createAnonymousClient,
  insertChannel,
  insertSite,
  nextNumber,
  PASSWORD,
} from '../../platform/testing/fixtures.ts';
import { payoutWrites } from './payout-writes.ts';
import { createManager, createOperator, type Prepare, type WriteContext } from './write-context.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const anyVersion = { 'if-match': '*' };
const createPerson = () => ({
  email: `named${nextNumber()}@example.com`,
  password: PASSWORD,
  nickname: '나나',
});

const noticeOf = (domain: string) => ({
  domain,
  category: 'general',
  title: { ko: '제목' },
  body: { ko: '글' },
});

const createNotice = async (context: WriteContext) => {
  const { client, domain } = await createOperator(context);
  const { body } = await client.post('/operator/notices', noticeOf(domain));
  return { client, id: String(body.notice.id) };
};

const insertTrack = async ({ api }: WriteContext) => {
  const isrc = `KRN40${String(nextNumber()).padStart(7, '0')}`;
  await api.db
    .insertInto('track')
    .values({
      isrc,
      title: 'x',
      artist: 'x',
      cover: 'x',
      category: 'bgm' as const,
      duration_seconds: 1,
      videos_used: '0',
      exclusive_logo: null,
    })
    .execute();
  return isrc;
};

const savedView = { path: '/dashboard', name: '월간', query: 'period=last-month' };

const createView = async (context: WriteContext) => {
  const { client } = await createManager(context);
  const { body } = await client.post('/view/add', savedView);
  return { client, id: String(body.view.id) };
};

const createKnownChannel = ({ standIn }: WriteContext) => {
  const channel = newStandInChannel();
  standIn.data.put(channel);
  return { youtube_id: channel.id, category: 'bgm' };
};

/** More than what is payable, which is nothing. */
const settings = {
  name: '새 사이트',
  design_id: 'mcn-1',
  color_primary: '#112233',
  color_primary_dim: '#112233',
  logo_favicon: '/a.svg',
  logo_meta: '/b.svg',
  exclusive_logo: null,
  is_playlist: false,
  default_language: 'ko',
  default_currency: 'KRW',
  tagline: { ko: { title: '제목', text: '글' } },
  channel_verify_needed: true,
  password_minimum: 4,
  priced_by: 'views',
};

const contact = {
  company: '오로라',
  address: '서울',
  business_number: '1',
  email: 'pay@example.com',
  manager_name: '김하나',
  manager_contact: '02',
};

/** The example call of each operation with an Idempotency-Key; a test names those that lack one. */
export const idempotentWrites: Record<string, Prepare> = {
  async join({ api }) {
    const { password, ...rest } = createPerson();
    const client = createAnonymousClient(api, await insertSite(api));
    return { client, body: { ...rest, password, password_confirmation: password } };
  },
  async updateAccount(context) {
    const { client } = await createManager(context);
    return { client, body: { password: PASSWORD, new_password: 'another one' } };
  },
  async withdraw(context) {
    const { client } = await createManager(context);
    return { client, body: { password: PASSWORD }, consumesCaller: true };
  },
  async addSubAccount(context) {
    const { client } = await createManager(context);
    const { email, ...rest } = createPerson();
    return { client, body: { ...rest, user_id: email } };
  },
  async updateSubAccount(context) {
    const { client } = await createManager(context);
    const { id } = await addMember(context.api, client);
    return { client, body: { target: id, fee_rate: 0.2 }, headers: { 'if-match': '"1"' } };
  },
  async deleteSubAccount(context) {
    const { client } = await createManager(context);
    const { id } = await addMember(context.api, client);
    return { client, body: { target: id, password: PASSWORD } };
  },
  async addFavouriteTrack(context) {
    const { client } = await createManager(context);
    return { client, body: { isrc: await insertTrack(context) } };
  },
  async removeFavouriteTrack(context) {
    const { client } = await createManager(context);
    const isrc = await insertTrack(context);
    await client.post('/music/favourites/add', { isrc });
    return { client, body: { isrc } };
  },
  async addSavedView(context) {
    const { client } = await createManager(context);
    return { client, body: savedView };
  },
  async updateSavedView(context) {
    const { client, id } = await createView(context);
    return { client, body: { id, name: '다른 이름' } };
  },
  async deleteSavedView(context) {
    const { client, id } = await createView(context);
    return { client, body: { id } };
  },
  async addChannel(context) {
    const { client } = await createManager(context);
    return { client, body: createKnownChannel(context) };
  },
  async addChannels(context) {
    const { client } = await createManager(context);
    return { client, body: { channels: [createKnownChannel(context), createKnownChannel(context)] } };
  },
  async assignChannel(context) {
    const { client, id } = await createManager(context);
    const member = await addMember(context.api, client);
    const channel = await insertChannel(context.api, id);
    return { client, body: { channel, members: [member.id] }, headers: anyVersion };
  },
  async unassignChannel(context) {
    const { client, id } = await createManager(context);
    const member = await addMember(context.api, client);
    const channel = await insertChannel(context.api, id, { members: [member.id] });
    return { client, body: { channel, members: [member.id] }, headers: anyVersion };
  },
  async undoAssignment(context) {
    const { client, id } = await createManager(context);
    const member = await addMember(context.api, client);
    const channel = await insertChannel(context.api, id);
    await client.post('/channel/assign', { channel, members: [member.id] }, anyVersion);
    return { client, body: { channel }, headers: anyVersion };
  },
  async deleteChannels(context) {
    const { client, id } = await createManager(context);
    const channel = await insertChannel(context.api, id);
    return { client, body: { channels: [channel], acknowledged: true, password: PASSWORD } };
  },
  async reReviewChannel(context) {
    const { client, id } = await createManager(context);
    const heldAt = new Date(context.api.clock.now().getTime() - 4 * DAY_MS);
    const channel = await insertChannel(context.api, id, { status: CHANNEL_STATUS.on_hold, held_at: heldAt });
    return { client, body: { channel } };
  },
  async reviewChannel(context) {
    const { client } = await createOperator(context);
    const { id } = await createManager(context);
    const channel = await insertChannel(context.api, id, { status: CHANNEL_STATUS.waiting });
    return { client, body: { channel, decision: 'approve' }, headers: anyVersion };
  },
  async transferChannel(context) {
    const { client } = await createOperator(context);
    const [{ id: source }, { id: account }] = [await createManager(context), await createManager(context)];
    const { api } = context;
    const channel = await claimChannel(api, source, { youtubeId: `UCmoved${randomUUID()}` });
    return { client, body: { channel, account, from: toPacificDay(api.clock.now()) } };
  },
  async reviewChannels(context) {
    const { client } = await createOperator(context);
    const { id: account } = await createManager(context);
    const id = await insertChannel(context.api, account, { status: CHANNEL_STATUS.waiting });
    return { client, body: { channels: [{ id, version: 1 }], decision: 'approve' } };
  },
  ...payoutWrites,
  async createServerKey(context) {
    const { client, domain } = await createOperator(context);
    return { client, body: { domain, name: 'Their shop' } };
  },
  async deleteServerKey(context) {
    const { client, domain } = await createOperator(context);
    const { body } = await client.post('/operator/server-keys', { domain, name: 'Their shop' });
    return { client, body: { id: body.server_key.id } };
  },
  async createNotice(context) {
    const { client, domain } = await createOperator(context);
    return { client, body: noticeOf(domain) };
  },
  async changeNotice(context) {
    const { client, id } = await createNotice(context);
    return { client, body: { id, pinned: true }, headers: anyVersion };
  },
  async deleteNotice(context) {
    const { client, id } = await createNotice(context);
    return { client, body: { id }, headers: anyVersion };
  },
  async setSearchWord(context) {
    const { client } = await createOperator(context);
    return { client, body: { word: `named${nextNumber()}`, kind: 'mood', code: 'calm' } };
  },
  async removeSearchWord(context) {
    const { client } = await createOperator(context);
    const word = `named${nextNumber()}`;
    await client.post('/operator/music/words/set', { word, kind: 'mood', code: 'calm' });
    return { client, body: { word } };
  },
  async createSite(context) {
    const { client } = await createOperator(context);
    return { client, body: { ...settings, domain: `named${nextNumber()}.test` } };
  },
  async createAccount(context) {
    const { client, domain } = await createOperator(context);
    const email = `operator${nextNumber()}@example.com`;
    return { client, body: { domain, email, password: 'right-password', nickname: 'Second' } };
  },
  async changeSite(context) {
    const { client, domain } = await createOperator(context);
    return { client, body: { domain, name: '다른 이름' }, headers: anyVersion };
  },
  async deleteSite(context) {
    const { client, domain } = await createOperator(context);
    return { client, body: { domain, reason: '잘못 만들었어요' } };
  },
  async changeContact(context) {
    const { client, domain } = await createOperator(context);
    return { client, body: { domain, ...contact }, headers: anyVersion };
  },
};

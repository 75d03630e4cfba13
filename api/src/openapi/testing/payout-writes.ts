import { addMember } from '../../platform/testing/fixtures.ts';
import { createManager, createOperator, type Prepare } from './write-context.ts';

const payment = { currency: 'KRW', amount: '1', day: '2026-01-01', reason: '선지급' };

/** The writes of payouts, of managers and of the platform. */
export const payoutWrites: Record<string, Prepare> = {
  async recordPayment(context) {
    const { client } = await createManager(context);
    const { id } = await addMember(context.api, client);
    return { client, body: { payee: id, ...payment } };
  },
  async recordAdvance(context) {
    const { client } = await createManager(context);
    const { id } = await addMember(context.api, client);
    const { reason: _, ...advance } = payment;
    return { client, body: { payee: id, ...advance, share: 0.5 } };
  },
  async reversePayment(context) {
    const { client } = await createManager(context);
    const { id } = await addMember(context.api, client);
    const { body } = await client.post('/payout/payment', { payee: id, ...payment });
    return { client, body: { entry: body.id, reason: '돌아왔어요' } };
  },
  async holdPayout(context) {
    const { client } = await createManager(context);
    const { id } = await addMember(context.api, client);
    return { client, body: { payee: id, reason: '서류' } };
  },
  async releasePayout(context) {
    const { client } = await createManager(context);
    const { id } = await addMember(context.api, client);
    const { body } = await client.post('/payout/hold', { payee: id, reason: '서류' });
    return { client, body: { entry: body.id, reason: '왔어요' } };
  },
  async recordPartnerPayment(context) {
    const { client } = await createOperator(context);
    const { id } = await createManager(context);
    return { client, body: { account: id, ...payment } };
  },
  async reversePartnerPayment(context) {
    const { client } = await createOperator(context);
    const { id } = await createManager(context);
    const { body } = await client.post('/operator/payouts/payment', { account: id, ...payment });
    return { client, body: { account: id, entry: body.id, reason: '돌아왔어요' } };
  },
  async holdPartnerPayout(context) {
    const { client } = await createOperator(context);
    const { id } = await createManager(context);
    return { client, body: { account: id, reason: '서류' } };
  },
  async releasePartnerPayout(context) {
    const { client } = await createOperator(context);
    const { id } = await createManager(context);
    const { body } = await client.post('/operator/payouts/hold', { account: id, reason: '서류' });
    return { client, body: { account: id, entry: body.id, reason: '왔어요' } };
  },
};

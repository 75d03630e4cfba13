import { createHash } from 'node:crypto';
import type { Day } from '../../platform/calendar.ts';
import { type BankDetails, isBic } from './bank-details.ts';
import { writeXml, type XmlElement } from './xml.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
const MAX_NAME = 140;
const MAX_ID = 35;

/** A transfer to a payee; its amount is a decimal with all places of its currency. */
export type Transfer = {
  endToEndId: string;
  currency: string;
  amount: string;
  to: BankDetails;
  text: string;
};

/** Transfers that a bank is asked to make on a day. */
export type TransferOrder = {
  from: BankDetails;
  day: Day;
  createdAt: Date;
  transfers: readonly Transfer[];
};

const sumDecimals = (amounts: readonly string[]) => {
  const places = Math.max(0, ...amounts.map((amount) => amount.split('.')[1]?.length ?? 0));
  const units = amounts.reduce((total, amount) => {
    const [whole = '0', fraction = ''] = amount.split('.');
    return total + BigInt(`${whole}${fraction.padEnd(places, '0')}`);
  }, 0n);
  const digits = units.toString().padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};

const describeParty = (name: string): XmlElement[] => [['Nm', name.slice(0, MAX_NAME)]];

const describeAccount = ({ iban, account_number: number }: BankDetails): XmlElement[] => [
  ['Id', iban === null ? [['Othr', [['Id', number ?? '']]]] : [['IBAN', iban]]],
];

const describeBank = ({ bank_code: code }: BankDetails): XmlElement[] => {
  if (code === null) return [['FinInstnId', [['Othr', [['Id', 'NOTPROVIDED']]]]]];
  return [['FinInstnId', isBic(code) ? [['BICFI', code]] : [['ClrSysMmbId', [['MmbId', code]]]]]];
};

const describeTransfer = ({ endToEndId, currency, amount, to, text }: Transfer): XmlElement => [
  'CdtTrfTxInf',
  [
    ['PmtId', [['EndToEndId', endToEndId]]],
    ['Amt', [['InstdAmt', amount, { Ccy: currency }]]],
    // An IBAN names the bank, and banks of the SEPA refuse one that is not provided.
    ...(to.bank_code === null ? [] : [['CdtrAgt', describeBank(to)] satisfies XmlElement]),
    ['Cdtr', describeParty(to.name)],
    ['CdtrAcct', describeAccount(to)],
    ['RmtInf', [['Ustrd', text.slice(0, MAX_NAME)]]],
  ],
];

/**
 * A credit transfer initiation, ISO 20022 pain.001.001.09, with one payment block for each currency. Its ids follow from its
 * content, so that a bank refuses the same order twice.
 */
export const writeTransferOrder = ({ from, day, createdAt, transfers }: TransferOrder) => {
  const content = JSON.stringify([from, day, transfers]);
  const id = createHash('sha256')
    .update(content)
    .digest('hex')
    .slice(0, MAX_ID - 'KRW'.length);
  const sums = (own: readonly Transfer[]): XmlElement[] => [
    ['NbOfTxs', String(own.length)],
    ['CtrlSum', sumDecimals(own.map(({ amount }) => amount))],
  ];
  const blocks = [...Map.groupBy(transfers, ({ currency }) => currency)].map(
    ([currency, own]): XmlElement => [
      'PmtInf',
      [
        ['PmtInfId', `${id}${currency}`],
        ['PmtMtd', 'TRF'],
        ...sums(own),
        ['ReqdExctnDt', [['Dt', day]]],
        ['Dbtr', describeParty(from.name)],
        ['DbtrAcct', describeAccount(from)],
        ['DbtrAgt', describeBank(from)],
        ...own.map(describeTransfer),
      ],
    ],
  );
  const header: XmlElement = [
    'GrpHdr',
    [
      ['MsgId', id],
      ['CreDtTm', createdAt.toISOString().slice(0, 19)],
      ...sums(transfers),
      ['InitgPty', describeParty(from.name)],
    ],
  ];
  return writeXml(['Document', [['CstmrCdtTrfInitn', [header, ...blocks]]], { xmlns: NAMESPACE }]);
};

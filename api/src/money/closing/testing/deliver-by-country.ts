import type { TestApi } from '../../../platform/testing/describe-databases.ts';
import { type Day, listDaysOfMonth } from '../../../platform/calendar.ts';
import { ingestText } from '../../../figures/ingest/testing/ingest-fixtures.ts';
import { adCsv, premiumCsv } from '../../../figures/ingest/testing/report-csv.ts';

/** Revenue in dollars of each day by country of the viewers, which is empty where it is unknown, by YouTube id. */
export type RevenueByCountry = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Delivers both closing reports of a month; the premium one has no revenue. */
export const deliverByCountry = async (api: TestApi, month: Day, revenue: RevenueByCountry) => {
  const rows = listDaysOfMonth(month).flatMap((day) =>
    Object.entries(revenue).flatMap(([channel, countries]) =>
      Object.entries(countries).map(([country, amount]) => ({
        date: day.replaceAll('-', ''),
        channel_id: channel,
        video_id: `${channel}-one`,
        country_code: country,
        partner_revenue: amount,
      })),
    ),
  );
  const options = { forceReason: 'a test' };
  await ingestText(api, adCsv(rows), options);
  await ingestText(api, premiumCsv(rows.map((row) => ({ ...row, partner_revenue: '0' }))), options);
};

import { sql } from 'kysely';
import { revenueReportIds } from '../../figures/ingest/report-types.ts';

/** The accounts of a domain that have revenue of their own, for a query. */
export const accountsOf = (domain: string) =>
  sql`(select id from member where domain = ${domain} and role = 'manager')`;

/** The sum of what rows of `closed_revenue` say of viewers in the United States, for a query; null where one does not say it. */
export const knownUsMicros = (alias: string) => {
  const column = sql.ref(`${alias}.us_micros`);
  return sql<string | null>`case when count(*) = count(${column}) then sum(${column}) end`;
};

/** The reports with revenue, for a query. */
export const revenueReports = sql.join(revenueReportIds);

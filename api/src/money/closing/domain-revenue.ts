import { sql } from 'kysely';
import { revenueReportIds } from '../../figures/ingest/report-types.ts';

/** The accounts of a domain that have revenue of their own, for a query. */
export const accountsOf = (domain: string) =>
  sql`(select id from member where domain = ${domain} and role = 'manager')`;

/** The reports with revenue, for a query. */
export const revenueReports = sql.join(revenueReportIds);

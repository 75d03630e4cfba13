import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table channel_member add column from_day date`,
  sql`alter table channel_member add column until_day date`,
  sql`alter table channel_member add column part integer`,
  sql`alter table channel_member drop constraint channel_member_pkey`,
  // The statement of a closed month shared each channel equally among its members, whenever they were assigned, and it
  // stays like that. Any other day is shared among the members that were assigned by then.
  sql`create temporary table assignment_span as
    with made as (
      select account_id, channel_id, member_id, assigned_at, (assigned_at at time zone 'America/Los_Angeles')::date as made_day from channel_member
    ), final_day as (
      select day, day - (row_number() over (order by day))::integer as run from report_day group by day
      having bool_or(report_type = 'content_owner_ad_revenue_raw_a1')
        and bool_or(report_type = 'content_owner_non_music_red_revenue_raw_a1')
    ), closed as (
      select min(day) as from_day, max(day) + 1 as until_day from final_day group by run
    ), edge as (
      select account_id, channel_id, made_day as day from made
      union select account_id, channel_id, closed.from_day from made, closed
      union select account_id, channel_id, closed.until_day from made, closed
    ), segment as (
      select account_id, channel_id, day as from_day,
        lead(day, 1, date '9999-12-31') over (partition by account_id, channel_id order by day) as until_day
      from edge
    ), shared as (
      select s.*, m.member_id, m.assigned_at,
        count(*) over (partition by account_id, channel_id, s.from_day) as members,
        row_number() over (partition by account_id, channel_id, s.from_day order by m.assigned_at, m.member_id) as place
      from segment s join made m using (account_id, channel_id)
      where m.made_day <= s.from_day
        or exists (select from closed c where c.from_day <= s.from_day and s.from_day < c.until_day)
    )
    select account_id, channel_id, member_id, assigned_at, from_day, until_day,
      -- The first members get the basis points that are left over when 10,000 is not divisible.
      (10000 / members + case when place <= 10000 % members then 1 else 0 end)::integer as part
    from shared`,
  sql`delete from channel_member`,
  sql`insert into channel_member (account_id, channel_id, member_id, assigned_at, from_day, until_day, part)
    select account_id, channel_id, member_id, assigned_at, from_day, until_day, part from assignment_span`,
  sql`drop table assignment_span`,
  sql`alter table channel_member
    alter column from_day set not null,
    alter column until_day set not null,
    alter column part set not null,
    add constraint channel_member_days check (from_day < until_day),
    add constraint channel_member_part check (part between 1 and 10000),
    add primary key (account_id, channel_id, member_id, from_day)`,
  // The sum of a day's parts is largest on the first day of some span, so only these days are checked. The lock of the
  // channels makes simultaneous transactions see each other's spans.
  sql`create function check_assignment_parts() returns trigger language plpgsql as $$
    begin
      perform from channel c
        where (c.account_id, c.id) in (select account_id, channel_id from changed)
        order by c.account_id, c.id for no key update;
      if exists (
        select from channel_member s
        join channel_member o on o.account_id = s.account_id and o.channel_id = s.channel_id
          and o.from_day <= s.from_day and s.from_day < o.until_day
        where (s.account_id, s.channel_id) in (select account_id, channel_id from changed)
        group by s.account_id, s.channel_id, s.member_id, s.from_day
        having sum(o.part) > 10000 or count(*) filter (where o.member_id = s.member_id) > 1
      ) then
        raise exception 'The parts of a channel add up to more than a whole, or a member is assigned twice.'
          using errcode = 'check_violation', constraint = 'channel_member_parts', table = 'channel_member';
      end if;
      return null;
    end $$`,
  ...['insert', 'update'].map(
    (change) => sql`
      create trigger ${sql.id(`channel_member_${change}_checked`)} after ${sql.raw(change)} on channel_member
      referencing new table as changed for each statement execute function check_assignment_parts()`,
  ),
  // Their revenue is in units without parts.
  sql`delete from video_list`,
];

/** Assignments get a first day, a last day and a part; existing ones get equal parts from the day they were made. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};

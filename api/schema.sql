-- The database as all migrations leave it (api/src/platform/database/migrations), for reading only. It is written by
-- `npm run schema` in api from a migrated embedded database, without the migrator's own tables and without
-- partitions. Each table stands below the file that has its types, where its columns are explained.


-- access/account/account.tables.ts

create table login (
  domain text not null,
  email_key text not null,
  account_id uuid not null,
  member_id uuid not null,
  constraint login_pkey PRIMARY KEY (domain, email_key),
  constraint login_account_id_member_id_fkey FOREIGN KEY (account_id, member_id) REFERENCES member(account_id, id) ON DELETE CASCADE
);
CREATE INDEX login_member ON public.login USING btree (account_id, member_id);

create table member (
  account_id uuid not null,
  id uuid not null,
  domain text not null,
  role text not null,
  email text not null,
  nickname text not null,
  password_hash text not null,
  channel_url text,
  registered_at timestamp with time zone not null,
  version integer not null default 1,
  archived_at timestamp with time zone,
  contract_until date,
  constraint member_pkey PRIMARY KEY (account_id, id),
  constraint member_domain_fkey FOREIGN KEY (domain) REFERENCES site(domain),
  constraint member_archived CHECK (((archived_at IS NULL) OR ((role = 'member'::text) AND (password_hash = ''::text) AND (channel_url IS NULL)))),
  constraint member_check CHECK (((role = 'member'::text) = (account_id <> id))),
  constraint member_role_check CHECK ((role = ANY (ARRAY['manager'::text, 'member'::text, 'operator'::text])))
);
CREATE INDEX member_contract ON public.member USING btree (contract_until) WHERE (contract_until IS NOT NULL);
CREATE TRIGGER member_delete_searched AFTER DELETE ON public.member REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION search_member_delete();
CREATE TRIGGER member_delete_stamped AFTER DELETE ON public.member REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_account();
CREATE TRIGGER member_insert_searched AFTER INSERT ON public.member REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_member_insert();
CREATE TRIGGER member_insert_stamped AFTER INSERT ON public.member REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_account();
CREATE TRIGGER member_is_archived AFTER UPDATE OF archived_at ON public.member FOR EACH ROW WHEN (((old.archived_at IS NULL) AND (new.archived_at IS NOT NULL))) EXECUTE FUNCTION clear_archived_member();
CREATE TRIGGER member_update_searched AFTER UPDATE OF nickname, email ON public.member FOR EACH ROW WHEN (((old.nickname IS DISTINCT FROM new.nickname) OR (old.email IS DISTINCT FROM new.email))) EXECUTE FUNCTION search_member_update();
CREATE TRIGGER member_update_stamped AFTER UPDATE ON public.member REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_account();


-- access/audit/audit.tables.ts

create table audit_entry (
  id uuid not null,
  at timestamp with time zone not null,
  domain text not null,
  tenant_id uuid,
  actor_id uuid,
  actor_role text not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  reason text,
  request_id text,
  constraint audit_entry_pkey PRIMARY KEY (id),
  constraint audit_entry_actor_role_check CHECK ((actor_role = ANY (ARRAY['manager'::text, 'member'::text, 'operator'::text, 'command line'::text, 'token'::text, 'server'::text])))
);
CREATE INDEX audit_entry_at ON public.audit_entry USING btree (at DESC, id DESC);
CREATE INDEX audit_entry_domain ON public.audit_entry USING btree (domain, at DESC, id DESC);
CREATE INDEX audit_entry_request ON public.audit_entry USING btree (request_id);
CREATE INDEX audit_entry_subject ON public.audit_entry USING btree (subject, at DESC, id DESC);
CREATE TRIGGER audit_entry_is_fixed BEFORE DELETE OR UPDATE ON public.audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();

create view audit_log as
 SELECT (audit_entry.id)::text AS id,
    audit_entry.at,
    audit_entry.domain,
    audit_entry.tenant_id,
    (audit_entry.actor_id)::text AS actor,
    audit_entry.actor_role,
    audit_entry.action,
    audit_entry.subject,
    audit_entry.before,
    audit_entry.after,
    audit_entry.reason,
    audit_entry.request_id
   FROM audit_entry
UNION ALL
 SELECT ((('release/'::text || release_log.domain) || '/'::text) || release_log.number) AS id,
    release_log.moved_at AS at,
    release_log.domain,
    NULL::uuid AS tenant_id,
    release_log.moved_by AS actor,
        CASE
            WHEN (release_log.moved_by = 'command line'::text) THEN release_log.moved_by
            WHEN (release_log.moved_by ~ '^[0-9a-f-]{36}$'::text) THEN 'operator'::text
            WHEN (release_log.moved_by ~~ 'token %'::text) THEN 'token'::text
            ELSE 'server'::text
        END AS actor_role,
    ('release.'::text || release_log.action) AS action,
    release_log.domain AS subject,
        CASE
            WHEN (release_log.before_set IS NULL) THEN NULL::jsonb
            ELSE jsonb_build_object('set', release_log.before_set)
        END AS before,
    jsonb_build_object('set', release_log.after_set) AS after,
    release_log.reason,
    NULL::text AS request_id
   FROM release_log;


-- access/external/external.tables.ts

create table external_code (
  code_hash text not null,
  domain text not null,
  account_id uuid not null,
  member_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint external_code_pkey PRIMARY KEY (code_hash),
  constraint external_code_account_id_member_id_fkey FOREIGN KEY (account_id, member_id) REFERENCES member(account_id, id) ON DELETE CASCADE
);
CREATE INDEX external_code_expiry ON public.external_code USING btree (expires_at);
CREATE INDEX external_code_member ON public.external_code USING btree (account_id, member_id);
CREATE TRIGGER external_code_owner_checked BEFORE INSERT ON public.external_code FOR EACH ROW EXECUTE FUNCTION refuse_archived_member();

create table server_key (
  id uuid not null,
  domain text not null,
  key_hash text not null,
  name text not null,
  created_at timestamp with time zone not null,
  created_by text not null,
  constraint server_key_pkey PRIMARY KEY (id),
  constraint server_key_key_hash_key UNIQUE (key_hash),
  constraint server_key_domain_fkey FOREIGN KEY (domain) REFERENCES site(domain) ON DELETE CASCADE
);
CREATE INDEX server_key_domain ON public.server_key USING btree (domain, created_at);


-- access/notification/notification.tables.ts

create table mail_subscription (
  account_id uuid not null,
  member_id uuid not null,
  frequency text not null,
  language text not null,
  currency text not null,
  time_zone text not null,
  secret text not null,
  queued_for date not null,
  constraint mail_subscription_pkey PRIMARY KEY (account_id, member_id, frequency),
  constraint mail_subscription_account_id_member_id_fkey FOREIGN KEY (account_id, member_id) REFERENCES member(account_id, id) ON DELETE CASCADE
);

create table notification (
  account_id uuid not null,
  member_id uuid not null,
  id bigint not null generated by default as identity,
  kind text not null,
  key text,
  facts jsonb not null,
  at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint notification_pkey PRIMARY KEY (account_id, member_id, id),
  constraint notification_account_id_member_id_fkey FOREIGN KEY (account_id, member_id) REFERENCES member(account_id, id) ON DELETE CASCADE
);
CREATE INDEX notification_age ON public.notification USING btree (at);
CREATE UNIQUE INDEX notification_key ON public.notification USING btree (account_id, member_id, kind, key) WHERE (key IS NOT NULL);
CREATE INDEX notification_newest ON public.notification USING btree (account_id, member_id, at DESC, id DESC);
CREATE INDEX notification_unread ON public.notification USING btree (account_id, member_id) WHERE (read_at IS NULL);

create table notification_mute (
  account_id uuid not null,
  member_id uuid not null,
  kind text not null,
  constraint notification_mute_pkey PRIMARY KEY (account_id, member_id, kind),
  constraint notification_mute_account_id_member_id_fkey FOREIGN KEY (account_id, member_id) REFERENCES member(account_id, id) ON DELETE CASCADE
);

create table notified_day (
  account_id uuid not null,
  day date not null,
  constraint notified_day_pkey PRIMARY KEY (account_id),
  constraint notified_day_account_id_account_id_fkey FOREIGN KEY (account_id, account_id) REFERENCES member(account_id, id) ON DELETE CASCADE
);


-- access/session/session.tables.ts

create table login_throttle (
  key text not null,
  failures integer not null,
  last_failure_at timestamp with time zone not null,
  blocked_until timestamp with time zone,
  pending integer not null default 0,
  pending_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  constraint login_throttle_pkey PRIMARY KEY (key)
);

create table session (
  token_hash text not null,
  account_id uuid not null,
  member_id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  binding_hash text not null,
  constraint session_pkey PRIMARY KEY (token_hash),
  constraint session_account_id_member_id_fkey FOREIGN KEY (account_id, member_id) REFERENCES member(account_id, id) ON DELETE CASCADE
);
CREATE INDEX session_binding ON public.session USING btree (binding_hash);
CREATE INDEX session_expiry ON public.session USING btree (expires_at);
CREATE INDEX session_member ON public.session USING btree (account_id, member_id);
CREATE TRIGGER session_owner_checked BEFORE INSERT ON public.session FOR EACH ROW EXECUTE FUNCTION refuse_archived_member();


-- content/music/music.tables.ts

create table cover_source (
  source text not null,
  hash text not null,
  constraint cover_source_pkey PRIMARY KEY (source)
);

create table favourite_track (
  account_id uuid not null,
  member_id uuid not null,
  isrc text not null,
  added_at timestamp with time zone not null,
  constraint favourite_track_pkey PRIMARY KEY (account_id, member_id, isrc),
  constraint favourite_track_account_id_member_id_fkey FOREIGN KEY (account_id, member_id) REFERENCES member(account_id, id) ON DELETE CASCADE,
  constraint favourite_track_isrc_fkey FOREIGN KEY (isrc) REFERENCES track(isrc) ON DELETE CASCADE
);
CREATE INDEX favourite_track_isrc ON public.favourite_track USING btree (isrc);
CREATE TRIGGER favourite_track_owner_checked BEFORE INSERT ON public.favourite_track FOR EACH ROW EXECUTE FUNCTION refuse_archived_member();

create table music_tag (
  id text not null,
  name jsonb not null,
  "position" integer not null,
  constraint music_tag_pkey PRIMARY KEY (id)
);

create table preview (
  hash text not null,
  seconds double precision not null,
  peaks jsonb not null,
  constraint preview_pkey PRIMARY KEY (hash)
);

create table preview_source (
  source text not null,
  hash text not null,
  constraint preview_source_pkey PRIMARY KEY (source),
  constraint preview_source_hash_fkey FOREIGN KEY (hash) REFERENCES preview(hash) ON DELETE CASCADE
);
CREATE INDEX preview_source_hash ON public.preview_source USING btree (hash);

create table ranked_week (
  week date not null,
  source text not null,
  constraint ranked_week_pkey PRIMARY KEY (week)
);

create table search_word (
  word text not null,
  kind text not null,
  code text not null,
  constraint search_word_pkey PRIMARY KEY (word),
  constraint search_word_check CHECK (((kind = 'ignored'::text) = (code = ''::text))),
  constraint search_word_kind_check CHECK ((kind = ANY (ARRAY['mood'::text, 'genre'::text, 'energy'::text, 'vocals'::text, 'language'::text, 'tempo'::text, 'category'::text, 'tag'::text, 'ignored'::text])))
);
CREATE INDEX search_word_meaning ON public.search_word USING btree (kind, code, word);

create table track (
  isrc text not null,
  title text not null,
  artist text not null,
  cover text not null,
  category text not null,
  duration_seconds integer not null,
  videos_used bigint not null default 0,
  exclusive_logo text,
  removed_at timestamp with time zone,
  mood text,
  genre text,
  energy text,
  vocals text,
  vocal_language text,
  musical_key text,
  tempo integer,
  preview text,
  constraint track_pkey PRIMARY KEY (isrc),
  constraint track_preview_fkey FOREIGN KEY (preview) REFERENCES preview(hash),
  constraint track_category_check CHECK ((category = ANY (ARRAY['bgm'::text, 'song'::text, 'ost'::text]))),
  constraint track_duration_seconds_check CHECK ((duration_seconds > 0)),
  constraint track_isrc_check CHECK ((isrc ~ '^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}$'::text)),
  constraint track_language_of_vocals CHECK (((vocal_language IS NULL) OR (vocals = 'vocal'::text))),
  constraint track_tempo_check CHECK (((tempo >= 20) AND (tempo <= 400))),
  constraint track_vocals_check CHECK ((vocals = ANY (ARRAY['instrumental'::text, 'vocal'::text])))
);
CREATE INDEX track_preview ON public.track USING btree (preview) WHERE (preview IS NOT NULL);
CREATE INDEX track_title ON public.track USING btree (title COLLATE "C", isrc COLLATE "C") INCLUDE (category) WHERE (removed_at IS NULL);
CREATE INDEX track_used ON public.track USING btree (videos_used DESC, isrc COLLATE "C") INCLUDE (category) WHERE (removed_at IS NULL);
CREATE TRIGGER track_delete_stamped AFTER DELETE ON public.track REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_all_accounts();
CREATE TRIGGER track_insert_enqueued AFTER INSERT ON public.track REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION enqueue_new_tracks();
CREATE TRIGGER track_insert_stamped AFTER INSERT ON public.track REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_all_accounts();
CREATE TRIGGER track_update_enqueued AFTER UPDATE ON public.track REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION enqueue_changed_tracks();
CREATE TRIGGER track_update_stamped AFTER UPDATE ON public.track REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_all_accounts();

create table track_rank (
  week date not null,
  rank integer not null,
  isrc text not null,
  views bigint,
  constraint track_rank_pkey PRIMARY KEY (week, rank),
  constraint track_rank_week_isrc_key UNIQUE (week, isrc),
  constraint track_rank_isrc_fkey FOREIGN KEY (isrc) REFERENCES track(isrc) ON DELETE CASCADE,
  constraint track_rank_rank_check CHECK ((rank > 0))
);

create table track_tag (
  isrc text not null,
  tag_id text not null,
  constraint track_tag_pkey PRIMARY KEY (isrc, tag_id),
  constraint track_tag_isrc_fkey FOREIGN KEY (isrc) REFERENCES track(isrc) ON DELETE CASCADE,
  constraint track_tag_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES music_tag(id) ON DELETE CASCADE
);
CREATE INDEX track_tag_tag ON public.track_tag USING btree (tag_id, isrc);

create table track_trait (
  kind text not null,
  code text not null,
  name jsonb not null,
  "position" integer not null,
  constraint track_trait_pkey PRIMARY KEY (kind, code),
  constraint track_trait_kind_check CHECK ((kind = ANY (ARRAY['mood'::text, 'genre'::text, 'energy'::text, 'vocals'::text, 'language'::text, 'tempo'::text, 'key'::text])))
);


-- content/music/search/search.tables.ts

create unlogged table track_search (
  isrc text not null,
  title text not null,
  artist text not null,
  initials text not null,
  terms tsvector not null,
  constraint track_search_pkey PRIMARY KEY (isrc),
  constraint track_search_isrc_fkey FOREIGN KEY (isrc) REFERENCES track(isrc) ON DELETE CASCADE
);
CREATE INDEX track_search_terms ON public.track_search USING gin (terms) WITH (fastupdate=off);

create unlogged table track_search_due (
  isrc text not null,
  constraint track_search_due_pkey PRIMARY KEY (isrc)
);

create unlogged table track_word (
  word text not null,
  variants text[] not null,
  constraint track_word_pkey PRIMARY KEY (word)
);
CREATE INDEX track_word_variants ON public.track_word USING gin (variants) WITH (fastupdate=off);


-- content/notice/notice.tables.ts

create table notice (
  id uuid not null,
  domain text,
  title jsonb not null,
  body jsonb not null,
  pinned boolean not null default false,
  published_at timestamp with time zone not null,
  version integer not null default 1,
  category text not null default 'general'::text,
  withdrawn_at timestamp with time zone,
  constraint notice_pkey PRIMARY KEY (id),
  constraint notice_domain_fkey FOREIGN KEY (domain) REFERENCES site(domain) ON DELETE CASCADE,
  constraint notice_category_check CHECK ((category = ANY (ARRAY['general'::text, 'settlement'::text, 'music'::text, 'guide'::text, 'maintenance'::text])))
);
CREATE INDEX notice_order ON public.notice USING btree (domain, pinned DESC, published_at DESC, id);

create table notice_read (
  account_id uuid not null,
  member_id uuid not null,
  notice_id uuid not null,
  read_at timestamp with time zone not null,
  constraint notice_read_pkey PRIMARY KEY (account_id, member_id, notice_id),
  constraint notice_read_account_id_member_id_fkey FOREIGN KEY (account_id, member_id) REFERENCES member(account_id, id) ON DELETE CASCADE,
  constraint notice_read_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES notice(id) ON DELETE CASCADE
);
CREATE INDEX notice_read_notice ON public.notice_read USING btree (notice_id);
CREATE TRIGGER notice_read_owner_checked BEFORE INSERT ON public.notice_read FOR EACH ROW EXECUTE FUNCTION refuse_archived_member();


-- content/site/site.tables.ts

create table payment_contact (
  domain text not null,
  company text not null,
  address text not null,
  business_number text not null,
  email text not null,
  manager_name text not null,
  manager_contact text not null,
  version integer not null default 1,
  constraint payment_contact_pkey PRIMARY KEY (domain),
  constraint payment_contact_domain_fkey FOREIGN KEY (domain) REFERENCES site(domain) ON DELETE CASCADE
);

create table site (
  domain text not null,
  name text not null,
  design_id text not null,
  color_primary text not null,
  color_primary_dim text not null,
  logo_favicon text not null,
  logo_meta text not null,
  exclusive_logo text,
  is_playlist boolean not null default false,
  is_console boolean not null default false,
  default_language text not null,
  default_currency text not null,
  tagline jsonb not null default '{}'::jsonb,
  channel_verify_needed boolean not null default false,
  password_minimum smallint not null default 4,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  withdrawal_amount integer,
  withdrawal_unit text,
  pc_volume smallint,
  mobile_volume smallint,
  terms_url text,
  privacy_url text,
  priced_by text not null default 'views'::text,
  constraint site_pkey PRIMARY KEY (domain),
  constraint site_check CHECK (((withdrawal_amount IS NULL) = (withdrawal_unit IS NULL))),
  constraint site_color_primary_check CHECK ((color_primary ~ '^#[0-9A-Fa-f]{6}$'::text)),
  constraint site_color_primary_dim_check CHECK ((color_primary_dim ~ '^#[0-9A-Fa-f]{6}$'::text)),
  constraint site_default_currency_check CHECK ((default_currency = ANY (ARRAY['KRW'::text, 'USD'::text]))),
  constraint site_mobile_volume_check CHECK (((mobile_volume >= 1) AND (mobile_volume <= 100))),
  constraint site_password_minimum_check CHECK (((password_minimum >= 4) AND (password_minimum <= 64))),
  constraint site_pc_volume_check CHECK (((pc_volume >= 1) AND (pc_volume <= 100))),
  constraint site_priced_by_check CHECK ((priced_by = ANY (ARRAY['views'::text, 'engaged_views'::text]))),
  constraint site_withdrawal_amount_check CHECK ((withdrawal_amount > 0)),
  constraint site_withdrawal_unit_check CHECK ((withdrawal_unit = ANY (ARRAY['points'::text, 'dollars'::text])))
);
CREATE INDEX site_oldest ON public.site USING btree (created_at, domain);
CREATE TRIGGER site_delete_searched AFTER DELETE ON public.site REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION search_site_delete();
CREATE TRIGGER site_insert_searched AFTER INSERT ON public.site REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_site_insert();
CREATE TRIGGER site_update_searched AFTER UPDATE OF name ON public.site FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION search_site_update();


-- figures/ingest/ingest.tables.ts

create table account_day_country (
  account_id uuid not null,
  day date not null,
  country text collate "C" not null,
  views bigint,
  engaged_views bigint,
  premium_views bigint,
  watch_seconds bigint,
  premium_watch_seconds bigint,
  watched_view_percents numeric(24,4),
  revenue_micros bigint,
  premium_revenue_micros bigint,
  ad_revenue_micros bigint,
  version integer not null default 0,
  constraint account_day_country_pkey PRIMARY KEY (account_id, day, country, version)
);

create table asset (
  id text collate "C" not null,
  kind text not null,
  title text not null,
  isrc text,
  artist text not null,
  album text not null,
  label text not null,
  owner text collate "C" not null default ''::text,
  version integer not null default 0,
  constraint asset_pkey PRIMARY KEY (owner, version, id)
);

create table channel_day (
  account_id uuid not null,
  day date not null,
  channel_id uuid not null,
  views bigint,
  engaged_views bigint,
  premium_views bigint,
  watch_seconds bigint,
  premium_watch_seconds bigint,
  watched_view_percents numeric(24,4),
  revenue_micros bigint,
  premium_revenue_micros bigint,
  ad_revenue_micros bigint,
  version integer not null default 0,
  constraint channel_day_pkey PRIMARY KEY (account_id, day, channel_id, version)
);

create table channel_day_country (
  account_id uuid not null,
  channel_id uuid not null,
  day date not null,
  country text collate "C" not null,
  views bigint,
  engaged_views bigint,
  premium_views bigint,
  watch_seconds bigint,
  premium_watch_seconds bigint,
  watched_view_percents numeric(24,4),
  revenue_micros bigint,
  premium_revenue_micros bigint,
  ad_revenue_micros bigint,
  version integer not null default 0,
  constraint channel_day_country_pkey PRIMARY KEY (account_id, channel_id, day, country, version)
);

create table corrected_day (
  report_type text not null,
  owner text collate "C" not null,
  month_end date not null,
  day date not null,
  constraint corrected_day_pkey PRIMARY KEY (report_type, owner, month_end, day)
);
CREATE INDEX corrected_day_by_day ON public.corrected_day USING btree (day);

create table delivered_day (
  report_type text not null,
  day date not null,
  file_id uuid not null,
  created_at timestamp with time zone not null,
  replaced_file_id uuid,
  facts bigint,
  amount bigint,
  owner text collate "C" not null default ''::text,
  constraint delivered_day_pkey PRIMARY KEY (report_type, day, file_id),
  constraint delivered_day_file_id_fkey FOREIGN KEY (file_id) REFERENCES ingest_file(id),
  constraint delivered_day_replaced_file_id_fkey FOREIGN KEY (replaced_file_id) REFERENCES ingest_file(id)
);
CREATE INDEX delivered_day_file ON public.delivered_day USING btree (file_id);

create table delivery_content (
  digest text not null,
  bytes bigint not null,
  stored_at timestamp with time zone not null,
  constraint delivery_content_pkey PRIMARY KEY (digest)
);

create table delivery_part (
  digest text not null,
  part integer not null,
  bytes bytea not null,
  constraint delivery_part_pkey PRIMARY KEY (digest, part),
  constraint delivery_part_digest_fkey FOREIGN KEY (digest) REFERENCES delivery_content(digest) ON DELETE CASCADE
);

create table figures_counter (
  is_only boolean not null default true,
  value integer not null,
  constraint figures_counter_pkey PRIMARY KEY (is_only),
  constraint figures_counter_is_only_check CHECK (is_only)
);

create table file_amount (
  file_id uuid not null,
  part text collate "C" not null,
  name text not null,
  rows bigint not null,
  micros bigint not null,
  constraint file_amount_pkey PRIMARY KEY (file_id, part, name),
  constraint file_amount_file_id_fkey FOREIGN KEY (file_id) REFERENCES ingest_file(id) ON DELETE CASCADE
);

create table hidden_figures (
  relation text not null,
  account_id uuid not null,
  day date not null,
  version integer not null,
  owner text collate "C" not null default ''::text,
  source text collate "C" not null default ''::text,
  constraint hidden_figures_pkey PRIMARY KEY (relation, account_id, day, version, owner, source)
);

create table ingest_file (
  id uuid not null,
  report_type text not null,
  name text not null,
  digest text not null,
  created_at timestamp with time zone not null,
  ingested_at timestamp with time zone not null,
  rows_read bigint not null,
  rows_unknown bigint not null,
  actor_id uuid,
  actor_role text,
  reason text,
  withdrawn_at timestamp with time zone,
  has_counted boolean not null default true,
  owner text collate "C" not null default ''::text,
  constraint ingest_file_pkey PRIMARY KEY (id)
);
CREATE INDEX ingest_file_digest ON public.ingest_file USING btree (report_type, digest);

create table isrc_column (
  is_only boolean not null default true,
  is_second boolean not null,
  constraint isrc_column_pkey PRIMARY KEY (is_only),
  constraint isrc_column_is_only_check CHECK (is_only)
);

create table owner_month_amount (
  file_id uuid not null,
  "position" integer not null,
  day date,
  country text not null,
  adjustment text not null,
  source text not null,
  currency text not null,
  rows bigint not null,
  micros bigint not null,
  constraint owner_month_amount_pkey PRIMARY KEY (file_id, "position"),
  constraint owner_month_amount_file_id_fkey FOREIGN KEY (file_id) REFERENCES owner_month_file(file_id) ON DELETE CASCADE
);

create table owner_month_file (
  file_id uuid not null,
  report_type text collate "C" not null,
  owner text collate "C" not null,
  month date not null,
  constraint owner_month_file_pkey PRIMARY KEY (file_id),
  constraint owner_month_file_file_id_fkey FOREIGN KEY (file_id) REFERENCES ingest_file(id) ON DELETE CASCADE
);
CREATE INDEX owner_month_file_month ON public.owner_month_file USING btree (month, owner, report_type);

create table report_day (
  report_type text not null,
  day date not null,
  file_id uuid not null,
  created_at timestamp with time zone not null,
  owner text collate "C" not null default ''::text,
  version integer not null default 0,
  constraint report_day_pkey PRIMARY KEY (report_type, day, owner),
  constraint report_day_file_id_fkey FOREIGN KEY (file_id) REFERENCES ingest_file(id)
);
CREATE TRIGGER report_day_delete_stamped AFTER DELETE ON public.report_day REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_all_accounts();
CREATE TRIGGER report_day_insert_stamped AFTER INSERT ON public.report_day REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_all_accounts();
CREATE TRIGGER report_day_update_stamped AFTER UPDATE ON public.report_day REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_all_accounts();

create table report_day_account (
  account_id uuid not null,
  report_type text not null,
  day date not null,
  owner text collate "C" not null default ''::text,
  constraint report_day_account_pkey PRIMARY KEY (account_id, report_type, day, owner)
);
CREATE INDEX report_day_account_day ON public.report_day_account USING btree (report_type, day);

create table revenue_fact (
  account_id uuid not null,
  day date not null,
  channel_id uuid not null,
  video_id text collate "C" not null,
  country text collate "C" not null,
  revenue_micros bigint,
  premium_revenue_micros bigint,
  ad_revenue_micros bigint,
  owner text collate "C" not null default ''::text,
  version integer not null default 0,
  constraint revenue_fact_pkey PRIMARY KEY (account_id, day, channel_id, video_id, country, owner, version)
) partition by RANGE (day);

create table settled_day (
  account_id uuid not null,
  day date not null,
  channel_id uuid not null,
  estimated_micros bigint not null,
  settled_micros bigint not null,
  version integer not null default 0,
  constraint settled_day_pkey PRIMARY KEY (account_id, day, channel_id, version)
);

create table settled_fact (
  account_id uuid not null,
  day date not null,
  channel_id uuid not null,
  video_id text collate "C" not null,
  country text collate "C" not null,
  source text not null,
  revenue_micros bigint,
  owner text collate "C" not null default ''::text,
  version integer not null default 0,
  constraint settled_fact_pkey PRIMARY KEY (account_id, day, channel_id, video_id, country, source, owner, version),
  constraint settled_fact_source_check CHECK ((source ~ '^(ad|premium)( \d{4}-\d{2}-\d{2})?$'::text))
);
CREATE INDEX settled_fact_correction ON public.settled_fact USING btree (day, account_id) WHERE (source <> ALL (ARRAY['ad'::text, 'premium'::text]));
CREATE INDEX settled_fact_correction_of_channel ON public.settled_fact USING btree (account_id, channel_id, day) WHERE (source <> ALL (ARRAY['ad'::text, 'premium'::text]));
CREATE INDEX settled_fact_correction_of_report ON public.settled_fact USING btree (owner, source) WHERE (source <> ALL (ARRAY['ad'::text, 'premium'::text]));

create unlogged table staged_country (
  version integer not null,
  account_id uuid not null,
  day date not null,
  channel_id uuid not null,
  country text collate "C" not null,
  is_view boolean not null,
  views bigint,
  engaged_views bigint,
  premium_views bigint,
  watch_seconds bigint,
  premium_watch_seconds bigint,
  watched_view_percents numeric(24,4),
  revenue_micros bigint,
  premium_revenue_micros bigint,
  ad_revenue_micros bigint
);
CREATE INDEX staged_country_channel ON public.staged_country USING btree (account_id, day, channel_id);

create table stored_list (
  report_type text not null,
  owner text collate "C" not null,
  version integer not null,
  is_counting boolean not null,
  constraint stored_list_pkey PRIMARY KEY (report_type, owner, version)
);
CREATE UNIQUE INDEX stored_list_counting ON public.stored_list USING btree (report_type, owner) WHERE is_counting;
CREATE TRIGGER stored_list_delete_stamped AFTER DELETE ON public.stored_list REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_all_accounts();
CREATE TRIGGER stored_list_insert_stamped AFTER INSERT ON public.stored_list REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_all_accounts();
CREATE TRIGGER stored_list_update_stamped AFTER UPDATE ON public.stored_list REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_all_accounts();

create table unregistered_channel (
  youtube_id text not null,
  file_id uuid not null,
  constraint unregistered_channel_pkey PRIMARY KEY (youtube_id, file_id),
  constraint unregistered_channel_file_id_fkey FOREIGN KEY (file_id) REFERENCES ingest_file(id) ON DELETE CASCADE
);
CREATE INDEX unregistered_channel_file ON public.unregistered_channel USING btree (file_id);

create table video (
  account_id uuid not null,
  id text collate "C" not null,
  channel_id uuid not null,
  title text,
  thumbnail text,
  published_on date,
  duration_seconds integer,
  isrc text,
  fetched_at timestamp with time zone,
  refresh_at timestamp with time zone,
  second_isrc text,
  constraint video_pkey PRIMARY KEY (account_id, id),
  constraint video_account_id_channel_id_fkey FOREIGN KEY (account_id, channel_id) REFERENCES channel(account_id, id) ON DELETE CASCADE
);
CREATE INDEX video_channel ON public.video USING btree (account_id, channel_id);
CREATE INDEX video_fetched ON public.video USING btree (fetched_at NULLS FIRST);
CREATE TRIGGER video_date_change AFTER UPDATE OF published_on ON public.video FOR EACH ROW WHEN ((old.published_on IS DISTINCT FROM new.published_on)) EXECUTE FUNCTION count_date_change();
CREATE TRIGGER video_delete_searched AFTER DELETE ON public.video REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION search_video_delete();
CREATE TRIGGER video_delete_stamped AFTER DELETE ON public.video REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_account();
CREATE TRIGGER video_insert_searched AFTER INSERT ON public.video REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_video_insert();
CREATE TRIGGER video_insert_stamped AFTER INSERT ON public.video REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_account();
CREATE TRIGGER video_update_searched AFTER UPDATE OF title ON public.video FOR EACH ROW WHEN ((old.title IS DISTINCT FROM new.title)) EXECUTE FUNCTION search_video_update();
CREATE TRIGGER video_update_stamped AFTER UPDATE ON public.video REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_account();

create table video_claim (
  id text collate "C" not null,
  account_id uuid not null,
  video_id text collate "C" not null,
  channel_id uuid not null,
  asset_id text collate "C" not null,
  isrc text,
  title text not null,
  artist text not null,
  album text not null,
  label text not null,
  matched_seconds integer,
  owner text collate "C" not null default ''::text,
  version integer not null default 0,
  constraint video_claim_pkey PRIMARY KEY (owner, version, id),
  constraint video_claim_account_id_channel_id_fkey FOREIGN KEY (account_id, channel_id) REFERENCES channel(account_id, id) ON DELETE CASCADE
);
CREATE INDEX video_claim_video ON public.video_claim USING btree (account_id, video_id);

create table video_day (
  account_id uuid not null,
  day date not null,
  channel_id uuid not null,
  video_id text collate "C" not null,
  views bigint,
  engaged_views bigint,
  premium_views bigint,
  watch_seconds bigint,
  premium_watch_seconds bigint,
  watched_view_percents numeric(24,4),
  revenue_micros bigint,
  premium_revenue_micros bigint,
  ad_revenue_micros bigint,
  version integer not null default 0,
  constraint video_day_pkey PRIMARY KEY (account_id, day, channel_id, video_id, version)
);

create table view_fact (
  account_id uuid not null,
  day date not null,
  channel_id uuid not null,
  video_id text collate "C" not null,
  country text collate "C" not null,
  views bigint,
  engaged_views bigint,
  premium_views bigint,
  watch_seconds bigint,
  premium_watch_seconds bigint,
  watched_view_percents numeric(24,4),
  owner text collate "C" not null default ''::text,
  version integer not null default 0,
  constraint view_fact_pkey PRIMARY KEY (account_id, day, channel_id, video_id, country, owner, version)
) partition by RANGE (day);


-- figures/rate/rate.tables.ts

create table fx_rate (
  base text not null,
  quote text not null,
  day date not null,
  rate numeric(18,6) not null,
  constraint fx_rate_pkey PRIMARY KEY (base, quote, day),
  constraint fx_rate_base_check CHECK ((base ~ '^[A-Z]{3}$'::text)),
  constraint fx_rate_quote_check CHECK ((quote ~ '^[A-Z]{3}$'::text)),
  constraint fx_rate_rate_check CHECK ((rate > (0)::numeric))
);
CREATE TRIGGER fx_rate_delete_stamped AFTER DELETE ON public.fx_rate REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_all_accounts();
CREATE TRIGGER fx_rate_insert_stamped AFTER INSERT ON public.fx_rate REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_all_accounts();
CREATE TRIGGER fx_rate_update_stamped AFTER UPDATE ON public.fx_rate REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_all_accounts();


-- money/closed/closed.tables.ts

create table closed_month (
  domain text not null,
  month date not null,
  number integer not null,
  closed_at timestamp with time zone not null,
  document text not null,
  hash text not null,
  previous_hash text,
  signature text not null,
  key_id text not null,
  constraint closed_month_pkey PRIMARY KEY (domain, month),
  constraint closed_month_domain_number_key UNIQUE (domain, number),
  constraint closed_month_hash_key UNIQUE (hash),
  constraint closed_month_previous_hash_key UNIQUE (previous_hash),
  constraint closed_month_key_id_fkey FOREIGN KEY (key_id) REFERENCES release_key(id),
  constraint closed_month_check CHECK (((number = 1) = (previous_hash IS NULL))),
  constraint closed_month_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);
CREATE TRIGGER closed_month_is_fixed BEFORE DELETE OR UPDATE ON public.closed_month FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table closed_rate (
  domain text not null,
  day date not null,
  month date not null,
  rate numeric(18,6),
  rate_day date,
  constraint closed_rate_pkey PRIMARY KEY (domain, day, month),
  constraint closed_rate_check CHECK (((rate IS NULL) = (rate_day IS NULL)))
);
CREATE TRIGGER closed_rate_is_fixed BEFORE DELETE OR UPDATE ON public.closed_rate FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table closed_revenue (
  account_id uuid not null,
  channel_id uuid not null,
  day date not null,
  month date not null,
  micros bigint not null,
  us_micros bigint,
  constraint closed_revenue_pkey PRIMARY KEY (account_id, day, channel_id, month),
  constraint closed_revenue_check CHECK ((day < (month + '1 mon'::interval)))
);
CREATE TRIGGER closed_revenue_is_fixed BEFORE DELETE OR UPDATE ON public.closed_revenue FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table issued_amount (
  account_id uuid not null,
  month date not null,
  earned_month date not null,
  member_id uuid not null,
  currency text not null,
  gross bigint not null,
  fee bigint not null,
  net bigint not null,
  withheld bigint not null default 0,
  revision integer not null,
  constraint issued_amount_pkey PRIMARY KEY (account_id, month, revision, earned_month, member_id, currency),
  constraint issued_amount_statement_fkey FOREIGN KEY (account_id, month, revision) REFERENCES issued_statement(account_id, month, revision),
  constraint statement_amount_check CHECK ((gross = (fee + net))),
  constraint statement_amount_check1 CHECK ((earned_month <= month)),
  constraint statement_amount_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'KRW'::text])))
);
CREATE INDEX issued_amount_member ON public.issued_amount USING btree (account_id, member_id);
CREATE TRIGGER issued_amount_is_fixed BEFORE DELETE OR UPDATE ON public.issued_amount FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table issued_statement (
  account_id uuid not null,
  month date not null,
  domain text not null,
  number integer not null,
  year integer not null,
  issued_at timestamp with time zone not null,
  document text not null,
  hash text not null,
  previous_hash text,
  signature text not null,
  key_id text not null,
  currency text not null,
  revision integer not null,
  constraint issued_statement_pkey PRIMARY KEY (account_id, month, revision),
  constraint statement_account_id_year_number_key UNIQUE (account_id, year, number),
  constraint statement_hash_key UNIQUE (hash),
  constraint statement_previous_hash_key UNIQUE (previous_hash),
  constraint statement_domain_month_fkey FOREIGN KEY (domain, month) REFERENCES closed_month(domain, month),
  constraint statement_key_id_fkey FOREIGN KEY (key_id) REFERENCES release_key(id),
  constraint issued_statement_revision_check CHECK ((revision > 0)),
  constraint statement_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'KRW'::text]))),
  constraint statement_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);
CREATE TRIGGER issued_statement_is_fixed BEFORE DELETE OR UPDATE ON public.issued_statement FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table reopened_statement (
  account_id uuid not null,
  month date not null,
  revision integer not null,
  request_id uuid not null,
  reopened_at timestamp with time zone not null,
  document text not null,
  hash text not null,
  previous_hash text not null,
  signature text not null,
  key_id text not null,
  constraint reopened_statement_pkey PRIMARY KEY (account_id, month, revision),
  constraint reopened_statement_hash_key UNIQUE (hash),
  constraint reopened_statement_previous_hash_key UNIQUE (previous_hash),
  constraint reopened_statement_request_id_key UNIQUE (request_id),
  constraint reopened_statement_account_id_month_revision_fkey FOREIGN KEY (account_id, month, revision) REFERENCES issued_statement(account_id, month, revision),
  constraint reopened_statement_key_id_fkey FOREIGN KEY (key_id) REFERENCES release_key(id),
  constraint reopened_statement_request_id_fkey FOREIGN KEY (request_id) REFERENCES reopening_answer(request_id)
);
CREATE TRIGGER reopened_statement_is_fixed BEFORE DELETE OR UPDATE ON public.reopened_statement FOR EACH ROW EXECUTE FUNCTION refuse_change();

create view statement as
 SELECT account_id,
    month,
    domain,
    number,
    year,
    issued_at,
    document,
    hash,
    previous_hash,
    signature,
    key_id,
    currency,
    revision
   FROM issued_statement s
  WHERE (NOT (EXISTS ( SELECT
           FROM reopened_statement r
          WHERE ((r.account_id = s.account_id) AND (r.month = s.month) AND (r.revision = s.revision)))));

create view statement_amount as
 SELECT account_id,
    month,
    earned_month,
    member_id,
    currency,
    gross,
    fee,
    net,
    withheld,
    revision
   FROM issued_amount a
  WHERE (NOT (EXISTS ( SELECT
           FROM reopened_statement r
          WHERE ((r.account_id = a.account_id) AND (r.month = a.month) AND (r.revision = a.revision)))));


-- money/payout/payout.tables.ts

create table payee (
  account_id uuid not null,
  payee_id uuid not null,
  name text not null,
  iban text,
  account_number text,
  bank_code text,
  constraint payee_pkey PRIMARY KEY (account_id, payee_id),
  constraint payee_account_id_payee_id_fkey FOREIGN KEY (account_id, payee_id) REFERENCES member(account_id, id) ON DELETE CASCADE,
  constraint payee_check CHECK (((iban IS NULL) <> (account_number IS NULL))),
  constraint payee_check1 CHECK (((account_number IS NULL) OR (bank_code IS NOT NULL)))
);

create table payee_minimum (
  account_id uuid not null,
  payee_id uuid not null,
  currency text not null,
  amount bigint not null,
  constraint payee_minimum_pkey PRIMARY KEY (account_id, payee_id, currency),
  constraint payee_minimum_account_id_payee_id_fkey FOREIGN KEY (account_id, payee_id) REFERENCES member(account_id, id) ON DELETE CASCADE,
  constraint payee_minimum_amount_check CHECK ((amount >= 0)),
  constraint payee_minimum_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'KRW'::text])))
);

create table payout_entry (
  id uuid not null,
  account_id uuid not null,
  payer text not null,
  payee_id uuid not null,
  kind text not null,
  currency text,
  amount bigint not null,
  month date,
  day date not null,
  until_day date,
  rate numeric(18,6),
  reference text,
  note text,
  reason text,
  reverses uuid,
  actor_role text not null,
  actor_id uuid,
  at timestamp with time zone not null,
  share smallint,
  constraint payout_entry_pkey PRIMARY KEY (id),
  constraint payout_entry_reverses_key UNIQUE (reverses),
  constraint payout_entry_advance CHECK (((kind <> 'advance'::text) OR (payer = 'manager'::text))),
  constraint payout_entry_check1 CHECK (
CASE
    WHEN (currency IS NULL) THEN (amount = 0)
    ELSE (amount > 0)
END),
  constraint payout_entry_check2 CHECK (((kind = ANY (ARRAY['reversal'::text, 'release'::text])) = (reverses IS NOT NULL))),
  constraint payout_entry_check5 CHECK (((payer = 'platform'::text) <= (payee_id = account_id))),
  constraint payout_entry_currency CHECK (((kind = ANY (ARRAY['payment'::text, 'advance'::text, 'reversal'::text])) = (currency IS NOT NULL))),
  constraint payout_entry_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'KRW'::text]))),
  constraint payout_entry_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'advance'::text, 'reversal'::text, 'hold'::text, 'release'::text]))),
  constraint payout_entry_month CHECK (((kind = ANY (ARRAY['advance'::text, 'hold'::text])) OR (month IS NULL))),
  constraint payout_entry_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint payout_entry_payer_check CHECK ((payer = ANY (ARRAY['manager'::text, 'platform'::text]))),
  constraint payout_entry_reason CHECK (((kind = ANY (ARRAY['payment'::text, 'advance'::text])) OR (reason IS NOT NULL))),
  constraint payout_entry_share CHECK (((kind = 'advance'::text) = (share IS NOT NULL))),
  constraint payout_entry_share_check CHECK (((share >= 1) AND (share <= 10000))),
  constraint payout_entry_until CHECK (((kind = 'hold'::text) OR (until_day IS NULL)))
);
CREATE INDEX payout_entry_account ON public.payout_entry USING btree (account_id, payer, at);
CREATE TRIGGER payout_entry_is_fixed BEFORE DELETE OR UPDATE ON public.payout_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table payout_minimum (
  domain text not null,
  currency text not null,
  amount bigint not null,
  constraint payout_minimum_pkey PRIMARY KEY (domain, currency),
  constraint payout_minimum_domain_fkey FOREIGN KEY (domain) REFERENCES site(domain) ON DELETE CASCADE,
  constraint payout_minimum_amount_check CHECK ((amount > 0)),
  constraint payout_minimum_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'KRW'::text])))
);

create table platform_fee (
  account_id uuid not null,
  from_day date not null,
  until_day date not null default '9999-12-31'::date,
  basis_points smallint not null,
  constraint platform_fee_pkey PRIMARY KEY (account_id, from_day),
  constraint platform_fee_basis_points_check CHECK (((basis_points >= 0) AND (basis_points <= 10000))),
  constraint platform_fee_check CHECK ((from_day < until_day)),
  constraint platform_fee_from_day_check CHECK ((EXTRACT(day FROM from_day) = (1)::numeric))
);


-- money/reopening/reopening.tables.ts

create table reopening_answer (
  request_id uuid not null,
  is_consent boolean not null,
  reason text,
  by text not null,
  at timestamp with time zone not null,
  constraint reopening_answer_pkey PRIMARY KEY (request_id),
  constraint reopening_answer_request_id_fkey FOREIGN KEY (request_id) REFERENCES reopening_request(id)
);
CREATE TRIGGER reopening_answer_is_fixed BEFORE DELETE OR UPDATE ON public.reopening_answer FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table reopening_request (
  id uuid not null,
  domain text not null,
  account_id uuid not null,
  month date not null,
  revision integer not null,
  reason text not null,
  by text not null,
  at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint reopening_request_pkey PRIMARY KEY (id),
  constraint reopening_request_account_id_month_revision_fkey FOREIGN KEY (account_id, month, revision) REFERENCES issued_statement(account_id, month, revision),
  constraint reopening_request_check CHECK ((at <= expires_at))
);
CREATE INDEX reopening_request_month ON public.reopening_request USING btree (domain, month, at);
CREATE TRIGGER reopening_request_is_fixed BEFORE DELETE OR UPDATE ON public.reopening_request FOR EACH ROW EXECUTE FUNCTION refuse_change();


-- money/withholding/withholding.tables.ts

create table withholding (
  account_id uuid not null,
  member_id uuid not null,
  from_day date not null,
  until_day date not null default '9999-12-31'::date,
  basis_points smallint not null,
  note text not null,
  us_basis_points smallint,
  constraint withholding_pkey PRIMARY KEY (account_id, member_id, from_day),
  constraint withholding_account_id_member_id_fkey FOREIGN KEY (account_id, member_id) REFERENCES member(account_id, id) ON DELETE CASCADE,
  constraint withholding_basis_points_check CHECK ((((basis_points >= 0) AND (basis_points <= 10000)) AND ((basis_points + COALESCE((us_basis_points)::integer, 0)) > 0))),
  constraint withholding_check CHECK ((from_day < until_day)),
  constraint withholding_from_day_check CHECK ((EXTRACT(day FROM from_day) = (1)::numeric)),
  constraint withholding_us_basis_points_check CHECK (((us_basis_points >= 0) AND (us_basis_points <= 10000)))
);


-- partners/channel/channel.tables.ts

create table channel (
  account_id uuid not null,
  id uuid not null,
  youtube_id text not null,
  name text not null,
  handle text not null,
  thumbnail text not null,
  category text not null,
  status smallint not null,
  verification text not null,
  verification_code text,
  registered_at timestamp with time zone not null,
  approved_at timestamp with time zone,
  held_at timestamp with time zone,
  reviewed_at timestamp with time zone,
  version integer not null default 1,
  subscribers bigint,
  review_reason text,
  fetched_at timestamp with time zone,
  refresh_at timestamp with time zone,
  archived_at timestamp with time zone,
  constraint channel_pkey PRIMARY KEY (account_id, id),
  constraint channel_category_check CHECK ((category = ANY (ARRAY['bgm'::text, 'song'::text, 'ost'::text]))),
  constraint channel_status_check CHECK (((status >= 0) AND (status <= 3))),
  constraint channel_verification_check CHECK ((verification = ANY (ARRAY['none'::text, 'pending'::text, 'verifying'::text, 'verified'::text])))
);
CREATE INDEX channel_fetched ON public.channel USING btree (fetched_at NULLS FIRST);
CREATE UNIQUE INDEX channel_id ON public.channel USING btree (id);
CREATE INDEX channel_registered ON public.channel USING btree (account_id, registered_at DESC, id);
CREATE INDEX channel_status ON public.channel USING btree (status, registered_at, id);
CREATE TRIGGER channel_delete_searched AFTER DELETE ON public.channel REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION search_channel_delete();
CREATE TRIGGER channel_delete_stamped AFTER DELETE ON public.channel REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_account();
CREATE TRIGGER channel_insert_searched AFTER INSERT ON public.channel REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_channel_insert();
CREATE TRIGGER channel_insert_stamped AFTER INSERT ON public.channel REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_account();
CREATE TRIGGER channel_is_archived AFTER UPDATE OF archived_at ON public.channel FOR EACH ROW WHEN (((old.archived_at IS NULL) <> (new.archived_at IS NULL))) EXECUTE FUNCTION search_channel_update();
CREATE TRIGGER channel_is_remembered AFTER DELETE ON public.channel FOR EACH ROW EXECUTE FUNCTION remember_channel();
CREATE TRIGGER channel_update_searched AFTER UPDATE OF name, handle ON public.channel FOR EACH ROW WHEN (((old.name IS DISTINCT FROM new.name) OR (old.handle IS DISTINCT FROM new.handle))) EXECUTE FUNCTION search_channel_update();
CREATE TRIGGER channel_update_stamped AFTER UPDATE ON public.channel REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_account();

create table channel_claim (
  youtube_id text not null,
  account_id uuid not null,
  channel_id uuid not null,
  from_day date not null default '0001-01-01'::date,
  until_day date not null default '9999-12-31'::date,
  constraint channel_claim_pkey PRIMARY KEY (youtube_id, channel_id, from_day),
  constraint channel_claim_account_id_channel_id_fkey FOREIGN KEY (account_id, channel_id) REFERENCES channel(account_id, id) ON DELETE CASCADE,
  constraint channel_claim_days CHECK ((from_day <= until_day))
);
CREATE INDEX channel_claim_channel ON public.channel_claim USING btree (account_id, channel_id);
CREATE UNIQUE INDEX channel_claim_running ON public.channel_claim USING btree (youtube_id) WHERE (until_day = '9999-12-31'::date);
CREATE TRIGGER channel_claim_checked AFTER INSERT OR UPDATE ON public.channel_claim FOR EACH ROW EXECUTE FUNCTION check_claim_days();

create table channel_member (
  account_id uuid not null,
  channel_id uuid not null,
  member_id uuid not null,
  assigned_at timestamp with time zone not null,
  from_day date not null,
  until_day date not null,
  part integer not null,
  constraint channel_member_pkey PRIMARY KEY (account_id, channel_id, member_id, from_day),
  constraint channel_member_account_id_channel_id_fkey FOREIGN KEY (account_id, channel_id) REFERENCES channel(account_id, id) ON DELETE CASCADE,
  constraint channel_member_account_id_member_id_fkey FOREIGN KEY (account_id, member_id) REFERENCES member(account_id, id) ON DELETE CASCADE,
  constraint channel_member_days CHECK ((from_day < until_day)),
  constraint channel_member_part CHECK (((part >= 1) AND (part <= 10000)))
);
CREATE INDEX channel_member_member ON public.channel_member USING btree (account_id, member_id);
CREATE TRIGGER channel_member_delete_stamped AFTER DELETE ON public.channel_member REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_account();
CREATE TRIGGER channel_member_insert_checked AFTER INSERT ON public.channel_member REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_assignment_parts();
CREATE TRIGGER channel_member_insert_stamped AFTER INSERT ON public.channel_member REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_account();
CREATE TRIGGER channel_member_update_checked AFTER UPDATE ON public.channel_member REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_assignment_parts();
CREATE TRIGGER channel_member_update_stamped AFTER UPDATE ON public.channel_member REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_account();

create table former_channel (
  youtube_id text not null,
  constraint former_channel_pkey PRIMARY KEY (youtube_id)
);


-- partners/member/member.tables.ts

create table fee_rate (
  account_id uuid not null,
  member_id uuid not null,
  from_day date not null,
  until_day date not null default '9999-12-31'::date,
  basis_points smallint not null,
  constraint fee_rate_pkey PRIMARY KEY (account_id, member_id, from_day),
  constraint fee_rate_account_id_member_id_fkey FOREIGN KEY (account_id, member_id) REFERENCES member(account_id, id) ON DELETE CASCADE,
  constraint fee_rate_basis_points_check CHECK (((basis_points >= 0) AND (basis_points <= 10000)))
);
CREATE TRIGGER fee_rate_delete_stamped AFTER DELETE ON public.fee_rate REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_account();
CREATE TRIGGER fee_rate_insert_stamped AFTER INSERT ON public.fee_rate REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_account();
CREATE TRIGGER fee_rate_update_stamped AFTER UPDATE ON public.fee_rate REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_account();


-- partners/verification/verification.tables.ts

create table channel_check (
  account_id uuid not null,
  channel_id uuid not null,
  number integer not null,
  checked_at timestamp with time zone not null,
  result text not null,
  languages jsonb not null,
  constraint channel_check_pkey PRIMARY KEY (account_id, channel_id, number),
  constraint channel_check_account_id_channel_id_fkey FOREIGN KEY (account_id, channel_id) REFERENCES channel_verification(account_id, channel_id) ON DELETE CASCADE
);

create table channel_verification (
  account_id uuid not null,
  channel_id uuid not null,
  started_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  next_check_at timestamp with time zone,
  last_check_at timestamp with time zone,
  delay text,
  checks integer not null default 0,
  step integer not null default 0,
  result text,
  languages jsonb not null default '[]'::jsonb,
  is_full boolean not null default false,
  ended_at timestamp with time zone,
  constraint channel_verification_pkey PRIMARY KEY (account_id, channel_id),
  constraint channel_verification_account_id_channel_id_fkey FOREIGN KEY (account_id, channel_id) REFERENCES channel(account_id, id) ON DELETE CASCADE,
  constraint channel_verification_check1 CHECK (((next_check_at IS NULL) = (ended_at IS NOT NULL))),
  constraint channel_verification_delay_check CHECK ((delay = ANY (ARRAY['quota'::text, 'key'::text, 'service'::text]))),
  constraint channel_verification_result_check CHECK ((result = ANY (ARRAY['verified'::text, 'code_missing'::text, 'only_translated'::text, 'channel_missing'::text, 'error'::text])))
);
CREATE INDEX channel_verification_ended ON public.channel_verification USING btree (account_id, ended_at);


-- partners/view/view.tables.ts

create table saved_view (
  account_id uuid not null,
  member_id uuid not null,
  id uuid not null,
  path text not null,
  name text not null,
  query text not null,
  is_default boolean not null,
  constraint saved_view_pkey PRIMARY KEY (account_id, member_id, id),
  constraint saved_view_account_id_member_id_fkey FOREIGN KEY (account_id, member_id) REFERENCES member(account_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX saved_view_default ON public.saved_view USING btree (account_id, member_id, path) WHERE is_default;
CREATE UNIQUE INDEX saved_view_name ON public.saved_view USING btree (account_id, member_id, path, name);
CREATE TRIGGER saved_view_owner_checked BEFORE INSERT ON public.saved_view FOR EACH ROW EXECUTE FUNCTION refuse_archived_member();


-- platform/http/idempotency.tables.ts

create table idempotency_key (
  key_hash text not null,
  account_id uuid,
  attempt uuid not null,
  request_mac text not null,
  answer text,
  started_at timestamp with time zone not null,
  constraint idempotency_key_pkey PRIMARY KEY (key_hash)
);
CREATE INDEX idempotency_key_account ON public.idempotency_key USING btree (account_id);
CREATE INDEX idempotency_key_started ON public.idempotency_key USING btree (started_at);


-- platform/jobs/job.tables.ts

create table job (
  kind text not null,
  key text not null,
  account_id uuid,
  run_at timestamp with time zone not null,
  attempts integer not null default 0,
  lease uuid,
  leased_until timestamp with time zone,
  constraint job_pkey PRIMARY KEY (kind, key)
);
CREATE INDEX job_account ON public.job USING btree (account_id);
CREATE INDEX job_due ON public.job USING btree (kind, run_at);


-- platform/progress/file-progress.tables.ts

create unlogged table file_progress (
  id uuid not null,
  kind text not null,
  name text not null,
  stage text not null,
  rows bigint not null,
  total bigint,
  started_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint file_progress_pkey PRIMARY KEY (id)
);


-- platform/search/search-text.tables.ts

create unlogged table search_text (
  text text not null,
  initials text not null,
  kind text not null,
  account_id uuid not null,
  id text collate "C" not null,
  constraint search_text_pkey PRIMARY KEY (kind, account_id, id)
);

create unlogged table search_text_due (
  kind text not null,
  account_id uuid not null,
  id text collate "C" not null,
  constraint search_text_due_pkey PRIMARY KEY (kind, account_id, id)
);


-- platform/server-signer.tables.ts

create table server_secret (
  name text not null,
  secret text not null,
  constraint server_secret_pkey PRIMARY KEY (name),
  constraint server_secret_secret_check CHECK ((length(secret) >= 64))
);


-- releases/deploy-token/deploy-token.tables.ts

create table deploy_token (
  id uuid not null,
  name text not null,
  kind text not null,
  scope jsonb not null,
  secret_hash text not null,
  created_at timestamp with time zone not null,
  created_by text not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  revoked_by text,
  constraint deploy_token_pkey PRIMARY KEY (id),
  constraint deploy_token_name_key UNIQUE (name),
  constraint deploy_token_kind_check CHECK ((kind = ANY (ARRAY['team'::text, 'release'::text]))),
  constraint deploy_token_secret_hash_check CHECK ((secret_hash ~ '^[0-9a-f]{64}$'::text))
);


-- releases/release/builds/operations/operation.tables.ts

create table api_operation (
  hash text not null,
  key text not null,
  schema jsonb not null,
  constraint api_operation_pkey PRIMARY KEY (hash),
  constraint api_operation_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text))
);

create table build_operation (
  name text not null,
  version text not null,
  hash text not null,
  constraint build_operation_pkey PRIMARY KEY (name, version, hash),
  constraint build_operation_hash_fkey FOREIGN KEY (hash) REFERENCES api_operation(hash),
  constraint build_operation_name_version_fkey FOREIGN KEY (name, version) REFERENCES build(name, version)
);
CREATE INDEX build_operation_hash ON public.build_operation USING btree (hash);


-- releases/release/moves/approval/approval.tables.ts

create table release_approval (
  domain text not null,
  set_by text not null,
  set_at timestamp with time zone not null,
  off_asked_by text,
  off_asked_at timestamp with time zone,
  constraint release_approval_pkey PRIMARY KEY (domain),
  constraint release_approval_domain_fkey FOREIGN KEY (domain) REFERENCES site(domain) ON DELETE CASCADE,
  constraint release_approval_check CHECK (((off_asked_by IS NULL) = (off_asked_at IS NULL)))
);


-- releases/release/moves/freeze/freeze.tables.ts

create table release_freeze (
  id integer not null generated by default as identity,
  domain text,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  reason text not null,
  set_by text not null,
  set_at timestamp with time zone not null,
  constraint release_freeze_pkey PRIMARY KEY (id),
  constraint release_freeze_domain_fkey FOREIGN KEY (domain) REFERENCES site(domain) ON DELETE CASCADE,
  constraint release_freeze_check CHECK ((ends_at > starts_at))
);
CREATE INDEX release_freeze_end ON public.release_freeze USING btree (ends_at);


-- releases/release/moves/planned/planned-move.tables.ts

create table planned_move (
  id integer not null generated by default as identity,
  domain text not null,
  action text not null,
  before_set text not null,
  after_set text not null,
  chosen jsonb not null,
  reason text not null,
  unproven boolean not null,
  planned_by text not null,
  planned_at timestamp with time zone not null,
  run_at timestamp with time zone,
  state text not null default 'waiting'::text,
  move integer,
  failure text,
  ended_at timestamp with time zone,
  ended_by text,
  needs_approval boolean not null default false,
  approved_by text,
  approved_at timestamp with time zone,
  constraint planned_move_pkey PRIMARY KEY (id),
  constraint planned_move_after_set_fkey FOREIGN KEY (after_set) REFERENCES release_set(id),
  constraint planned_move_before_set_fkey FOREIGN KEY (before_set) REFERENCES release_set(id),
  constraint planned_move_domain_fkey FOREIGN KEY (domain) REFERENCES site(domain) ON DELETE CASCADE,
  constraint planned_move_action_check CHECK ((action = ANY (ARRAY['change'::text, 'rollback'::text, 'revert'::text]))),
  constraint planned_move_check CHECK ((after_set <> before_set)),
  constraint planned_move_check1 CHECK (((move IS NOT NULL) = (state = 'done'::text))),
  constraint planned_move_check2 CHECK (((failure IS NOT NULL) = (state = 'failed'::text))),
  constraint planned_move_check3 CHECK (((ended_at IS NOT NULL) = (state <> 'waiting'::text))),
  constraint planned_move_check4 CHECK ((approved_by <> planned_by)),
  constraint planned_move_check5 CHECK (((approved_by IS NULL) = (approved_at IS NULL))),
  constraint planned_move_check6 CHECK (((run_at IS NOT NULL) OR needs_approval)),
  constraint planned_move_check7 CHECK (((state <> 'done'::text) OR (NOT needs_approval) OR (approved_by IS NOT NULL))),
  constraint planned_move_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE INDEX planned_move_domain ON public.planned_move USING btree (domain, id DESC);
CREATE INDEX planned_move_due ON public.planned_move USING btree (run_at) WHERE (state = 'waiting'::text);


-- releases/release/release.tables.ts

create table build (
  name text not null,
  version text not null,
  kind text not null,
  inventory jsonb not null,
  files jsonb not null,
  digest text not null,
  published_at timestamp with time zone not null,
  published_by text not null,
  constraint build_pkey PRIMARY KEY (name, version),
  constraint build_kind_check CHECK ((kind = ANY (ARRAY['shell'::text, 'remote'::text])))
);
CREATE INDEX build_newest ON public.build USING btree (name, published_at DESC);
CREATE TRIGGER build_is_fixed BEFORE DELETE OR UPDATE ON public.build FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table domain_pointer (
  domain text not null,
  set_id text not null,
  moves integer not null,
  candidate_set text,
  candidate_share integer,
  constraint domain_pointer_pkey PRIMARY KEY (domain),
  constraint domain_pointer_candidate_set_fkey FOREIGN KEY (candidate_set) REFERENCES release_set(id),
  constraint domain_pointer_domain_fkey FOREIGN KEY (domain) REFERENCES site(domain) ON DELETE CASCADE,
  constraint domain_pointer_set_id_fkey FOREIGN KEY (set_id) REFERENCES release_set(id),
  constraint domain_pointer_candidate CHECK ((((candidate_set IS NULL) = (candidate_share IS NULL)) AND ((candidate_share >= 1) AND (candidate_share <= 99)) AND (candidate_set <> set_id)))
);
CREATE INDEX domain_pointer_canary ON public.domain_pointer USING btree (domain) WHERE (candidate_set IS NOT NULL);

create table release_follow (
  domain text not null,
  name text not null,
  follows boolean not null,
  set_at timestamp with time zone not null,
  set_by text not null,
  constraint release_follow_pkey PRIMARY KEY (domain, name),
  constraint release_follow_domain_fkey FOREIGN KEY (domain) REFERENCES site(domain) ON DELETE CASCADE
);

create table release_log (
  domain text not null,
  number integer not null,
  action text not null,
  moved_at timestamp with time zone not null,
  moved_by text not null,
  reason text not null,
  before_set text,
  after_set text not null,
  proven boolean,
  share integer,
  approved_by text,
  constraint release_log_pkey PRIMARY KEY (domain, number),
  constraint release_log_after_set_fkey FOREIGN KEY (after_set) REFERENCES release_set(id),
  constraint release_log_before_set_fkey FOREIGN KEY (before_set) REFERENCES release_set(id),
  constraint release_log_action_check CHECK ((action = ANY (ARRAY['start'::text, 'change'::text, 'rollback'::text, 'revert'::text, 'canary'::text, 'promote'::text, 'stop'::text])))
);
CREATE INDEX release_log_guard ON public.release_log USING btree (domain, number DESC) WHERE (moved_by = 'guard'::text);
CREATE TRIGGER release_log_is_fixed BEFORE DELETE OR UPDATE ON public.release_log FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table release_proof (
  set_id text not null,
  proof_key text not null,
  verdict text not null,
  visits jsonb not null,
  failures jsonb not null,
  browser text not null,
  proven_at timestamp with time zone not null,
  proven_by text not null,
  unconfirmed jsonb not null default '[]'::jsonb,
  constraint release_proof_pkey PRIMARY KEY (set_id),
  constraint release_proof_set_id_fkey FOREIGN KEY (set_id) REFERENCES release_set(id),
  constraint release_proof_proof_key_check CHECK ((proof_key ~ '^[0-9a-f]{64}$'::text)),
  constraint release_proof_verdict_check CHECK ((verdict = ANY (ARRAY['passed'::text, 'failed'::text])))
);
CREATE INDEX release_proof_newest ON public.release_proof USING btree (proof_key, proven_at DESC);

create table release_rollout (
  domain text not null,
  steps jsonb not null,
  minutes integer,
  next_step_at timestamp with time zone,
  chosen jsonb not null,
  unproven boolean not null,
  started_at timestamp with time zone not null,
  started_by text not null,
  reason text not null,
  step_at timestamp with time zone not null,
  constraint release_rollout_pkey PRIMARY KEY (domain),
  constraint release_rollout_domain_fkey FOREIGN KEY (domain) REFERENCES domain_pointer(domain) ON DELETE CASCADE,
  constraint release_rollout_minutes_check CHECK ((minutes > 0))
);

create table release_set (
  id text not null,
  domain text not null,
  content jsonb not null,
  created_at timestamp with time zone not null,
  constraint release_set_pkey PRIMARY KEY (id),
  constraint release_set_id_check CHECK ((id ~ '^[0-9a-f]{64}$'::text))
);
CREATE TRIGGER release_set_is_fixed BEFORE DELETE OR UPDATE ON public.release_set FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table release_template (
  name text not null,
  set_id text not null,
  saved_at timestamp with time zone not null,
  saved_by text not null,
  constraint release_template_pkey PRIMARY KEY (name),
  constraint release_template_set_id_fkey FOREIGN KEY (set_id) REFERENCES release_set(id)
);


-- releases/release/rollout/guard/guard.tables.ts

create table rollout_evidence (
  control_set text not null,
  candidate_set text not null,
  remote text not null,
  control_loads bigint not null,
  control_failed bigint not null,
  candidate_loads bigint not null,
  candidate_failed bigint not null,
  log_e double precision not null,
  window_end timestamp with time zone not null,
  step_at timestamp with time zone,
  earlier_control_loads bigint not null default 0,
  earlier_candidate_loads bigint not null default 0,
  constraint rollout_evidence_pkey PRIMARY KEY (control_set, candidate_set, remote)
);


-- releases/release/sets/newest/newest.tables.ts

create table release_set_build (
  set_id text not null,
  name text not null,
  version text not null,
  constraint release_set_build_pkey PRIMARY KEY (set_id, name),
  constraint release_set_build_set_id_fkey FOREIGN KEY (set_id) REFERENCES release_set(id)
);

create table shipped_build (
  name text not null,
  version text not null,
  shipped_at timestamp with time zone not null,
  constraint shipped_build_pkey PRIMARY KEY (name),
  constraint shipped_build_name_version_fkey FOREIGN KEY (name, version) REFERENCES build(name, version)
);

create table withdrawn_build (
  name text not null,
  version text not null,
  domain text not null,
  action text not null,
  withdrawn_at timestamp with time zone not null,
  withdrawn_by text not null,
  constraint withdrawn_build_pkey PRIMARY KEY (name, version),
  constraint withdrawn_build_name_version_fkey FOREIGN KEY (name, version) REFERENCES build(name, version),
  constraint withdrawn_build_action_check CHECK ((action = ANY (ARRAY['rollback'::text, 'revert'::text, 'stop'::text])))
);


-- releases/release/signing/signature.tables.ts

create table release_key (
  id text not null,
  number integer not null,
  public_key text not null,
  created_at timestamp with time zone not null,
  created_by text not null,
  retired_at timestamp with time zone,
  retired_by text,
  constraint release_key_pkey PRIMARY KEY (id),
  constraint release_key_number_key UNIQUE (number),
  constraint release_key_id_check CHECK ((id ~ '^[0-9a-f]{16}$'::text))
);

create table release_statement (
  domain text not null,
  statement text not null,
  signature text not null,
  key_id text not null,
  renew_at timestamp with time zone not null,
  constraint release_statement_pkey PRIMARY KEY (domain),
  constraint release_statement_key_id_fkey FOREIGN KEY (key_id) REFERENCES release_key(id)
);
CREATE INDEX release_statement_renewal ON public.release_statement USING btree (renew_at);


-- releases/telemetry/telemetry.tables.ts

create table page_load_count (
  domain text not null,
  hour timestamp with time zone not null,
  set_id text not null,
  served bigint not null,
  constraint page_load_count_pkey PRIMARY KEY (domain, hour, set_id)
);

create table page_load_report (
  load_id text not null,
  remote text not null,
  set_id text not null,
  issued_at timestamp with time zone not null,
  reported_at timestamp with time zone not null,
  mounted boolean not null default false,
  failed_before boolean not null default false,
  failed_after boolean not null default false,
  constraint page_load_report_pkey PRIMARY KEY (load_id, remote)
);
CREATE INDEX page_load_report_expiry ON public.page_load_report USING btree (issued_at);
CREATE INDEX page_load_report_of_set ON public.page_load_report USING btree (set_id, reported_at);

create table remote_failure_count (
  domain text not null,
  hour timestamp with time zone not null,
  set_id text not null,
  remote text not null,
  phase text not null,
  error_class text not null,
  loads bigint not null,
  constraint remote_failure_count_pkey PRIMARY KEY (domain, hour, set_id, remote, phase, error_class)
);

create table remote_load_count (
  domain text not null,
  hour timestamp with time zone not null,
  set_id text not null,
  remote text not null,
  version text not null,
  loads bigint not null,
  mounted bigint not null,
  failed bigint not null,
  failed_before bigint not null,
  failed_after bigint not null,
  total_ms bigint not null,
  within_500 bigint not null,
  within_1000 bigint not null,
  within_2000 bigint not null,
  within_4000 bigint not null,
  within_8000 bigint not null,
  constraint remote_load_count_pkey PRIMARY KEY (domain, hour, set_id, remote)
);


-- youtube/youtube.tables.ts

create table youtube_quota (
  day date not null,
  spender text not null,
  units integer not null,
  constraint youtube_quota_pkey PRIMARY KEY (day, spender)
);


-- Tables without types: only SQL in their modules and triggers names them

create unlogged table report_version_stamp (
  account_id uuid not null,
  id uuid not null default gen_random_uuid(),
  constraint report_version_stamp_pkey PRIMARY KEY (account_id, id)
);

create unlogged table video_list (
  id uuid not null,
  account_id uuid not null,
  content_hash text not null,
  sort text not null,
  direction text not null,
  figures integer not null,
  dates integer not null,
  is_month boolean not null,
  created_at timestamp with time zone not null default now(),
  total integer not null,
  unattributed integer not null,
  totals jsonb not null,
  unattributed_totals jsonb not null,
  constraint video_list_pkey PRIMARY KEY (id)
);
CREATE INDEX video_list_content_hash ON public.video_list USING btree (account_id, content_hash);

create unlogged table video_list_part (
  list_id uuid not null,
  part integer not null,
  videos listed_video[] not null,
  constraint video_list_part_pkey PRIMARY KEY (list_id, part),
  constraint video_list_part_list_id_fkey FOREIGN KEY (list_id) REFERENCES video_list(id) ON DELETE CASCADE
);

create table video_list_version (
  account_id uuid not null,
  figures integer not null default 0,
  dates integer not null default 0,
  constraint video_list_version_pkey PRIMARY KEY (account_id)
);
CREATE TRIGGER video_list_version_delete_stamped AFTER DELETE ON public.video_list_version REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_account();
CREATE TRIGGER video_list_version_insert_stamped AFTER INSERT ON public.video_list_version REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_account();
CREATE TRIGGER video_list_version_update_stamped AFTER UPDATE ON public.video_list_version REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_account();


-- Types

create type listed_video as (
  channel_id uuid,
  video_id text,
  views numeric,
  engaged_views numeric,
  premium_views numeric,
  revenue numeric,
  priced_views numeric,
  priced_premium_views numeric,
  priced_revenue numeric,
  priced_premium_revenue numeric
);


-- Functions

CREATE OR REPLACE FUNCTION public.check_assignment_parts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
    end $function$;

CREATE OR REPLACE FUNCTION public.check_claim_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      -- Spans of one channel are written one after another; the next query sees what the one before committed.
      perform pg_advisory_xact_lock(381, hashtext(new.youtube_id));
      if exists (
        select from channel_claim o
        where o.youtube_id = new.youtube_id and (o.channel_id, o.from_day) <> (new.channel_id, new.from_day)
          and o.from_day < new.until_day and new.from_day < o.until_day
      ) then
        raise exception 'The YouTube channel is registered on some of these days already.'
          using errcode = 'exclusion_violation', constraint = 'channel_claim_spans', table = 'channel_claim';
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.clear_archived_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      delete from login where account_id = new.account_id and member_id = new.id;
      delete from session where account_id = new.account_id and member_id = new.id;
      delete from external_code where account_id = new.account_id and member_id = new.id;
      delete from favourite_track where account_id = new.account_id and member_id = new.id;
      delete from notice_read where account_id = new.account_id and member_id = new.id;
      delete from saved_view where account_id = new.account_id and member_id = new.id;
      insert into search_text_due values ('member', new.account_id, new.id::text)
      on conflict (kind, account_id, id) do update set kind = excluded.kind;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.count_date_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into video_list_version (account_id, dates) values (new.account_id, 1)
      on conflict (account_id) do update set dates = video_list_version.dates + 1;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.enqueue_changed_tracks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into track_search_due (isrc)
      select isrc from changed join former using (isrc)
      where ("changed"."title", "changed"."artist", "changed"."removed_at")
        is distinct from ("former"."title", "former"."artist", "former"."removed_at")
      order by isrc on conflict do nothing;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.enqueue_new_tracks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into track_search_due (isrc) select isrc from changed order by isrc on conflict do nothing;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.refuse_archived_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform from member where account_id = new.account_id and id = new.member_id and archived_at is null
        for key share;
      if not found then
        raise exception 'The member does not exist, or is archived.'
          using errcode = 'foreign_key_violation', table = tg_table_name,
            constraint = tg_table_name || '_account_id_member_id_fkey';
      end if;
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end
  $function$;

CREATE OR REPLACE FUNCTION public.remember_channel()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into former_channel (youtube_id) values (old.youtube_id) on conflict do nothing;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.search_channel_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
       begin delete from search_text using former
       where search_text.kind = 'channel' and search_text.account_id = former.account_id
         and search_text.id = former.id::text; return null; end $function$;

CREATE OR REPLACE FUNCTION public.search_channel_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
       begin insert into search_text_due
       select 'channel', changed.account_id, changed.id::text from changed
       where (changed.name, changed.handle) is not null order by 2, 3 on conflict (kind, account_id, id) do update set kind = excluded.kind; return null; end $function$;

CREATE OR REPLACE FUNCTION public.search_channel_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
       begin insert into search_text_due values ('channel', new.account_id, new.id::text) on conflict (kind, account_id, id) do update set kind = excluded.kind; return null; end $function$;

CREATE OR REPLACE FUNCTION public.search_member_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
       begin delete from search_text using former
       where search_text.kind = 'member' and search_text.account_id = former.account_id
         and search_text.id = former.id::text; return null; end $function$;

CREATE OR REPLACE FUNCTION public.search_member_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
       begin insert into search_text_due
       select 'member', changed.account_id, changed.id::text from changed
       where (changed.nickname, changed.email) is not null order by 2, 3 on conflict (kind, account_id, id) do update set kind = excluded.kind; return null; end $function$;

CREATE OR REPLACE FUNCTION public.search_member_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
       begin insert into search_text_due values ('member', new.account_id, new.id::text) on conflict (kind, account_id, id) do update set kind = excluded.kind; return null; end $function$;

CREATE OR REPLACE FUNCTION public.search_site_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
       begin delete from search_text using former
       where search_text.kind = 'site' and search_text.account_id = '00000000-0000-0000-0000-000000000000'::uuid
         and search_text.id = former.domain::text; return null; end $function$;

CREATE OR REPLACE FUNCTION public.search_site_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
       begin insert into search_text_due
       select 'site', '00000000-0000-0000-0000-000000000000'::uuid, changed.domain::text from changed
       where (changed.name) is not null order by 2, 3 on conflict (kind, account_id, id) do update set kind = excluded.kind; return null; end $function$;

CREATE OR REPLACE FUNCTION public.search_site_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
       begin insert into search_text_due values ('site', '00000000-0000-0000-0000-000000000000'::uuid, new.domain::text) on conflict (kind, account_id, id) do update set kind = excluded.kind; return null; end $function$;

CREATE OR REPLACE FUNCTION public.search_video_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
       begin delete from search_text using former
       where search_text.kind = 'video' and search_text.account_id = former.account_id
         and search_text.id = former.id::text; return null; end $function$;

CREATE OR REPLACE FUNCTION public.search_video_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
       begin insert into search_text_due
       select 'video', changed.account_id, changed.id::text from changed
       where (changed.title) is not null order by 2, 3 on conflict (kind, account_id, id) do update set kind = excluded.kind; return null; end $function$;

CREATE OR REPLACE FUNCTION public.search_video_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
       begin insert into search_text_due values ('video', new.account_id, new.id::text) on conflict (kind, account_id, id) do update set kind = excluded.kind; return null; end $function$;

CREATE OR REPLACE FUNCTION public.stamp_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into report_version_stamp (account_id) select distinct account_id from changed;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.stamp_all_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into report_version_stamp (account_id)
      select '00000000-0000-0000-0000-000000000000' where exists (select from changed);
      return null;
    end $function$;

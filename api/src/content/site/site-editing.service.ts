import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { isUniqueViolation } from '../../platform/database/database-error.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { checkVersion, type SeenVersion } from '../../platform/http/if-match.ts';
import type { Page } from '../../platform/http/listing.ts';
import type { Actor } from '../../access/audit/actor.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import { waitForIngest } from '../../figures/ingest/delete-figures.ts';
import { deleteSiteAccounts, hasChannels } from '../../access/account/site-accounts.ts';
import { createSiteEditingRepository, type SiteFilter } from './site-editing.repository.ts';
import { createSiteRepository } from './site.repository.ts';
import { completeSettings, type NewSite } from './new-site.ts';
import type { contactFields, siteSettings } from './site.schemas.ts';
import type { SiteTable } from './site.tables.ts';

export type SiteSettings = z.infer<z.ZodObject<typeof siteSettings>>;
/** Some settings; all others stay. */
export type SiteChange = { [Name in keyof SiteSettings]?: SiteSettings[Name] | undefined };
export type ContactContent = z.infer<z.ZodObject<typeof contactFields>>;

const toSiteResponse = ({ created_at: _, ...site }: Selectable<SiteTable>) => site;

/** JSON columns are written as text; an absent setting is no column. */
const toColumns = ({ tagline, ...rest }: SiteChange) => ({
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
  ...(tagline === undefined ? {} : { tagline: JSON.stringify(tagline) }),
});

/** An amount has no meaning without its unit. */
const checkWithdrawal = (site: Pick<SiteSettings, 'withdrawal_amount' | 'withdrawal_unit'>) => {
  if ((site.withdrawal_amount === null) === (site.withdrawal_unit === null)) return;
  const path = site.withdrawal_amount === null ? 'withdrawal_amount' : 'withdrawal_unit';
  throw new AppError('validation', { fields: [{ path, code: 'required' }] });
};

/** The changed settings, before and after. */
const diffSettings = (before: Record<string, unknown>, after: Record<string, unknown>) => {
  const changed = Object.keys(after).filter(
    (name) => name !== 'version' && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (state: Record<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, state[name]]));
  return { before: only(before), after: only(after) };
};

/** Creates, changes and deletes domains and their payment contacts. */
export const createSiteEditing = (dependencies: { db: Db; clock: Clock; audit: Audit }) => {
  const { db, clock, audit } = dependencies;
  const sites = createSiteRepository(db);
  const editing = createSiteEditingRepository(db);

  return {
    async list(filter: SiteFilter, page: Page) {
      const { sites: found, total } = await editing.list(filter, page);
      return { items: found.map(toSiteResponse), total, ...page };
    },

    async find(domain: string) {
      const site = await sites.find(domain);
      if (!site) throw new AppError('unknown_domain');
      return toSiteResponse(site);
    },

    async create(actor: Actor, domain: string, given: NewSite) {
      const { tagline, ...settings } = completeSettings(domain, given);
      checkWithdrawal(settings);
      return db
        .transaction()
        .execute(async (trx) => {
          const site = await editing.insert(trx, {
            ...settings,
            tagline: JSON.stringify(tagline),
            domain,
            created_at: clock.now(),
          });
          const after = toSiteResponse(site);
          await audit.record(actor, { action: 'site.created', subject: domain, domain, after }, trx);
          return after;
        })
        .catch((error: unknown) => {
          if (isUniqueViolation(error, 'site_pkey'))
            throw new AppError('domain_taken', { fields: [{ path: 'domain', code: 'taken' }], cause: error });
          throw error;
        });
    },

    async change(actor: Actor, domain: string, seen: SeenVersion, change: SiteChange) {
      return db.transaction().execute(async (trx) => {
        const site = await editing.lock(trx, domain);
        if (!site) throw new AppError('unknown_domain');
        const before = toSiteResponse(site);
        checkVersion(seen, before.version, before);
        const columns = { ...toColumns(change), version: before.version + 1 };
        checkWithdrawal({ ...before, ...columns });
        const after = toSiteResponse(await editing.update(trx, domain, columns));
        const states = diffSettings(before, after);
        await audit.record(actor, { action: 'site.changed', subject: domain, domain, ...states }, trx);
        return after;
      });
    },

    /**
     * Deletes a domain with its accounts, contact and notices; its releases stay in the log.
     *
     * @throws AppError `site_in_use` while an account of it has channels, whose figures would go too
     */
    async delete(actor: Actor, domain: string, reason: string) {
      return db.transaction().execute(async (trx) => {
        await waitForIngest(trx);
        const site = await editing.lock(trx, domain);
        if (!site) throw new AppError('unknown_domain');
        if (await hasChannels(trx, domain)) throw new AppError('site_in_use');
        const accounts = await deleteSiteAccounts(trx, domain);
        await editing.delete(trx, domain);
        const before = toSiteResponse(site);
        await audit.record(actor, { action: 'site.deleted', subject: domain, domain, before, reason }, trx);
        return { accounts };
      });
    },

    /** Null when the domain has no contact yet. */
    async findContact(domain: string) {
      if (!(await sites.find(domain))) throw new AppError('unknown_domain');
      return (await editing.findContact(domain)) ?? null;
    },

    /** A missing contact has the version 0. */
    async putContact(actor: Actor, domain: string, seen: SeenVersion, content: ContactContent) {
      return db.transaction().execute(async (trx) => {
        // Locks the domain, because a missing contact cannot be locked.
        if (!(await editing.lock(trx, domain))) throw new AppError('unknown_domain');
        const before = await editing.findContact(domain, trx);
        checkVersion(seen, before?.version ?? 0, { ...before });
        const after = await editing.putContact(trx, {
          ...content,
          domain,
          version: (before?.version ?? 0) + 1,
        });
        const states = diffSettings(before ?? {}, after);
        await audit.record(actor, { action: 'contact.changed', subject: domain, domain, ...states }, trx);
        return after;
      });
    },
  };
};

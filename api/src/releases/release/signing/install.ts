import type { FastifyInstance } from 'fastify';
import { createAcceptedStatements } from './accepted-statements.ts';
import { createKeyRotation } from './key-rotation.ts';
import { createKeyFiles } from './key-files.ts';
import { signPage } from './page-statement.ts';
import { createServedSets, type ServedSets } from './served-sets.ts';
import { createSetSource, type ReadContents } from './set-source.ts';
import { createSigner } from './signer.ts';
import { createSigningKeys } from './signing-keys.ts';
import { createStatementRepository } from './statement.repository.ts';

const RENEWAL = 'release-renewal';
const RENEWAL_BATCH = 200;
const RENEWAL_INTERVAL_MS = 60 * 60 * 1000;
const RENEWAL_LEASE_MS = 10 * 60 * 1000;

export type Signing = ReturnType<typeof installSigning>;

/** Installs what signs the release sets of domains, and what checks them before they are served. */
export function installSigning(app: FastifyInstance, readContents: ReadContents) {
  const { clock, config, jobs, log, metrics } = app;
  const { db, bulk } = app.database;
  const sets = createSetSource(readContents);
  const statements = createStatementRepository(db);
  const accepted = createAcceptedStatements(config.dataDir);
  const keys = createSigningKeys({ db, files: createKeyFiles(config.dataDir), clock });
  const base = { keys, statements, accepted, sets, clock };
  const onAcceptError = (error: unknown, domain: string) =>
    log.error(
      { err: error, domain },
      'the accepted release of a domain cannot be written to the data directory',
    );
  const signer = createSigner({ ...base, db, onAcceptError });
  const served = createServedSets({
    statements,
    accepted,
    signer,
    clock,
    onRefused: (refusal) =>
      log.error(refusal, 'the release of a domain is refused; its pages keep the last good one'),
  });
  metrics.watchRefusedReleases(served.countRefused);

  jobs.register({
    kind: RENEWAL,
    batch: 1,
    leaseMs: RENEWAL_LEASE_MS,
    isPermanent: true,
    async run([job]) {
      if (!job) return;
      const hasMore = await signer.renewDue(RENEWAL_BATCH, ({ reason }, domain) =>
        log.error({ domain, reason }, 'the signature of a release cannot be renewed'),
      );
      const wait = hasMore ? 0 : RENEWAL_INTERVAL_MS;
      await jobs.store.reschedule(job, new Date(clock.now().getTime() + wait));
    },
  });

  return {
    sets,
    signer,
    served,
    keys,
    rotation: createKeyRotation({ db, keys, statements, signer }),

    /** The header by which programs verify the set of a page; undefined for what this server has not verified. */
    async signPage(set: unknown, signed: ServedSets['signed']): Promise<string | undefined> {
      const key = signed && (await keys.files.find(signed.keyId));
      return key && signPage(set, signed.statement, key);
    },

    /** Signs what domains run after an upgrade; a server calls it before it listens. */
    async prepare() {
      const bulkSigner = createSigner({ ...base, db: bulk, onAcceptError });
      const { signed, unsigned } = await bulkSigner.adopt();
      if (signed.length > 0)
        log.warn(
          { domains: signed.length },
          'signed the releases of domains that no version had signed before',
        );
      if (unsigned.length > 0)
        log.error(
          { domains: unsigned.slice(0, 20), count: unsigned.length },
          'domains have releases without a signature',
        );
    },
  };
}

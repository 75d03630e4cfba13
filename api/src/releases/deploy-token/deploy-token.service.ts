import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { isSameText } from '../../platform/http/protection.ts';
import type { DeployToken } from '../../platform/http/request-context.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Actor } from '../../access/audit/actor.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import { createDeployTokenRepository } from './deploy-token.repository.ts';
import { createToken, hashSecret, parseToken } from './token-format.ts';
import type { TokenKind } from '../../platform/http/access-rule.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type NewDeployToken = { name: string; kind: TokenKind; scope: readonly string[]; days: number };

/** Who creates or revokes a token: as the audit log and as the token's row name them. */
export type TokenAuthor = { actor: Actor; by: string };

/** Creates, lists, revokes and verifies deploy tokens. */
export const createDeployTokenService = (dependencies: { db: Db; clock: Clock; ids: Ids; audit: Audit }) => {
  const { db, clock, ids, audit } = dependencies;
  const tokens = createDeployTokenRepository(db);

  return {
    list: tokens.list,

    /** Only this result contains the token. */
    async create({ name, kind, scope, days }: NewDeployToken, { actor, by }: TokenAuthor) {
      const id = ids.uuid();
      const { token, hash } = createToken(id);
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + days * DAY_MS);
      await db.transaction().execute(async (trx) => {
        const isNew = await tokens.insert(
          {
            id,
            name,
            kind,
            scope: JSON.stringify(scope),
            secret_hash: hash,
            created_at: now,
            created_by: by,
            expires_at: expiresAt,
            revoked_at: null,
            revoked_by: null,
          },
          trx,
        );
        if (!isNew) throw new AppError('token_name_taken');
        const after = { name, kind, scope, expires_at: expiresAt.toISOString() };
        await audit.record(actor, { action: 'deploy_token.created', subject: id, after }, trx);
      });
      return { token, expiresAt };
    },

    /** Ends a token at once; of a revoked one nothing changes. */
    async revoke(name: string, { actor, by }: TokenAuthor, reason?: string) {
      await db.transaction().execute(async (trx) => {
        const found = await tokens.findByName(name, trx);
        if (!found) throw new AppError('not_found');
        if (found.revoked_at) return;
        await tokens.revoke(found.id, { at: clock.now(), by }, trx);
        const before = { name, kind: found.kind, scope: found.scope };
        const change = { action: 'deploy_token.revoked', subject: found.id, before } as const;
        await audit.record(actor, { ...change, ...(reason === undefined ? {} : { reason }) }, trx);
      });
    },

    /**
     * The token of a request. Its secret is compared in constant time.
     * @throws AppError `token_invalid`, `token_revoked`, `token_expired`
     */
    async verify(text: string): Promise<DeployToken> {
      const parsed = parseToken(text);
      const found = parsed && (await tokens.find(parsed.id));
      if (!found || !isSameText(hashSecret(parsed.secret), found.secret_hash))
        throw new AppError('token_invalid');
      if (found.revoked_at) throw new AppError('token_revoked');
      if (found.expires_at <= clock.now()) throw new AppError('token_expired');
      const { id, name, kind, scope } = found;
      return { id, name, kind, scope };
    },
  };
};

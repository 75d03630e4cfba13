import type { BuildRepository } from '../build.repository.ts';
import type { BuildRefusal } from '../build-refused-error.ts';
import { compareOperations } from './compare-operations.ts';
import type { Operation } from './operation.ts';
import type { OperationRepository } from './operation.repository.ts';
import { readOwnOperations } from './own-operations.ts';
import type { BuildId } from '../build-id.ts';

/** A build that a domain runs, with an operation that the API no longer has as the build calls it. */
export type BrokenOperation = BuildId & { operation: string; reason: string; domains: string[] };

export type OperationCheckDependencies = {
  operations: OperationRepository;
  builds: BuildRepository;
};

/** Compares the operations that builds call with those of this server. */
export const createOperationCheck = ({ operations, builds }: OperationCheckDependencies) => {
  const explain = (own: ReadonlyMap<string, Operation>, built: Operation): string | undefined => {
    const today = own.get(built.key);
    if (!today) return 'the API has no such operation';
    return compareOperations(built, today).join('; ') || undefined;
  };

  const checkCalled = async (
    { name, version }: BuildId,
    called: readonly Operation[],
  ): Promise<BuildRefusal[]> => {
    if (called.length === 0) return [];
    const own = await readOwnOperations();
    return called.flatMap((built): BuildRefusal[] => {
      const reason = explain(own, built);
      return reason === undefined
        ? []
        : [{ code: 'operation_incompatible', subject: `${name} ${version} ${built.key}`, reason }];
    });
  };

  return {
    /** Why a build that calls these operations cannot work with this server's API. */
    checkCalled,

    /** Why a published build cannot work with this server's API. */
    checkBuild: async (build: BuildId): Promise<BuildRefusal[]> =>
      checkCalled(build, await operations.ofBuild(build)),

    /** What domains run that this server's API would break. */
    async listBroken(): Promise<BrokenOperation[]> {
      const own = await readOwnOperations();
      const broken: BrokenOperation[] = [];
      for (const built of await operations.listExcept([...own.values()].map(({ hash }) => hash))) {
        const reason = explain(own, built);
        if (reason === undefined) continue;
        for (const { kind, name, version } of await operations.callers(built.hash)) {
          const domains = await builds.domainsOf({ kind, name, version });
          if (domains.length > 0) broken.push({ name, version, operation: built.key, reason, domains });
        }
      }
      return broken;
    },
  };
};

export type OperationCheck = ReturnType<typeof createOperationCheck>;

import { AppError } from '../../errors/app-error.ts';
import type { Throttle } from './throttle.ts';

/** A manager types a few addresses that are in use; many of them are an enumeration of accounts. */
const rule = { name: 'taken-address', freeAttempts: 20, isForgiving: false };

const isTakenError = (error: unknown) => error instanceof AppError && error.code === 'email_taken';

/** Throttles callers that find many addresses in use. */
export const createAddressEnumerationGuard =
  (throttle: Throttle) =>
  async <Result>(accountId: string, add: () => Promise<Result>): Promise<Result> => {
    let finish = (): Result => {
      throw new AppError('internal');
    };
    await throttle.attempt([{ rule, of: accountId }], async () => {
      try {
        const result = await add();
        finish = () => result;
        return true;
      } catch (error) {
        if (!isTakenError(error)) throw error;
        finish = () => {
          throw error;
        };
        return false;
      }
    });
    return finish();
  };

export type TakenAddressGuard = ReturnType<typeof createAddressEnumerationGuard>;

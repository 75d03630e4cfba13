import { AppError } from '../../platform/errors.ts';
import type { Throttle } from '../session/throttle.ts';

/** A manager types a few addresses that are in use already; a list of them is somebody finding out who is here. */
const rule = { name: 'taken-address', freeAttempts: 20, isForgiving: false };

const isTaken = (error: unknown) => error instanceof AppError && error.code === 'email_taken';

/** Slows down whoever learns of one address after the other that it has an account. */
export const createTakenAddressGuard =
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
        if (!isTaken(error)) throw error;
        finish = () => {
          throw error;
        };
        return false;
      }
    });
    return finish();
  };

export type TakenAddressGuard = ReturnType<typeof createTakenAddressGuard>;

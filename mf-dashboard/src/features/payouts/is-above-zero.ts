/** Whether an amount is above 0. */
export const isAboveZero = (amount: string): boolean => Number(amount) > 0;

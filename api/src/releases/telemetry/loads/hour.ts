export const HOUR_MS = 60 * 60 * 1000;

export const startOfHour = (instant: Date) => new Date(Math.floor(instant.getTime() / HOUR_MS) * HOUR_MS);

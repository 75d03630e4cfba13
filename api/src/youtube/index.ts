export { toAppError } from './to-app-error.ts';
export type { YoutubeChannel } from './channel-facts.ts';
export { nextPacificMidnight } from './pacific-midnight.ts';
export type { QuotaBudget } from './quota-budget.ts';
export { BATCH_SIZE, type LookupResult, type YoutubeClient } from './youtube-client.ts';
export { YoutubeError } from './youtube-error.ts';

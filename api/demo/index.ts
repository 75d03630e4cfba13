export { type DemoAccount, demoAccounts, DEMO_PASSWORD } from './accounts.ts';
export { demoRates, type DemoRatesOptions } from './demo-rates.ts';
export { reportsDirectory } from './demo-state.ts';
export { type DemoSession, openDemoSession } from './open-session.ts';
export type { DemoProfile } from './profiles.ts';
export { seedDemo, type SeedDemoOptions } from './seed-demo.ts';
export { type DemoYoutubeData, createDemoYoutubeData } from './youtube-data.ts';
export { type ClosingOptions, writeClosing } from './write-closing.ts';
export { type ReportDayOptions, writeReportDay } from './write-report-day.ts';

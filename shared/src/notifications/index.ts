export { describeNotification } from './describe-notification.ts';
export type { DescribedNotification, Notification, NotificationTexts } from './describe-notification.ts';

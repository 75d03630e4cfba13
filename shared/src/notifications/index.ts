export { describeNotification } from './describe-notification.ts';
export { loadNotificationTexts } from './load-notification-texts.ts';
export type { DescribedNotification, Notification, NotificationTexts } from './describe-notification.ts';

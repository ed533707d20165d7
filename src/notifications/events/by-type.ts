import type { NotificationOf, NotificationType } from './types.ts';

/** A function for each type of notification; the compiler names the types that are missing. */
export type ByType<Result, Args extends readonly unknown[] = []> = {
  readonly [Type in NotificationType]: (notification: NotificationOf<Type>, ...args: Args) => Result;
};

/** Calls the function for the type of a notification. */
export function callByType<Type extends NotificationType, Result, Args extends readonly unknown[]>(
  table: ByType<Result, Args>,
  notification: NotificationOf<Type>,
  ...args: Args
): Result {
  return table[notification.type](notification, ...args);
}

import type { Tx } from '../../db/tx.ts';
import type { DeviceRequest } from '../../generated/prisma/client.ts';
import type { AppGrantRow } from './app-grants.ts';

/** A row of the table `device_requests`: what an app asks for that shows a code. */
export type DeviceRequestRow = DeviceRequest;

/** Adds what an app asks for. */
export async function insertDeviceRequest(
  db: Tx,
  row: Omit<DeviceRequestRow, 'polledAt' | 'deniedAt' | 'grantId' | 'usedAt'>,
): Promise<void> {
  await db.deviceRequest.create({ data: row });
}

/** Returns what the app with a device code asks for, whatever has become of it, and the grant if it has one. */
export async function findDeviceRequest(
  db: Tx,
  deviceCodeHash: string,
): Promise<(DeviceRequestRow & { readonly grant: AppGrantRow | null }) | undefined> {
  const where = { deviceCodeHash };
  return (await db.deviceRequest.findUnique({ where, include: { grant: true } })) ?? undefined;
}

/** Returns what the app that shows a code asks for; undefined if nobody may answer that any more. */
export async function findOpenDeviceRequest(
  db: Tx,
  userCode: string,
  now: Date,
): Promise<DeviceRequestRow | undefined> {
  const isOpen = { grantId: null, deniedAt: null, expiresAt: { gt: now } };
  return (await db.deviceRequest.findUnique({ where: { userCode, ...isOpen } })) ?? undefined;
}

/** Answers what an app asks for, with a grant or by denying it: of several answers at the same time one counts. */
export async function answerDeviceRequest(
  db: Tx,
  deviceCodeHash: string,
  answer: { readonly grantId: string } | { readonly deniedAt: Date },
): Promise<boolean> {
  const where = { deviceCodeHash, grantId: null, deniedAt: null };
  return (await db.deviceRequest.updateMany({ where, data: answer })).count === 1;
}

/** Records that the app asked for its tokens before there was an answer, and how long it has to wait from now on. */
export async function recordDevicePoll(
  db: Tx,
  deviceCodeHash: string,
  poll: Pick<DeviceRequestRow, 'polledAt' | 'intervalSeconds'>,
): Promise<void> {
  await db.deviceRequest.updateMany({ where: { deviceCodeHash }, data: poll });
}

/** Uses up a device code: of several requests at the same time one gets the tokens. */
export async function takeDeviceRequest(db: Tx, deviceCodeHash: string, at: Date): Promise<boolean> {
  const where = { deviceCodeHash, usedAt: null };
  return (await db.deviceRequest.updateMany({ where, data: { usedAt: at } })).count === 1;
}

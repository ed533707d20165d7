import type { Tx } from '../../db/tx.ts';
import type { DeviceRequest } from '../../generated/prisma/client.ts';
import type { AppGrantRow } from './app-grants.ts';

/** A row of the table `device_requests`: the request of an app that shows a code. */
export type DeviceRequestRow = DeviceRequest;

/** Adds an app's request. */
export async function insertDeviceRequest(
  db: Tx,
  row: Omit<DeviceRequestRow, 'polledAt' | 'deniedAt' | 'grantId' | 'usedAt'>,
): Promise<void> {
  await db.deviceRequest.create({ data: row });
}

/** Returns the request with a device code, in any state, and its grant if it has one. */
export async function findDeviceRequest(
  db: Tx,
  deviceCodeHash: string,
): Promise<(DeviceRequestRow & { readonly grant: AppGrantRow | null }) | undefined> {
  const where = { deviceCodeHash };
  return (await db.deviceRequest.findUnique({ where, include: { grant: true } })) ?? undefined;
}

/** Returns the pending request of the app that shows a code; undefined if it can no longer be answered. */
export async function findOpenDeviceRequest(
  db: Tx,
  userCode: string,
  now: Date,
): Promise<DeviceRequestRow | undefined> {
  const isOpen = { grantId: null, deniedAt: null, expiresAt: { gt: now } };
  return (await db.deviceRequest.findUnique({ where: { userCode, ...isOpen } })) ?? undefined;
}

/** Answers an app's request, with a grant or a denial. Only one of several simultaneous answers counts. */
export async function answerDeviceRequest(
  db: Tx,
  deviceCodeHash: string,
  answer: { readonly grantId: string } | { readonly deniedAt: Date },
): Promise<boolean> {
  const where = { deviceCodeHash, grantId: null, deniedAt: null };
  return (await db.deviceRequest.updateMany({ where, data: answer })).count === 1;
}

/** Records that the app polled before there was an answer, and its new polling interval. */
export async function recordDevicePoll(
  db: Tx,
  deviceCodeHash: string,
  poll: Pick<DeviceRequestRow, 'polledAt' | 'intervalSeconds'>,
): Promise<void> {
  await db.deviceRequest.updateMany({ where: { deviceCodeHash }, data: poll });
}

/** Consumes a device code, for only one of several simultaneous requests. */
export async function takeDeviceRequest(db: Tx, deviceCodeHash: string, at: Date): Promise<boolean> {
  const where = { deviceCodeHash, usedAt: null };
  return (await db.deviceRequest.updateMany({ where, data: { usedAt: at } })).count === 1;
}

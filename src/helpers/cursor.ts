/** Encodes a position in a list as an opaque text. */
export function formatCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

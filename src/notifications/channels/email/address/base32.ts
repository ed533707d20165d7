const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** Returns bytes in lower-case base32 without padding (RFC 4648, section 6). */
export function encodeBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Decodes base32 in upper or lower case, ignoring incomplete bytes. Returns undefined if the text is not base32. */
export function decodeBase32(text: string): Buffer | undefined {
  if (!/^[a-z2-7]*$/i.test(text)) return undefined;
  const bits = Array.from(text.toLowerCase(), (letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

import { more, t } from '../i18n/index.ts';

/** Reminds a guest that games can be kept. */
export function KeepNote() {
  const words = more().guests;
  return (
    <p class="keep-note">
      {words.keepText} <a href={keepAddress()}>{t().guests.keep}</a>
    </p>
  );
}

/** Returns the address of the page on which a guest gets an account, and which leads back to where they are now. */
export function keepAddress(): string {
  const { pathname, search } = location;
  return pathname === '/keep' ? pathname + search : `/keep?next=${encodeURIComponent(pathname)}`;
}

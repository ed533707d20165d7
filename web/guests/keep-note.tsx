import { more, t } from '../i18n/index.ts';

/** Reminds a guest that an account keeps their games. */
export function KeepNote() {
  const words = more().guests;
  return (
    <p class="keep-note">
      {words.keepText} <a href={keepAddress()}>{t().guests.keep}</a>
    </p>
  );
}

/** Returns the address of the page where a guest gets an account, returning to the current view. */
export function keepAddress(): string {
  const { pathname, search } = location;
  return pathname === '/keep' ? pathname + search : `/keep?next=${encodeURIComponent(pathname)}`;
}

import { more } from '../i18n/index.ts';
import { FormError } from '../ui/form.tsx';
import { NotAllowed } from './device.ts';

/** Explains why notifications could not be turned on. */
export function PushError({ error }: { error: unknown }) {
  return error instanceof NotAllowed ? (
    <p role="alert">{more().push.notAllowed}</p>
  ) : (
    <FormError error={error} />
  );
}

import { FormError } from '../form.tsx';
import { more } from '../i18n/index.ts';
import { NotAllowed } from './device.ts';

/** Says why this device gets no notifications. */
export function PushError({ error }: { error: unknown }) {
  return error instanceof NotAllowed ? (
    <p role="alert">{more().push.notAllowed}</p>
  ) : (
    <FormError error={error} />
  );
}

import { deviceName } from '../account/device-name.ts';
import type { PushDevice } from '../api/client.ts';
import { formatTime, more } from '../i18n/index.ts';
import { Button } from '../ui/form.tsx';

interface DeviceLineProps {
  readonly device: PushDevice;
  readonly onRemove: () => void;
}

/** A device that gets notifications. */
export function DeviceLine({ device, onRemove }: DeviceLineProps) {
  const words = more().push;
  const { userAgent, current, createdAt, lastDeliveredAt, failingSince } = device;
  const name = deviceName(userAgent);
  const facts = [
    words.added(formatTime(createdAt)),
    ...(lastDeliveredAt === null ? [] : [words.delivered(formatTime(lastDeliveredAt))]),
    ...(failingSince === null ? [] : [words.failing]),
  ];
  return (
    <li class="copy-line">
      <span class="grow">
        {name} {current && <small class="badge">{words.here}</small>}
        <small class="hint">{facts.join(' · ')}</small>
      </span>
      <Button label={words.remove} aria-label={`${words.remove}: ${name}`} onClick={onRemove} />
    </li>
  );
}

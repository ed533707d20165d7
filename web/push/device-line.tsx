import { namesIn } from '../account/user-agent.ts';
import type { PushDevice } from '../api/client.ts';
import { formatTime, t } from '../i18n/index.ts';

interface DeviceLineProps {
  readonly device: PushDevice;
  readonly onRemove: () => void;
}

/** A device that gets notifications. */
export function DeviceLine({ device, onRemove }: DeviceLineProps) {
  const words = t().push;
  const { userAgent, current, createdAt, lastDeliveredAt, failingSince } = device;
  const { browser, system } = namesIn(userAgent ?? '');
  const { on, unknown } = t().security.sessions;
  const name =
    browser !== undefined && system !== undefined ? on(browser, system) : (browser ?? system ?? unknown);
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
      <button type="button" aria-label={`${words.remove}: ${name}`} onClick={onRemove}>
        {words.remove}
      </button>
    </li>
  );
}

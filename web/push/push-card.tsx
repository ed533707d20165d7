import { useEffect, useState } from 'preact/hooks';
import { api, bodyOf, newKey, type PushDevice } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { Button, CheckBox, FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';
import { removeDevice, turnOff, turnOn } from './device.ts';
import { DeviceLine } from './device-line.tsx';
import { PushError } from './push-error.tsx';
import { browserSubscription, type PushSupport, pushSupport } from './support.ts';

/** The switch for notifications on this device, and the list of all devices with notifications. */
export function PushCard() {
  const words = more().push;
  const { value, error, reload } = useResource(() => bodyOf(api.GET('/v1/me/push-subscriptions')), []);
  const devices = value?.items ?? [];
  const end = useAction(({ id, current }: PushDevice) =>
    (current ? turnOff() : removeDevice(id)).then(reload),
  );
  return (
    <section class="card" aria-labelledby="push">
      <h2 id="push">{words.title}</h2>
      <p class="quiet">{words.text}</p>
      <ThisDevice devices={devices} onChange={reload} />
      <FormError error={error ?? end.error} />
      {devices.length > 0 && (
        <>
          <h3>{words.devices}</h3>
          <ul class="plain-list">
            {devices.map((device) => (
              <DeviceLine key={device.id} device={device} onRemove={() => end.run(device)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface ThisDeviceProps {
  readonly devices: readonly PushDevice[];
  readonly onChange: () => void;
}

function ThisDevice({ devices, onChange }: ThisDeviceProps) {
  const [support, setSupport] = useState(pushSupport);
  const [isSubscribed, setSubscribed] = useState(false);
  useEffect(() => {
    browserSubscription().then((found) => setSubscribed(found !== undefined));
  }, [devices]);
  const [wanted, setWanted] = useState(false);
  const change = useAction(async (isOn: boolean) => {
    setWanted(isOn);
    await (isOn ? turnOn() : turnOff()).finally(() => setSupport(pushSupport()));
    setSubscribed(isOn);
    onChange();
  });
  const current = isSubscribed ? devices.find((device) => device.current) : undefined;
  if (support !== 'ready') return <Missing support={support} />;
  return (
    <>
      <CheckBox
        label={more().push.on}
        checked={change.isBusy ? wanted : current !== undefined}
        onChange={(event) => change.run(event.currentTarget.checked)}
      />
      <PushError error={change.error} />
      {current !== undefined && <Test id={current.id} />}
    </>
  );
}

function Test({ id }: { id: string }) {
  const params = { path: { id }, header: newKey() };
  const { run, isBusy, isDone, error } = useAction(() =>
    bodyOf(api.POST('/v1/me/push-subscriptions/{id}/test', { params })),
  );
  return (
    <>
      <p class="push-test">
        <Button label={more().push.test} disabled={isBusy === true} onClick={() => run()} />
      </p>
      <p role="status" class="quiet">
        {isDone && more().push.tested}
      </p>
      <FormError error={error} />
    </>
  );
}

/** Explains why this device gets no notifications, and what to do. */
function Missing({ support }: { support: Exclude<PushSupport, 'ready'> }) {
  const words = more().push;
  if (support !== 'home-screen') return <p>{support === 'blocked' ? words.blocked : words.none}</p>;
  return (
    <>
      <p>{words.homeScreen}</p>
      <ol class="push-steps">
        {words.homeScreenSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

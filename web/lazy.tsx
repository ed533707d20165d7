import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FormError } from './form.tsx';
import { t } from './i18n/index.ts';

/** A view whose code is loaded when it is shown for the first time, or prepared before. */
export type LazyView<Props> = ComponentType<Props> & {
  /** Loads the code. */
  readonly prepare: () => Promise<void>;
};

/** Returns a view whose code `load` loads. */
export function lazyView<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyView<Props> {
  let loaded: ComponentType<Props> | undefined;
  const prepare = async () => {
    loaded ??= await load();
  };
  function View(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [error, setError] = useState<unknown>();
    useEffect(() => {
      if (Loaded === undefined) prepare().then(() => setLoaded(() => loaded), setError);
    }, []);
    if (Loaded !== undefined) return <Loaded {...props} />;
    return error === undefined ? <p class="quiet">{t().loading}</p> : <FormError error={error} />;
  }
  return Object.assign(View, { prepare });
}

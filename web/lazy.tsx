import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FormError } from './form.tsx';
import { t } from './i18n/index.ts';

/** Returns a view whose code is loaded when it is shown for the first time. */
export function lazyView(load: () => Promise<ComponentType>): ComponentType {
  let loaded: ComponentType | undefined;
  return function LazyView() {
    const [View, setView] = useState(() => loaded);
    const [error, setError] = useState<unknown>();
    useEffect(() => {
      if (loaded !== undefined) return;
      load().then((view) => {
        loaded = view;
        setView(() => view);
      }, setError);
    }, []);
    if (View !== undefined) return <View />;
    return error === undefined ? <p class="quiet">{t().loading}</p> : <FormError error={error} />;
  };
}

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FormError } from './form.tsx';
import { t } from './i18n/index.ts';

/** Returns a view whose code is loaded when it is shown for the first time. */
export function lazyView<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyView(props: Props) {
    const [View, setView] = useState(() => loaded);
    const [error, setError] = useState<unknown>();
    useEffect(() => {
      if (loaded !== undefined) return;
      load().then((view) => {
        loaded = view;
        setView(() => view);
      }, setError);
    }, []);
    if (View !== undefined) return <View {...props} />;
    return error === undefined ? <p class="quiet">{t().loading}</p> : <FormError error={error} />;
  };
}

import type { ComponentType, FunctionComponent, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadLater } from '../app/later.ts';
import { t } from '../i18n/index.ts';
import { FormError } from './form.tsx';

/** A view whose code is loaded when it is shown for the first time, or prepared before. */
export type LazyView<Props> = FunctionComponent<Props> & {
  /** Loads the code. */
  readonly prepare: () => Promise<void>;
};

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Returns a view whose code `load` loads, with the texts and the style that all views but the first ones need. */
export const lazyView = <Props extends object = object>(load: Load<Props>): LazyView<Props> =>
  lazily(withLater(load), loading);

/** Returns a view needed before the first tile, which uses only the initial texts and style. */
export const firstView = <Props extends object = object>(load: Load<Props>): LazyView<Props> =>
  lazily(load, loading);

/** Returns a part of a view that is loaded later and not rendered until then. */
export const lazyPart = <Props extends object = object>(load: Load<Props>): LazyView<Props> =>
  lazily(withLater(load), () => null);

const loading = () => <p class="quiet">{t().loading}</p>;

const withLater =
  <Props,>(load: Load<Props>): Load<Props> =>
  async () => {
    const [view] = await Promise.all([load(), loadLater()]);
    return view;
  };

function lazily<Props extends object>(load: Load<Props>, meanwhile: () => VNode | null): LazyView<Props> {
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
    return error === undefined ? meanwhile() : <FormError error={error} />;
  }
  return Object.assign(View, { prepare });
}

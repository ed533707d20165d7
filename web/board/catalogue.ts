import { useEffect, useState } from 'preact/hooks';
import { api, bodyOf, type RulesCatalogue } from '../api/client.ts';

let request: Promise<RulesCatalogue> | undefined;
let cached: RulesCatalogue | undefined;

/** Loads the catalogue of rules once. */
function loadCatalogue(): Promise<RulesCatalogue> {
  request ??= bodyOf(api.GET('/v1/rules')).catch((error: unknown) => {
    request = undefined;
    throw error;
  });
  return request;
}

/** Preloads the catalogue. */
export async function prepareCatalogue(): Promise<void> {
  cached ??= await loadCatalogue();
}

/** Returns the catalogue of rules, or undefined while it is loading. */
export function useCatalogue(): RulesCatalogue | undefined {
  const [catalogue, setCatalogue] = useState(cached);
  useEffect(() => {
    // The next component that needs it tries again.
    if (catalogue === undefined) loadCatalogue().then(setCatalogue, () => undefined);
  }, [catalogue]);
  cached ??= catalogue;
  return catalogue;
}

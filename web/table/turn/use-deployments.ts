import { useEffect, useState } from 'preact/hooks';
import type { Option } from '../../api/types.ts';
import { type Choice, chosenPlacement, handOf, type Question } from './choice.ts';
import { isLeftOut } from './placements.ts';

/** The deployments of an option, which a long list leaves out. */
interface Loaded {
  readonly of: Option;
  readonly deployments: NonNullable<Option['deployments']>;
}

interface Deployments {
  /** The question with the deployments loaded so far. */
  readonly question: Question;
  readonly add: (loaded: Loaded) => void;
}

/** Adds deployments that are loaded later to a question. */
export function useDeployments(asked: Question): Deployments {
  const [loaded, add] = useState<Loaded>();
  const options = asked.options.map((option) =>
    option === loaded?.of ? { ...option, deployments: loaded.deployments } : option,
  );
  return { question: loaded === undefined ? asked : { ...asked, options }, add };
}

/**
 * Loads the deployments of the chosen placement if the list leaves them out.
 * @param load loads the options with a label
 * @returns the error, if loading failed
 */
export function useLeftOut(
  { question, add }: Deployments,
  choice: Choice,
  load: (label: string) => Promise<readonly Option[]>,
): unknown {
  const [error, setError] = useState<unknown>();
  const placement = chosenPlacement(handOf(question, choice), choice);
  const missing = placement !== undefined && isLeftOut(placement) ? placement : undefined;
  useEffect(() => {
    setError(undefined);
    if (missing === undefined) return undefined;
    let isCurrent = true;
    load(missing.label).then(
      ([option]) => isCurrent && add({ of: missing, deployments: option?.deployments ?? [] }),
      (failure) => isCurrent && setError(failure),
    );
    return () => {
      isCurrent = false;
    };
  }, [missing]);
  return error;
}

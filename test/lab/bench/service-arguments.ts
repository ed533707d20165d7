import packageJson from '../../../package.json' with { type: 'json' };

/** The arguments for Node with which `npm start` runs the service. */
export const serviceArguments: readonly string[] = packageJson.scripts.start
  .split(' ')
  .filter((word) => word.startsWith('--'));

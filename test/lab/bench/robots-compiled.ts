import { projectRoot } from '../../../src/helpers/project-root.ts';
import { compileBench, inBenchFolder, runBench } from './compile.ts';

/** `npm run bench:robots`: the benchmark of robots, compiled as the service is. */
await inBenchFolder(async (folder) => {
  console.log(runBench(await compileBench(projectRoot, 'test/lab/bench/robots.ts', folder, 'robots')));
});

import { buildWeb } from './build-web.ts';

/** `npm run dev`: builds the page if it has changed, then runs the service. `tsx watch` repeats both at every change. */
await buildWeb();
await import('../main.ts');

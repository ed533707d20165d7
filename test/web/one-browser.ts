import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { buildWeb } from '../../src/tools/build-web.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the project's Chromium; not provided if there is none. */
    browserEndpoint?: string;
  }
}

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/**
 * The lists below the address line are never visible, but Chromium starts a process for them in each new window. Only
 * the last switch of this name counts, so it repeats Playwright's.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  `--disable-features=${withoutFeatures.join(',')}`,
];

/** Builds the page and starts one Chromium for a whole project. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const executablePath = [process.env['CHROMIUM'] ?? '', ...places].find(existsSync);
  if (executablePath === undefined) {
    missBrowser();
    return undefined;
  }
  // The service reads the page when it is created, so the page must be built before.
  await buildWeb();
  const server = await chromium.launchServer({ executablePath, args, host: '127.0.0.1' });
  project.provide('browserEndpoint', server.wsEndpoint());
  return () => server.close();
}

/** @throws Error in CI, where no test of the page may be left out */
function missBrowser(): void {
  if (process.env['CI'] !== undefined)
    throw new Error(
      'No Chromium for the tests of the page: apt-get install chromium, or name it in CHROMIUM.',
    );
  console.warn(
    'No Chromium here: the tests of the page are skipped (apt-get install chromium, or CHROMIUM=path).',
  );
}

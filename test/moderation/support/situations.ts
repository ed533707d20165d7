import { appoint } from '../../../src/moderation/appoint.ts';
import { report } from '../../../src/moderation/report.ts';
import { sanction } from '../../../src/moderation/sanction.ts';
import type { TestApp } from '../../support/app.ts';
import { makePlayer } from '../../support/players.ts';

/** In which the examples of operators' requests are accepted. */
export function moderationSituations(service: TestApp) {
  const operator = async () => {
    const player = await makePlayer(service);
    const token = await appoint(service.deps, { operator: 'test' }, player.handle);
    return { ...player, auth: { authorization: `Bearer ${token}` } };
  };
  const about = async (example: object) => ({ ...example, player: (await makePlayer(service)).handle });
  return {
    createReport: async (example: object) => ({
      player: await makePlayer(service),
      body: await about(example),
    }),
    createSanction: async (example: object) => {
      const { report: _, ...body } = { report: '', ...(await about(example)) };
      return { player: await operator(), body };
    },
    undoSanction: async () => {
      const request = { ...(await about({})), kind: 'warning', reason: 'Advertising.' } as const;
      const { id } = await sanction(service.deps, { operator: 'test' }, request);
      return { player: await operator(), id };
    },
    dismissReport: async () => {
      const request = { ...(await about({})), reason: 'spam', block: false } as const;
      const { id } = await report(service.deps, (await makePlayer(service)).id, request);
      return { player: await operator(), id };
    },
  };
}

import { z } from 'zod';
import { readSource } from '../../pages/documents.ts';
import { tool } from '../tool.ts';

const documents = { rules: 'rules', commands: 'text-commands' } as const;

/** `read_rules`: the rules of play, or the syntax of decisions and commands. */
export const readRules = tool({
  name: 'read_rules',
  title: 'Read the rules',
  description:
    'Returns the numbered rules of play, or how decisions and text commands are written. Both are long.',
  needs: ['games:read'],
  input: z.strictObject({ about: z.enum(['rules', 'commands']).default('rules') }),
  output: z.object({ about: z.enum(['rules', 'commands']) }),
  run: async (_visit, { about }) => ({ lines: [readSource(documents[about])], data: { about } }),
});

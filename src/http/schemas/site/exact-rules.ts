import { z } from 'zod';

const ruleId = z
  .string()
  .max(20)
  .describe('Its id, which `rule` of a refusal names')
  .meta({ examples: ['R-TILE-2'] });

export const exactRuleParams = z.object({ rule: ruleId });

/** A chapter of the numbered rules. */
const chapterSchema = z.object({
  id: z
    .string()
    .max(40)
    .describe('The same in every language')
    .meta({ examples: ['placing-a-tile'] }),
  title: z.string().max(100),
});

export const exactRuleSchema = z
  .object({
    id: ruleId,
    chapter: chapterSchema,
    text: z.string().max(2000).describe('Its exact wording'),
    url: z.string().max(60).describe('Where people read it, beside the others'),
  })
  .meta({ id: 'ExactRule', description: 'A numbered rule of play, in the language of `Accept-Language`.' });

/** A numbered rule of play. */
export type ExactRule = z.infer<typeof exactRuleSchema>;

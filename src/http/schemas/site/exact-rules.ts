import { z } from 'zod';

const ruleId = z
  .string()
  .max(20)
  .describe('Id of the rule, as in the `rule` of a refusal')
  .meta({ examples: ['R-TILE-2'] });

export const exactRuleParams = z.object({ rule: ruleId });

/** A chapter of the numbered rules. */
const chapterSchema = z.object({
  id: z
    .string()
    .max(40)
    .describe('Id of the rule, the same in every language')
    .meta({ examples: ['placing-a-tile'] }),
  title: z.string().max(100),
});

export const exactRuleSchema = z
  .object({
    id: ruleId,
    chapter: chapterSchema,
    text: z.string().max(2000).describe('Exact wording of the rule'),
    url: z.string().max(60).describe('Page with the rule in context, for people'),
  })
  .meta({ id: 'ExactRule', description: 'A numbered rule of play, in the language of `Accept-Language`.' });

/** A numbered rule of play. */
export type ExactRule = z.infer<typeof exactRuleSchema>;

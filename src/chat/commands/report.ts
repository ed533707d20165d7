import { ReportReason } from '../../moderation/reasons.ts';
import { report as reportPlayer } from '../../moderation/report.ts';
import { inEachLanguage, textsIn } from '../../texts/index.ts';
import { type Command, commandTexts, type Unclear } from '../command.ts';
import { plain } from '../plain.ts';
import { done } from '../reply.ts';
import { type Named, personNamed, readName } from './named-person.ts';

interface Given extends Named {
  readonly reason: ReportReason;
  readonly text: string | undefined;
}

const words = Object.values(inEachLanguage(({ reports }) => reports));

/** `report @ole spam …`: reports a player to the operators. */
export const report: Command<Given> = {
  name: 'report',
  texts: commandTexts('report'),
  mayHoldIds: true,
  read(input) {
    const [, who = '', rest = ''] = /^(\S+)(?:\s+(.*))?$/s.exec(input) ?? [];
    const named = readName(who);
    return 'unclear' in named ? named : readReason(named, rest);
  },
  explainUnclear: ({ language, texts }) => {
    const { reports } = textsIn(language);
    const lines = Object.values(ReportReason).map(
      (reason) => `${reports[reason].words[0]}: ${reports[reason].help}`,
    );
    return [texts.reportHow, ...lines];
  },
  async run(asker, here, { reason, text, ...named }) {
    const { playerId } = await personNamed(asker, named);
    const request = { player: playerId, game: here?.id, reason, text, block: false };
    const { player } = await reportPlayer(asker.deps, asker.playerId, request);
    return done([asker.texts.reported(player.displayName)]);
  },
};

/** Parses the reason and the text after it. */
function readReason(named: Named, input: string): Given | Unclear {
  const start = plain(input);
  const found = Object.values(ReportReason)
    .flatMap((reason) => words.flatMap((texts) => texts[reason].words.map((word) => ({ reason, word }))))
    .filter(({ word }) => start === word || start.startsWith(`${word} `))
    .sort((one, other) => other.word.length - one.word.length)[0];
  const text = input.trim().split(/\s+/).slice(found?.word.split(' ').length).join(' ').slice(0, 2000);
  if (found === undefined || (found.reason === 'other' && text === '')) return { unclear: input };
  return { ...named, reason: found.reason, text: text === '' ? undefined : text };
}

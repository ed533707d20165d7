import { offerClaim } from '../../accounts/external-players/claim.ts';
import { nameKnownTo } from '../../accounts/external-players/names.ts';
import { type Command, commandTexts, noArguments } from '../command.ts';
import { done, refused } from '../reply.ts';

/** `claim`: a private link with which the person behind a chat's player takes the player over with an account. */
export const claim: Command<undefined> = {
  name: 'claim',
  texts: commandTexts('claim'),
  read: noArguments,
  async run({ deps, application, playerId, texts }) {
    if (application === undefined) return refused([texts.ownAccount]);
    const name = await nameKnownTo(deps, application, playerId);
    if (name === undefined) return refused([texts.ownAccount]);
    const { url } = await offerClaim(deps, application, name);
    return done([texts.claimWith(url)], { isSecret: true });
  },
};

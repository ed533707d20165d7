import { Authenticator } from '../../../support/authenticator.ts';
import { type Attack, byPost } from './target.ts';

/** Other people's accounts, before or as they are made. */
export const accounts: readonly Attack[] = [
  {
    name: 'the session of a guest, by the key that the guest chose',
    run: async ({ send }) => {
      const create = (program: string) =>
        send('POST', '/v1/guests', {
          body: {},
          headers: { 'idempotency-key': 'my first guest', 'user-agent': program },
        });
      const [guest, thief] = [await create('guest/1.0'), await create('thief/1.0')];
      const held = thief.body.accessToken === undefined || thief.body.accessToken !== guest.body.accessToken;
      const seen = `${guest.status}, ${thief.status}: ${held ? 'no session of the other' : 'the same session'}`;
      return { held, seen };
    },
  },
  byPost(
    'a passkey in an account that an attacker registered with the victim’s address',
    async ({ send, signUp, post }) => {
      const { email, handle, auth } = await signUp();
      const linkIn = async (page: string) => {
        const link = new RegExp(`(http\\S+)/${page}/([\\w.-]+)`);
        const { text } = await post.received(email, (each) => link.test(each.text));
        const [, site = '', token = ''] = link.exec(text) ?? [];
        return { site, token };
      };
      // The victim's address: the email comes to the victim, who believes to have registered.
      const { site, token } = await linkIn('verify');
      const attacker = new Authenticator(site);
      const options = await send('POST', '/v1/me/passkeys/options', { headers: auth });
      const response = attacker.create(JSON.parse(options.text));
      await send('POST', '/v1/me/passkeys', { headers: auth, body: { name: 'phone', response } });
      await send('POST', '/v1/verifications', { body: { token } });
      await send('POST', '/v1/password-resets', { body: { email } });
      const password = `other words of ${handle}`;
      const reset = await linkIn('reset');
      await send('POST', '/v1/password-resets/confirm', { body: { token: reset.token, password } });
      const challenge = await send('POST', '/v1/sessions/passkey/options');
      const answer = attacker.get(JSON.parse(challenge.text));
      const thief = await send('POST', '/v1/sessions/passkey', { body: { response: answer } });
      const owner = await send('POST', '/v1/sessions', { body: { email, password } });
      const held = owner.status === 201 && thief.status === 401;
      return { held, seen: `after a reset the owner ${owner.status}, the passkey ${thief.status}` };
    },
  ),
];

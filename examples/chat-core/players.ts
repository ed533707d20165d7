import { bodyOf, type Client, Refused } from '#client';
import type { Memory } from './memory.ts';
import type { ChatUser } from './platform.ts';

/** The chat's users as players of the service. */
export interface Players {
  /** Runs a function as that player. Creates the player if the service does not know them yet. */
  as<T>(user: ChatUser, act: (player: Client) => Promise<T>): Promise<T>;
  /** Sets a user's language, which overrides the chat's. */
  setLocale(user: ChatUser, locale: string): Promise<void>;
  /** Returns the stored name and language of a user. */
  known(user: ChatUser): ChatUser;
}

/** The players of the application of `client` at `provider`. */
export function playersOf(client: Client, provider: string, memory: Memory): Players {
  /** The description of each user this process sent to the service. */
  const described = new Map<string, string>();

  async function describe({ id, name, locale }: ChatUser): Promise<void> {
    const body = { displayName: name, ...(locale !== undefined && { locale }) };
    const description = JSON.stringify(body);
    if (described.get(id) === description) return;
    const path = { provider, externalId: id };
    await bodyOf(client.PUT('/v1/players/external/{provider}/{externalId}', { params: { path }, body }));
    described.set(id, description);
  }

  async function know({ id, name, locale }: ChatUser): Promise<void> {
    const known = memory.people.get(id);
    const person = known?.hasChosen ? { ...known, name } : { name, locale };
    await describe({ id, ...person });
    if (known?.name === name && known.locale === person.locale) return;
    memory.people.set(id, person);
    await memory.save();
  }

  return {
    async as(user, act) {
      await know(user);
      const player = client.actingFor(provider, user.id);
      try {
        return await act(player);
      } catch (error) {
        if (!(error instanceof Refused && error.kind === 'not-your-player')) throw error;
        // The player was claimed and has been separated from this chat since: the user starts again.
        described.delete(user.id);
        await know(user);
        return act(player);
      }
    },
    async setLocale({ id, name }, locale) {
      await describe({ id, name, locale });
      memory.people.set(id, { name, locale, hasChosen: true });
      await memory.save();
    },
    known: (user) => ({ ...user, ...memory.people.get(user.id) }),
  };
}

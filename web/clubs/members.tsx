import type { Schemas } from '#client';
import { api, bodyOf } from '../api/client.ts';
import { FormError } from '../form.tsx';
import { more } from '../i18n/index.ts';
import { personAddress } from '../pages/person.tsx';
import { useAction } from '../use-action.ts';
import { useResource } from '../use-resource.ts';

type Club = Schemas['Club'];
type Member = Schemas['ClubMember'];

/** Lists the members of a club, with what those who run it may do about them. */
export function Members({ club, onChange }: { club: Club; onChange: () => void }) {
  const words = more().clubs;
  const runs = club.yourRole === 'owner' || club.yourRole === 'admin';
  const path = { club: club.handle };
  const list = (asking: boolean) =>
    bodyOf(api.GET('/v1/clubs/{club}/members', { params: { path, query: { asking, limit: 100 } } }));
  const { value, error, reload } = useResource(
    async () => ({ members: (await list(false)).items, asking: runs ? (await list(true)).items : [] }),
    [club.handle, runs],
  );
  const act = useAction(async (request: () => Promise<unknown>) => {
    await request();
    reload();
    onChange();
  });
  const setRole = (player: string, role: 'admin' | 'member') => () =>
    bodyOf(
      api.PUT('/v1/clubs/{club}/members/{player}', { params: { path: { ...path, player } }, body: { role } }),
    );
  const remove = (player: string) => () =>
    bodyOf(api.DELETE('/v1/clubs/{club}/members/{player}', { params: { path: { ...path, player } } }));
  const button = (label: string, request: () => Promise<unknown>) => (
    <button type="button" onClick={() => act.run(request)}>
      {label}
    </button>
  );
  const mayRemove = ({ role }: Member) =>
    runs && role !== 'owner' && (role !== 'admin' || club.yourRole === 'owner');
  return (
    <>
      <FormError error={error ?? act.error} />
      {(value?.asking.length ?? 0) > 0 && (
        <section class="card">
          <h2>{words.askingList}</h2>
          <ul class="plain-list">
            {value?.asking.map((member) => (
              <Line key={member.playerId} member={member}>
                {button(words.accept, setRole(member.handle, 'member'))}
                {button(words.remove, remove(member.handle))}
              </Line>
            ))}
          </ul>
        </section>
      )}
      <section class="card">
        <h2>{words.memberList}</h2>
        <ul class="plain-list">
          {value?.members.map((member) => (
            <Line key={member.playerId} member={member}>
              {club.yourRole === 'owner' &&
                member.role === 'member' &&
                button(words.appoint, setRole(member.handle, 'admin'))}
              {club.yourRole === 'owner' &&
                member.role === 'admin' &&
                button(words.dismiss, setRole(member.handle, 'member'))}
              {mayRemove(member) && button(words.remove, remove(member.handle))}
            </Line>
          ))}
        </ul>
      </section>
    </>
  );
}

function Line({ member, children }: { member: Member; children: preact.ComponentChildren }) {
  const { handle, displayName, role } = member;
  return (
    <li class="copy-line">
      <span class="grow">
        <a href={personAddress(handle)}>{displayName}</a>{' '}
        <small class="badge">{more().clubs.roles[role]}</small>
      </span>
      {children}
    </li>
  );
}

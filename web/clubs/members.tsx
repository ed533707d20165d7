import type { Schemas } from '#client';
import { api, bodyOf } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { personAddress } from '../people/person.tsx';
import { Button, FormError } from '../ui/form.tsx';
import { Menu } from '../ui/menu.tsx';
import { useAction } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';

type Club = Schemas['Club'];
type Member = Schemas['ClubMember'];

interface MembersProps {
  readonly club: Club;
  readonly onChange: () => void;
}

/** Lists the members of a club, each with a menu of the actions open to the reader. */
export function Members({ club, onChange }: MembersProps) {
  const { members, run, error } = useMembers(club, false, onChange);
  const words = more().clubs;
  return (
    <section class="card">
      <h2>{words.memberList}</h2>
      <FormError error={error} />
      <ul class="member-list">
        {members.map((member) => (
          <li key={member.playerId}>
            <a href={personAddress(member.handle)}>{member.displayName}</a>
            {member.role !== 'member' && <small class="badge">{words.roles[member.role]}</small>}
            <Menu
              label={words.actionsFor(member.displayName)}
              actions={actionsFor(club, member).map(({ label, request }) => ({
                label,
                run: () => run(request),
              }))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lists requests to join for managers who can accept them; renders nothing if there are none. */
export function JoinRequests({ club, onChange }: MembersProps) {
  const { members, run, error } = useMembers(club, true, onChange);
  const words = more().clubs;
  if (members.length === 0) return <FormError error={error} />;
  return (
    <section class="card">
      <h2>{words.askingList}</h2>
      <FormError error={error} />
      <ul class="member-list">
        {members.map((member) => (
          <li key={member.playerId}>
            <a href={personAddress(member.handle)}>{member.displayName}</a>
            <div class="buttons">
              <Button
                label={words.accept}
                class="main"
                onClick={() => run(() => setRole(club, member, 'member'))}
              />
              <Button label={words.decline} onClick={() => run(() => remove(club, member))} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Loads the members of a club, or the requests to join, again after each change. */
function useMembers({ handle }: Club, asking: boolean, onChange: () => void) {
  const params = { path: { club: handle }, query: { asking, limit: 100 } };
  const { value, error, reload } = useResource(
    () => bodyOf(api.GET('/v1/clubs/{club}/members', { params })),
    [handle, asking],
  );
  const act = useAction(async (request: () => Promise<unknown>) => {
    await request();
    reload();
    onChange();
  });
  return { members: value?.items ?? [], run: act.run, error: error ?? act.error };
}

const setRole = ({ handle: club }: Club, { handle: player }: Member, role: 'admin' | 'member') =>
  bodyOf(
    api.PUT('/v1/clubs/{club}/members/{player}', { params: { path: { club, player } }, body: { role } }),
  );

const remove = ({ handle: club }: Club, { handle: player }: Member) =>
  bodyOf(api.DELETE('/v1/clubs/{club}/members/{player}', { params: { path: { club, player } } }));

interface MemberAction {
  readonly label: string;
  readonly request: () => Promise<unknown>;
}

/** Returns the reader's possible actions on a member. */
function actionsFor(club: Club, member: Member): MemberAction[] {
  const words = more().clubs;
  const isOwner = club.yourRole === 'owner';
  if (member.role === 'owner' || !(isOwner || club.yourRole === 'admin')) return [];
  const removal = { label: words.remove, request: () => remove(club, member) };
  if (!isOwner) return member.role === 'admin' ? [] : [removal];
  return [
    member.role === 'member'
      ? { label: words.appoint, request: () => setRole(club, member, 'admin') }
      : { label: words.dismiss, request: () => setRole(club, member, 'member') },
    removal,
  ];
}

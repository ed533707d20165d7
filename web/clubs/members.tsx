import type { Schemas } from '#client';
import { api, bodyOf } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { personAddress } from '../people/person.tsx';
import { Button, FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';

type Club = Schemas['Club'];
type Member = Schemas['ClubMember'];

interface MembersProps {
  readonly club: Club;
  readonly onChange: () => void;
}

/** Lists the members of a club, with what those who run it may do about them. */
export function Members({ club, onChange }: MembersProps) {
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
  return (
    <>
      <FormError error={error ?? act.error} />
      {(value?.asking.length ?? 0) > 0 && (
        <Lines title={words.askingList} club={club} members={value?.asking} onAct={act.run} isAsking />
      )}
      <Lines title={words.memberList} club={club} members={value?.members} onAct={act.run} />
    </>
  );
}

interface LinesProps {
  readonly title: string;
  readonly club: Club;
  /** Undefined until they are known. */
  readonly members: readonly Member[] | undefined;
  /** Whether they have asked to be members. */
  readonly isAsking?: boolean;
  readonly onAct: (request: () => Promise<unknown>) => void;
}

function Lines({ title, club, members, isAsking = false, onAct }: LinesProps) {
  return (
    <section class="card">
      <h2>{title}</h2>
      <ul class="plain-list">
        {members?.map((member) => (
          <Line key={member.playerId} member={member}>
            {actionsFor(club, member, isAsking).map(({ label, request }) => (
              <Button label={label} key={label} onClick={() => onAct(request)} />
            ))}
          </Line>
        ))}
      </ul>
    </section>
  );
}

interface MemberAction {
  readonly label: string;
  readonly request: () => Promise<unknown>;
}

/** Returns what the reader may do about a member, or about somebody who has asked to be one. */
function actionsFor({ handle: club, yourRole }: Club, member: Member, isAsking: boolean): MemberAction[] {
  const words = more().clubs;
  const params = { path: { club, player: member.handle } };
  const setRole = (label: string, role: 'admin' | 'member') => ({
    label,
    request: () => bodyOf(api.PUT('/v1/clubs/{club}/members/{player}', { params, body: { role } })),
  });
  const remove = {
    label: words.remove,
    request: () => bodyOf(api.DELETE('/v1/clubs/{club}/members/{player}', { params })),
  };
  if (isAsking) return [setRole(words.accept, 'member'), { ...remove, label: words.decline }];
  const isOwner = yourRole === 'owner';
  if (member.role === 'owner' || !(isOwner || yourRole === 'admin')) return [];
  if (!isOwner) return member.role === 'admin' ? [] : [remove];
  const other = member.role === 'member' ? setRole(words.appoint, 'admin') : setRole(words.dismiss, 'member');
  return [other, remove];
}

function Line({ member, children }: { member: Member; children: preact.ComponentChildren }) {
  const { handle, displayName, role } = member;
  return (
    <li class="copy-line">
      <span class="grow">
        <a href={personAddress(handle)}>{displayName}</a>{' '}
        <small class="badge">{more().clubs.roles[role]}</small>
      </span>
      <div class="buttons">{children}</div>
    </li>
  );
}

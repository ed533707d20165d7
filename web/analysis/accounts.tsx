import type { Analysis } from '../api/types.ts';
import { language, more } from '../i18n/index.ts';
import { nameAt, rankedPlayers } from '../table/players.ts';
import type { Review } from './use-analysis.ts';

type Account = Analysis['seats'][number];
interface AccountsProps extends Review {
  readonly analysis: Analysis;
}

const PARTS = ['skill', 'luck', 'residual'] as const;

/** Where the result of each seat came from: result = skill + luck + rest. */
export function Accounts({ game, analysis }: AccountsProps) {
  const words = more().analysis;
  const most = Math.max(1, ...analysis.seats.flatMap((one) => PARTS.map((part) => Math.abs(one[part]))));
  // With two players the second account mirrors the first, so the winner's is enough.
  const winner = rankedPlayers(game)[0]?.seat;
  const seats =
    analysis.seats.length === 2 ? analysis.seats.filter(({ seat }) => seat === winner) : analysis.seats;
  return (
    <section class="card accounts">
      <h2>{words.why}</h2>
      {seats.map((account) => (
        <AccountView key={account.seat} account={account} name={nameAt(game, account.seat)} most={most} />
      ))}
      <ul class="lost">
        {analysis.seats.map(({ seat, lost, classes }) => (
          <li key={seat} style={{ '--seat': `var(--seat-${seat})` }}>
            <strong>{words.lost(nameAt(game, seat), lost)}</strong>
            <Classes classes={classes} />
          </li>
        ))}
      </ul>
      {analysis.skillShare !== null && <p>{words.skillShare(percent(analysis.skillShare))}</p>}
      <p class="hint">{words.classesText}</p>
      <p class="hint">{words.whyText}</p>
    </section>
  );
}

const percent = (share: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent' }).format(share);

function AccountView({ account, name, most }: { account: Account; name: string; most: number }) {
  const words = more().analysis;
  return (
    <div class="account" style={{ '--seat': `var(--seat-${account.seat})` }}>
      <p class="sum">
        <span>{name}</span>
        <strong>{words.signed(account.result)}</strong>
        <span class="quiet">=</span>
        {PARTS.map((part, index) => (
          <span key={part}>
            {index > 0 && <span class="quiet"> + </span>}
            {words[part]} <b>{words.signed(account[part])}</b>
          </span>
        ))}
      </p>
      <dl>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{words[part]}</dt>
            <dd>
              <i
                class={account[part] < 0 ? 'minus' : 'plus'}
                style={{ '--part': String(Math.abs(account[part]) / most) }}
              />
              <b>{words.signed(account[part])}</b>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const CLASSES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;

/** Renders the number of decisions of each class, as a bar and in words. */
function Classes({ classes }: { classes: Account['classes'] }) {
  const words = more().analysis;
  const present = CLASSES.map((name) => ({ name, count: classes[name] ?? 0 })).filter(
    ({ count }) => count > 0,
  );
  return (
    <>
      <span class="classes" aria-hidden="true">
        {present.map(({ name, count }) => (
          <span key={name} class={`class ${name}`} style={{ 'flex-grow': String(count) }} />
        ))}
      </span>
      <span class="counts">
        {present.map(({ name, count }) => (
          <span key={name} class={`count ${name}`}>
            {words.counted(name, count)}
          </span>
        ))}
      </span>
    </>
  );
}

import { isGuestGone } from '../api/session.ts';
import { MeepleSymbols } from '../games/seat-meeple.tsx';
import { GuestGone } from '../guests/gone.tsx';
import { PlayNow } from '../guests/play-now.tsx';
import { t } from '../i18n/index.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { Claim } from './claim-of-site.tsx';
import { Landscape } from './landscape.tsx';
import { ReadOn } from './read-on.tsx';
import { ToJoin, ToWatch } from './tables.tsx';

/** The front page for visitors who are not logged in. */
export function Front() {
  const words = t().welcome;
  return (
    <div class="front">
      <section class="hero">
        <div>
          <PageTitle>{t().title}</PageTitle>
          {isGuestGone() ? <GuestGone /> : <Claim />}
          <PlayNow />
          <p class="buttons">
            <a class="button" href="/sign-up">
              {words.signUp}
            </a>
            <a class="button" href="/log-in">
              {words.logIn}
            </a>
          </p>
        </div>
        <Landscape />
      </section>
      <ul class="points">
        {t().site.welcome.points.map(([title, text]) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <ToWatch />
      <ToJoin />
      <ReadOn />
      <MeepleSymbols />
    </div>
  );
}

import { t } from '../i18n/index.ts';

/** Links to lessons, rules, and the API. */
export function ReadOn() {
  const words = t().site.welcome;
  const ways = [
    ['/learn', words.learn, words.learnText],
    ['/rules', words.rules, words.rulesText],
    ['/docs', words.api, words.apiText],
  ] as const;
  return (
    <section>
      <h2>{words.more}</h2>
      <ul class="cards">
        {ways.map(([address, title, text]) => (
          <li key={address}>
            <a class="card game-card" href={address}>
              <strong class="name">{title}</strong>
              <span class="quiet">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { expect, test } from 'vitest';
import { ratingsAfter } from '../../src/ratings/rules/rate.ts';
import { newcomer } from '../../src/ratings/rules/rating.ts';

/** Mean, deviation and place of each player, and the mean and deviation that openskill 4.1.0 returned. */
const recorded = [
  {
    players: [
      [25, newcomer.sigma, 1],
      [25, newcomer.sigma, 2],
    ],
    after: [
      [27.635231383, 8.065506316],
      [22.364768617, 8.065506316],
    ],
  },
  {
    players: [
      [25, newcomer.sigma, 1],
      [25, newcomer.sigma, 1],
    ],
    after: [
      [25, 8.065506316],
      [25, 8.065506316],
    ],
  },
  {
    players: [
      [31.2, 2.1, 2],
      [24.5, 5.8, 1],
    ],
    after: [
      [30.8449305, 2.09662816],
      [27.208512015, 5.600526102],
    ],
  },
  {
    players: [
      [28, 4, 2],
      [22, 3, 1],
      [30, 2.5, 3],
      [25, newcomer.sigma, 4],
    ],
    after: [
      [28.470734064, 3.975434686],
      [22.56870679, 2.997354931],
      [29.850007188, 2.49384079],
      [20.235300521, 7.642240483],
    ],
  },
  {
    players: [
      [26, 3, 1],
      [27, 6, 2],
      [24, 2, 2],
      [25, newcomer.sigma, 2],
      [29, 4, 5],
    ],
    after: [
      [26.486474114, 2.998060124],
      [26.66838601, 5.929004479],
      [23.986256481, 1.999247083],
      [24.636583179, 8.091219844],
      [28.421246439, 3.984740367],
    ],
  },
];

test.each(recorded)('ratings match an independent program: $players', ({ players, after }) => {
  const changed = ratingsAfter(
    players.map(([mu = 0, sigma = 0, place = 0]) => ({ rating: { mu, sigma }, place })),
  );
  for (const [index, [mu = 0, sigma = 0]] of after.entries()) {
    expect(changed[index]?.mu).toBeCloseTo(mu, 8);
    expect(changed[index]?.sigma).toBeCloseTo(sigma, 8);
  }
});

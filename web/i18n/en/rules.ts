import type { ChapterId, PictureId } from '../../rules/chapters.ts';

interface ChapterText {
  readonly title: string;
  /** Paragraphs. */
  readonly text: readonly string[];
}

/** The rules as players explain them to each other, in English. */
export const rules = {
  title: 'The rules',
  lead: 'You build a landscape of cities, roads and fields, tile by tile, and claim parts of it with your meeples. The player with the most points wins. The base game takes five minutes to read; the rest is for tables with expansions.',
  contents: 'Chapters',
  base: 'The base game',
  more: 'Expansions and variants',
  exact: 'Exact wording',
  practise: 'Try it in a lesson',
  exactHint:
    'Each rule also has a number and an exact wording, in case you wonder why a move was refused or scored that way.',
  allExact: 'All numbered rules',
  pointsTable: {
    title: 'Points at a glance',
    complete: 'Complete',
    end: 'Unfinished, at the end',
    rows: [
      ['Road', '1 for each tile', '1 for each tile'],
      ['City', '2 for each tile and shield', '1 for each tile and shield'],
      ['Monastery', '9', '1, and 1 for each tile around it'],
      ['Field', '–', '3 for each complete city beside it'],
    ],
  },
  chapters: {
    turn: {
      title: 'Your turn',
      text: [
        'A turn has three steps, always in this order: place the tile you have drawn, put a meeple on it if you like, then score completed features.',
        'After that it is the next player’s turn. You have seven meeples. They return to you when their road, city or monastery is complete.',
      ],
    },
    place: {
      title: 'Place a tile',
      text: [
        'Place the new tile beside one on the table, side to side, so that all edges match: road to road, city to city, field to field. You can turn it as you like.',
        'If it fits anywhere, you must place it. A tile that fits nowhere is set aside, and you draw another.',
      ],
    },
    meeple: {
      title: 'Put a meeple on it',
      text: [
        'You can put one meeple on the tile you have just placed. On a road it is a highwayman, in a city a knight, in a monastery a monk, and in a field a farmer, who lies down.',
        'The whole road, city or field must be free of meeples, however far it stretches. But two claimed ones can grow together later.',
        'You can also skip this step: seven meeples are soon gone.',
      ],
    },
    road: {
      title: 'Roads',
      text: [
        'A road is complete when both ends are closed: by a crossing, a village, a city, a monastery or by the road itself in a loop. It is worth 1 point for each tile.',
      ],
    },
    city: {
      title: 'Cities',
      text: [
        'A city is complete when walls surround it and there are no gaps inside. It is worth 2 points for each tile, and 2 more for each shield.',
      ],
    },
    monastery: {
      title: 'Monasteries',
      text: [
        'A monastery is complete when all eight squares around it have tiles. It is worth 9 points, for itself and its eight neighbours.',
      ],
    },
    field: {
      title: 'Fields and farmers',
      text: [
        'Roads, cities and rivers divide the land into fields. Farmers never return to you: fields are scored only at the end of the game.',
        'Then each field scores 3 points for every complete city that it touches, for the player with the most farmers in it. A few farmers, placed early in a large field, can decide a game.',
      ],
    },
    sharing: {
      title: 'Shared features',
      text: [
        'If a road, city or field has meeples of several players, the player with the most meeples there gets all the points. In a tie, each tied player gets all the points.',
        'It doesn’t matter which player placed the last tile.',
      ],
    },
    end: {
      title: 'The end of the game',
      text: [
        'The game ends after the turn that places the last tile. Then unfinished features with a meeple score, for fewer points, and so do the fields.',
        'The player with the most points wins; players tied on points share the place. Players who resign are ranked below all who stayed.',
      ],
    },
    river: {
      title: 'The River',
      text: [
        'The game starts with twelve river tiles, from the spring to the lake. Each must continue the river, which may not turn back on itself.',
        'You can’t put a meeple in the water, but you can claim the fields, roads, cities and monasteries on its banks.',
      ],
    },
    inns: {
      title: 'Inns & Cathedrals',
      text: [
        'A road with an inn is worth 2 points per tile instead of 1, and a city with a cathedral 3 for each tile and shield. But unfinished at the end, they are worth nothing.',
        'Each player also has a big meeple, which counts as two in the majority.',
      ],
    },
    traders: {
      title: 'Traders & Builders',
      text: [
        'Some cities have wine, grain or cloth. The player who completes one takes a token for each, even in another player’s city. At the end the most wine, grain and cloth are worth 10 points each.',
        'The builder joins one of your meeples on a road or in a city. Each time you extend that road or city, you get a second tile in the same turn.',
        'The pig joins one of your farmers and makes each city at that field worth 1 point more to you.',
      ],
    },
    king: {
      title: 'King & Robber',
      text: [
        'Complete the largest city so far to become king, or the longest road so far to become robber baron. A larger one takes the title away.',
        'At the end the king is worth 1 point for each complete city on the board, the robber baron 1 for each complete road.',
      ],
    },
    abbey: {
      title: 'Abbey & Mayor',
      text: [
        'Once per game, instead of drawing a tile, you can place your abbey in a gap with tiles on all four sides. It fits anywhere and closes the features around it; a monk in it scores as in a monastery.',
        'The mayor goes in cities and counts as many meeples as the city has shields. The wagon moves on to an unfinished neighbour when its road, city or monastery has been scored.',
        'The barn goes where four fields meet. The farmers there score at once and go home; at the end the barn scores 4 points for each complete city at its field.',
      ],
    },
    count: {
      title: 'The Count of Carcassonne',
      text: [
        'The game starts with the town of Carcassonne. If your turn scores for others but not for you, you can send a meeple into one of its quarters and move the count.',
        'Just before a feature scores, meeples can join it from its quarter: from the castle to cities, from the blacksmith to roads, from the cathedral to monasteries, from the market to fields. No meeple can leave the quarter with the count.',
      ],
    },
    dragon: {
      title: 'The Princess & the Dragon',
      text: [
        'When a volcano is placed, the dragon comes to it at once. Until then, tiles with a dragon wait beside the bag; after the first volcano they go back in.',
        'A tile with a dragon makes it fly up to six tiles, before features are scored. The player whose turn it is makes the first move, then the players take turns. It enters no tile twice in a flight, and if there is only one way, it moves automatically.',
        'On each tile that it enters, it eats all meeples, builders and pigs. They return to their players. You can’t put a meeple where the dragon is.',
      ],
    },
    fairy: {
      title: 'Fairy, princesses and portals',
      text: [
        'With each tile you do one thing: place a piece or, for example, move the fairy to one of your meeples. The dragon never enters her tile. You get 1 point at the start of each of your turns, and 3 more when the feature of that meeple is scored.',
        'If your tile brings a princess into a city, you can send a knight from there home, your own or another player’s, instead of placing a piece.',
        'With a magic portal, your meeple can go on this tile or on any unclaimed, incomplete feature of the board, fields included.',
      ],
    },
    tower: {
      title: 'The Tower',
      text: [
        'Instead of placing a piece, you can add one of your floors to any foundation or tower. Then you can capture a meeple on the tower’s tile or in a straight line from it, at most as many tiles away as the tower has floors. Your own goes home; another player’s becomes your prisoner.',
        'If that player holds one of your meeples, the two are exchanged at once. Otherwise, once per turn before you place your tile, you can pay a player 3 points for one of your meeples, and use it right away.',
        'You can also put a meeple on top of a tower. That closes it: it can no longer grow or capture. The meeple stays there until the end and scores nothing.',
      ],
    },
    options: {
      title: 'Variants',
      text: [
        'A table can use the rules of the first, second or third edition. They score fields and the smallest cities differently, and in the first two the dragon flies after scoring. The third is the default.',
        'With a hand of three you choose among three tiles instead of playing the one you draw. A table can also play without assistance: no hints, and no one sees which tiles are left. And it can leave all moves of the dragon to the player whose turn it is.',
      ],
    },
  } satisfies Readonly<Record<ChapterId, ChapterText>> as Readonly<Record<ChapterId, ChapterText>>,
  pictures: {
    fits: 'The tile on the right continues the road. The one on the left does not fit: its city would meet the road.',
    roles:
      'A knight in the city, a highwayman on the road, a monk in the monastery and a farmer in the field.',
    road: 'From the crossing to the monastery: three tiles, 3 points for red.',
    city: 'Four tiles and a shield: 4 × 2 + 1 × 2 = 10 points for red.',
    monastery: 'All eight squares around it have tiles: 9 points, and the monk returns.',
    field: 'The farmer’s field touches two complete cities: 6 points at the end.',
    tie: 'One knight each in a city of three tiles: both get 6 points.',
    river: 'From the spring on the left to the lake on the right.',
    inn: 'With the inn beside it, a complete road of three tiles is worth 6 points.',
    cathedral: 'Five tiles around a cathedral: 5 × 3 = 15 points.',
    goods: 'Blue gets the points of this city; the barrel of wine goes to the player who completes it.',
    builder: 'Red’s builder stands on the road. The tile on the right extends it: red draws a second one.',
    titles: 'Three tiles beat two: the king goes to the player who completes the city on the left.',
    abbey: 'The abbey closes the gap: Blue’s city is complete, and both roads end here.',
    barn: 'A barn in the middle, where four tiles show nothing but field.',
    town: 'The count stands in the castle. Two meeples wait in the market for the fields at the end.',
    flight:
      'Three of six moves: from the volcano the dragon flew over the monastery, and the monk is gone. Next it goes north to red’s highwayman or east to blue’s monk.',
    fairy: 'The fairy protects red’s monk: the dragon can’t enter this tile.',
    princess:
      'Red’s tile brings a princess into blue’s city. Instead of placing a meeple, red can send the knight home.',
    portal: 'With the portal on the right, red has claimed the free road on the left.',
    capture:
      'With its second floor the tower reaches blue’s knight, two tiles away, but not green’s monk: he is not in a straight line.',
    closed: 'Red’s meeple closes this tower of three floors.',
  } satisfies Readonly<Record<PictureId, string>> as Readonly<Record<PictureId, string>>,
};

export type RulesTexts = typeof rules;

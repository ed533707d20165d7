import type { ChapterId } from '../../rules/chapters.ts';
import type { PictureId } from '../../rules/pictures.ts';

interface ChapterText {
  readonly title: string;
  /** Paragraphs. */
  readonly text: readonly string[];
}

/** The rules as people tell them to each other, in English. */
export const rules = {
  title: 'The rules',
  lead: 'You build a landscape of cities, roads and fields, tile by tile, and claim parts of it with your meeples. Most points win. The base game takes five minutes to read; the rest is for tables with expansions.',
  contents: 'Chapters',
  base: 'The base game',
  more: 'Expansions and variants',
  exact: 'Exact wording',
  practise: 'Try it in a lesson',
  exactHint:
    'Each rule also has a number and an exact wording, for when you ask why a move is refused or counted so.',
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
        'A turn has three steps, always in this order: place the tile you have drawn, put a meeple on it if you like, then count what is complete.',
        'After that it is the next player’s turn. You have seven meeples; those whose road, city or monastery is complete come home and can be used again.',
      ],
    },
    place: {
      title: 'Place a tile',
      text: [
        'The new tile must lie beside one that is there already, side to side, and everything must go on: road to road, city to city, field to field. You may turn it as you like.',
        'If it fits anywhere you have to place it. A tile that fits nowhere is set aside, and you draw another one.',
      ],
    },
    meeple: {
      title: 'Put a meeple on it',
      text: [
        'Only on the tile that you have just placed, and only one. On a road it is a highwayman, in a city a knight, in a monastery a monk, and in a field a farmer, who lies down.',
        'The whole road, city or field must still be free, however far away the other meeple stands. But two that were claimed apart may grow together later.',
        'You may also put none: seven are soon gone.',
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
        'A city is complete when its wall is closed all round, with no gap inside. It is worth 2 points for each tile, and 2 more for each shield.',
      ],
    },
    monastery: {
      title: 'Monasteries',
      text: [
        'A monastery is complete when all eight squares around it hold tiles, whatever they show. It is worth 9 points, for itself and its eight neighbours.',
      ],
    },
    field: {
      title: 'Fields and farmers',
      text: [
        'Roads, cities and rivers divide the land into fields. A farmer never comes home: fields are counted at the end of the game only.',
        'Then each field brings 3 points for every complete city that it touches, to the player with most farmers in it. A few farmers, put down early in a large field, can decide a game.',
      ],
    },
    sharing: {
      title: 'When several are in it',
      text: [
        'If a road, city or field has meeples of several players, all points go to the one with the most of them there. In a tie everybody who is tied gets all the points.',
        'It doesn’t matter who placed the last tile.',
      ],
    },
    end: {
      title: 'The end of the game',
      text: [
        'The game ends with the turn in which the last tile is placed. Then everything that is unfinished and has a meeple on it is counted for less, and the fields are counted.',
        'Most points win; equal points share the place. Players who resign are ranked below everybody who stayed.',
      ],
    },
    river: {
      title: 'The River',
      text: [
        'The game begins with twelve river tiles, from the spring to the lake. Each must continue the water, and the river may not turn back on itself at once.',
        'Nobody stands in the water, but you may claim the fields, roads, cities and monasteries on its banks.',
      ],
    },
    inns: {
      title: 'Inns & Cathedrals',
      text: [
        'A road with an inn is worth 2 points a tile instead of 1, and a city with a cathedral 3 for each tile and shield. But if they are unfinished at the end they are worth nothing.',
        'Everybody has a big meeple too. It counts as two when several are in the same place.',
      ],
    },
    traders: {
      title: 'Traders & Builders',
      text: [
        'Some cities hold wine, grain or cloth. The player who completes such a city takes one token for each, no matter whose city it is. At the end the most wine, grain and cloth are worth 10 points each.',
        'The builder joins one of your meeples on a road or in a city. Each time you extend that road or city you get a second tile in the same turn.',
        'The pig joins one of your farmers and makes each city of that field worth 1 more to you.',
      ],
    },
    king: {
      title: 'King & Robber',
      text: [
        'The largest city so far makes the player who completes it king, and the longest road so far brings the robber baron. A larger one takes the title away.',
        'At the end the king is worth 1 point for each complete city on the board, the robber baron 1 for each complete road.',
      ],
    },
    abbey: {
      title: 'Abbey & Mayor',
      text: [
        'Once per game you may place your abbey instead of drawing a tile, in a gap with tiles on all four sides. It fits everything and closes what runs into it; a monk in it scores as in a monastery.',
        'The mayor stands in cities and is as strong as the city has shields. The wagon drives on to an unfinished neighbour when its road, city or monastery has been counted.',
        'The barn goes where four fields meet. The farmers there score at once and go home; at the end the barn brings 4 points for each complete city of its field.',
      ],
    },
    count: {
      title: 'The Count of Carcassonne',
      text: [
        'The game begins with the town of Carcassonne. If your turn gives points to others and none to you, you may send a meeple into one of its quarters, and move the count.',
        'Just before something is counted, meeples may leave the quarter that belongs to it and join: from the castle to cities, from the blacksmith to roads, from the cathedral to monasteries, from the market to fields. Nobody leaves the quarter in which the count stands.',
      ],
    },
    options: {
      title: 'Variants',
      text: [
        'A table may count by the first, second or third edition; they differ in fields and in the smallest cities. The third is usual.',
        'With a hand of three you choose among three tiles instead of playing the one that you draw. And a table may play without aids: no hints, and nobody is shown which tiles are left.',
      ],
    },
  } satisfies Readonly<Record<ChapterId, ChapterText>> as Readonly<Record<ChapterId, ChapterText>>,
  pictures: {
    fits: 'The tile on the right continues the road. The one on the left does not fit: its city would meet the road.',
    roles:
      'A knight in the city, a highwayman on the road, a monk in the monastery and a farmer in the field.',
    road: 'From the crossing to the monastery: three tiles, 3 points for red.',
    city: 'Four tiles and a shield: 4 × 2 + 1 × 2 = 10 points for red.',
    monastery: 'All eight around it are there: 9 points, and the monk comes home.',
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
  } satisfies Readonly<Record<PictureId, string>> as Readonly<Record<PictureId, string>>,
};

export type RulesTexts = typeof rules;

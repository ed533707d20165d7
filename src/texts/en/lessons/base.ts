import type { Lessons } from '../../lesson-texts.ts';

type BaseLesson = 'place' | 'road' | 'city' | 'monastery' | 'farmer' | 'final';

/** The lessons of the base game, in English. */
export const base: Pick<Lessons, BaseLesson> = {
  place: {
    title: 'Placing a tile',
    summary: 'Edges fit, and the land grows',
    steps: {
      road: {
        explanation: {
          beside: 'In your turn you draw a tile and place it beside one that already lies there.',
          fit: 'All edges that meet must match: road to road, city to city, field to field.',
          rotate: 'You may turn the tile as you like.',
        },
        task: 'You have drawn a bend. Place it so that it extends the road.',
        reached: 'The road goes on. Then Blue placed a monastery: you take turns, one tile each.',
        missed: {
          beside:
            'That is allowed, as field meets field there. But the road has not grown: try the east or the west end of it.',
        },
      },
      city: {
        explanation: {
          turns: 'Now it is your turn again.',
          must: 'A tile that fits somewhere has to be placed.',
          stays: 'Once placed, it stays where it is.',
        },
        task: 'This tile has a piece of city on one side. Turn it so that it closes the city in the north.',
        reached: 'City wall to city wall: the city is complete. You know how tiles are placed.',
        missed: {
          elsewhere:
            'The tile fits there, but the city in the north is still open. Its city edge has to face down, towards the city of the start tile.',
        },
      },
    },
  },
  road: {
    title: 'Roads and highwaymen',
    summary: 'Your first meeple, your first points',
    steps: {
      claim: {
        explanation: {
          deploy: 'After placing a tile you may put one of your seven meeples on it.',
          free: 'The road, city, field or monastery must not be claimed by anybody yet, however far away.',
          thief: 'A meeple on a road is a highwayman.',
        },
        task: 'Extend the road and put a highwayman on it.',
        reached: 'The road is yours: nobody else may claim it now.',
        missed: {
          elsewhere:
            'The tile may lie there, but the road that begins at the monastery has not grown. Extend that one: half of it is already there.',
          nobody:
            'The road has grown, but it belongs to nobody: Blue could take it next. Put a meeple on the road.',
          farmer:
            'Your meeple stands on the field there. That can be good, as you will see later; now it should be the road.',
        },
      },
      complete: {
        explanation: {
          complete: 'A road is complete when both ends are closed, by a village, a city or a monastery.',
          points: 'It scores one point for each of its tiles.',
          returns: 'Then the highwayman comes home and can be used again.',
        },
        task: 'This crossing has a village in the middle. Close your road with it.',
        reached: 'The road is complete, and your highwayman is back.',
        missed: {
          open: 'Your road is still open in the east, where the highwayman stands. Place the village at that end.',
        },
      },
    },
  },
  city: {
    title: 'Cities and knights',
    summary: 'More work than a road, and twice the points',
    steps: {
      claim: {
        explanation: {
          knight: 'A meeple in a city is a knight.',
          claimed: 'City parts that meet across an edge are one city, and a knight holds all of it.',
        },
        task: 'This tile has a shield in its city. Make the city in the north grow, and put a knight in it.',
        reached: 'The city is yours. It still has an open side.',
        missed: {
          elsewhere: 'The city of the start tile is still as it was. Its open side is in the north.',
          nobody: 'The city has grown, but nobody holds it yet. Put a meeple in it.',
          farmer: 'Your meeple lies in the field. For the city he has to stand between its walls.',
        },
      },
      complete: {
        explanation: {
          complete: 'A city is complete when walls close it all round.',
          points: 'Then it scores two points for each tile and two for each shield.',
          unfinished: 'A city that is unfinished at the end scores half of that, shields included.',
        },
        task: 'Close your city.',
        reached: 'Three tiles and a shield, two points each. The knight comes home.',
        missed: {
          open: 'There is still a gap in the wall of your city. Turn the tile so that its city faces yours.',
        },
      },
    },
  },
  monastery: {
    title: 'Monasteries and monks',
    summary: 'Nine points for good neighbours',
    steps: {
      claim: {
        explanation: {
          monk: 'A meeple in a monastery is a monk.',
          complete:
            'A monastery is complete when all eight squares around it hold tiles, whatever they show.',
        },
        task: 'Find the square with the most tiles around it and put a monk in the monastery.',
        reached: 'Seven of the eight neighbours are already there.',
        missed: {
          elsewhere:
            'It would take long to fill everything around that square. One in the middle has seven tiles around it.',
          nobody: 'The right square! But without a monk the monastery scores nothing.',
          farmer: 'The right square, but your meeple has become a farmer. Send him into the monastery.',
        },
      },
      surround: {
        explanation: {
          points: 'A completed monastery scores nine points.',
          unfinished:
            'At the end of the game an unfinished one scores one point, and one for each neighbour.',
        },
        task: 'Place the eighth neighbour.',
        reached: 'Surrounded! The monk comes home with nine points.',
        missed: {
          elsewhere:
            'One square around your monastery is still empty. A corner counts as well: look to the south-east.',
        },
      },
    },
  },
  farmer: {
    title: 'Fields and farmers',
    summary: 'They lie down early and are paid late',
    steps: {
      field: {
        explanation: {
          farmer: 'A meeple in a field is a farmer. Roads, cities and the edge of the land separate fields.',
          ends: 'Fields are never complete: a farmer lies there to the end of the game.',
          points: 'Then a field scores three points for each completed city that it touches.',
        },
        task: 'Two completed cities lie in the north. Lay a farmer in the one field that touches both.',
        reached: 'The field north of the road reaches both cities.',
        missed: {
          nobody: 'No farmer lies in a field now. Put your meeple on the green.',
          'no-city':
            'No completed city touches that field: the road lies between. What is on the other side of it?',
          'one-city':
            'Good, that field touches a completed city, but only one. Between the two cities there is a gap.',
        },
      },
      third: {
        explanation: {
          stays: 'Your farmer stays where he is while the field grows around him.',
          completed: 'Only completed cities count. It does not matter who built them.',
        },
        task: 'This is the last tile. Complete the third city in the east, which your field touches as well.',
        reached: 'The last tile is placed, and the fields are counted: three cities, three points each.',
        missed: {
          open: 'The city in the east would stay unfinished and be worth nothing to your farmer.',
          another:
            'Good idea: a second farmer scores too. But look how much one farmer can do: complete the city in the east.',
        },
      },
    },
  },
  final: {
    title: 'The final scoring',
    summary: 'One tile left, and Blue is ahead',
    steps: {
      win: {
        explanation: {
          ends: 'The game ends with the last tile. Then everything unfinished is scored.',
          roads: 'A road scores a point for each tile, as always.',
          cities: 'An unfinished city scores one point for each tile and shield, a completed one two.',
          monasteries: 'An unfinished monastery scores one point, and one for each neighbour.',
          winner: 'The most points win; players with equal points share the place.',
        },
        task: 'Blue is ahead, and has a monk who will score more. Place the last tile so that you win outright.',
        reached: 'You have won! All points are explained below. Now you know the whole base game.',
        missed: {
          tied: 'So close: you and Blue would have equal points. What in your land is worth twice as much when it is complete?',
          lost: 'Blue would win. What in your land is worth twice as much when it is complete?',
        },
      },
    },
  },
};

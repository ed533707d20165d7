import type { LessonText } from '../../lesson-text.ts';

/** The lessons of the base game, in English. */
export const base = {
  place: {
    title: 'Placing a tile',
    summary: 'Edges fit, and the land grows',
    steps: {
      road: {
        explanation: {
          beside: 'On your turn you draw a tile and place it beside a tile on the table.',
          fit: 'All edges that meet must match: road to road, city to city, field to field.',
          rotate: 'You can rotate the tile as you like.',
        },
        task: 'You have drawn a bend. Place it so that it extends the road.',
        reached: 'The road is longer now. Then Blue placed a monastery: you take turns, one tile each.',
        missed: {
          beside:
            'That is allowed: field meets field there. But it does not extend the road. Try its east or west end.',
        },
      },
      city: {
        explanation: {
          turns: 'It is your turn again.',
          must: 'If your tile fits anywhere, you must place it.',
          stays: 'Once placed, a tile never moves.',
        },
        task: 'This tile has a piece of city on one side. Turn it so that it closes the city in the north.',
        reached: 'City wall to city wall: the city is complete. Now you know how to place tiles.',
        missed: {
          elsewhere:
            'The tile fits there, but the city in the north is still open. Turn the tile so that its city edge faces down, towards the city of the start tile.',
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
          deploy: 'After placing a tile, you can put one of your seven meeples on it.',
          free: 'The whole road, city, field or monastery must be free of meeples, however far it stretches.',
          thief: 'A meeple on a road is a highwayman.',
        },
        task: 'Extend the road and put a highwayman on it.',
        reached: 'The road is yours: no other player can claim it now.',
        missed: {
          elsewhere:
            'The tile fits there, but it does not extend the road from the monastery. Extend that one: half of it is already there.',
          unclaimed:
            'The road is longer, but still unclaimed: Blue could take it next. Put a meeple on the road.',
          farmer:
            'Your meeple is in the field. That can be a good move, as you will see later, but this time claim the road.',
        },
      },
      complete: {
        explanation: {
          complete: 'A road is complete when both ends are closed by a village, a city or a monastery.',
          points: 'It scores one point for each of its tiles.',
          returns: 'Then the highwayman returns to you, ready to be used again.',
        },
        task: 'This crossing has a village in the middle. Use it to complete your road.',
        reached: 'The road is complete, and your highwayman is back.',
        missed: {
          open: 'Your road is still open in the east, where the highwayman stands. Place the village at that end.',
        },
      },
    },
  },
  city: {
    title: 'Cities and knights',
    summary: 'Harder to finish than a road, and worth twice the points',
    steps: {
      claim: {
        explanation: {
          knight: 'A meeple in a city is a knight.',
          claimed: 'City parts that meet across an edge are one city, and a knight holds all of it.',
        },
        task: 'This tile has a shield in its city. Extend the city in the north, and put a knight in it.',
        reached: 'The city is yours. It still has an open side.',
        missed: {
          elsewhere: 'That does not extend the city of the start tile. Its open side is in the north.',
          unclaimed: 'The city is larger, but still unclaimed. Put a meeple in it.',
          farmer: 'Your meeple is in the field. To claim the city, put it inside the walls.',
        },
      },
      complete: {
        explanation: {
          complete: 'A city is complete when walls surround it and there are no gaps inside.',
          points: 'Then it scores two points for each tile and two for each shield.',
          unfinished: 'A city still unfinished at the end scores half of that, shields included.',
        },
        task: 'Close your city.',
        reached: 'Three tiles and a shield, two points each. Your knight returns to you.',
        missed: {
          open: 'Your city still has a gap in its wall. Turn the tile so that its city faces yours.',
        },
      },
    },
  },
  monastery: {
    title: 'Monasteries and monks',
    summary: 'Nine points for eight neighbours',
    steps: {
      claim: {
        explanation: {
          monk: 'A meeple in a monastery is a monk.',
          complete:
            'A monastery is complete when all eight squares around it have tiles, whatever the tiles show.',
        },
        task: 'Find the square with the most tiles around it and put a monk in the monastery.',
        reached: 'Seven of the eight tiles around it are already there.',
        missed: {
          elsewhere:
            'It would take a long time to surround that square. One in the middle already has seven tiles around it.',
          unclaimed: 'The right square! But without a monk the monastery scores nothing.',
          farmer: 'The right square, but your meeple became a farmer. Put it in the monastery.',
        },
      },
      surround: {
        explanation: {
          points: 'A completed monastery scores nine points.',
          unfinished:
            'An unfinished one scores one point at the end of the game, plus one for each tile around it.',
        },
        task: 'Place the eighth tile.',
        reached: 'Surrounded! Your monk returns to you with nine points.',
        missed: {
          elsewhere:
            'One square around your monastery is still empty. A corner counts as well: look to the south-east.',
        },
      },
    },
  },
  farmer: {
    title: 'Fields and farmers',
    summary: 'Deployed early, paid at the end',
    steps: {
      field: {
        explanation: {
          farmer: 'A meeple in a field is a farmer. Roads, cities and the edge of the land separate fields.',
          ends: 'Fields are never complete: a farmer stays until the end of the game.',
          points: 'Then a field scores three points for each completed city that it touches.',
        },
        task: 'There are two completed cities in the north. Put a farmer in the one field that touches both.',
        reached: 'The field north of the road reaches both cities.',
        missed: {
          unclaimed: 'You have no farmer in a field yet. Put your meeple on the green.',
          'no-city':
            'No completed city touches that field: the road is in between. Look at the field on the other side of it.',
          'one-city':
            'Good: that field touches a completed city, but only one. There is a gap between the two cities.',
        },
      },
      third: {
        explanation: {
          stays: 'Your farmer stays in place while the field around it grows.',
          completed: 'Only completed cities count, whichever player built them.',
        },
        task: 'This is the last tile. Complete the third city, in the east: your field touches it too.',
        reached: 'The last tile is placed, and the fields are counted: three cities, three points each.',
        missed: {
          open: 'The city in the east would stay unfinished, and your farmer would get nothing for it.',
          another:
            'Good idea: a second farmer scores too. But see how much one farmer can do: complete the city in the east.',
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
          ends: 'The game ends with the last tile. Then everything still unfinished is scored.',
          roads: 'An unfinished road scores a point for each tile, like a complete one.',
          cities: 'An unfinished city scores one point for each tile and shield instead of two.',
          monasteries: 'An unfinished monastery scores one point, plus one for each tile around it.',
          winner: 'The player with the most points wins; players tied on points share the place.',
        },
        task: 'Blue is ahead, and has a monk that will score more. Place the last tile so that you win outright.',
        reached: 'You win! The points are explained below. Now you know the whole base game.',
        missed: {
          tied: 'So close: you and Blue would be tied. Which of your features doubles in value when it is complete?',
          lost: 'Blue would win. Which of your features doubles in value when it is complete?',
        },
      },
    },
  },
} satisfies Readonly<Record<string, LessonText>>;

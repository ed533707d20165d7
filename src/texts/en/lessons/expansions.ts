import type { Lessons } from '../../lesson-texts.ts';

type ExpansionLesson = 'river' | 'inns' | 'traders' | 'king' | 'abbey' | 'count';

/** A lesson for each expansion, in English. */
export const expansions: Pick<Lessons, ExpansionLesson> = {
  river: {
    title: 'The River',
    summary: 'A beginning with more room',
    steps: {
      bend: {
        explanation: {
          water: 'The game begins at the spring. Each river tile extends the water.',
          turns: 'The river must not turn back on itself, so it cannot bend the same way twice in a row.',
        },
        task: 'You have drawn a bend. Let the river flow south.',
        reached: 'The river flows south. Blue has extended it.',
        missed: {
          north: 'The river would flow north there. Turn the tile until the water leaves downwards.',
        },
      },
      monk: {
        explanation: {
          nobody:
            'Nobody stands on water, but the fields, roads, cities and monasteries beside it are like any others.',
          lake: 'The lake is the last river tile. After it the other tiles are drawn.',
        },
        task: 'This river tile has a monastery. Put a monk in it.',
        reached:
          'Your monk has a view of the river. Blue has placed the lake, and the game goes on as usual.',
        missed: {
          nobody: 'The monastery is still empty. Take it before somebody else does.',
          elsewhere: 'Your meeple could stand there, but this time it is the monastery that we want.',
        },
      },
    },
  },
  inns: {
    title: 'Inns & Cathedrals',
    summary: 'Higher stakes, and a larger meeple',
    steps: {
      inn: {
        explanation: {
          double: 'A road with an inn scores two points a tile when it is complete,',
          nothing: 'and nothing at all when it is unfinished at the end.',
        },
        task: 'Your highwayman stands on a road with an inn. Complete it.',
        reached: 'Four tiles, two points each, thanks to the inn.',
        missed: {
          open: 'The road with the inn is still open in the east. At the end of the game it would be worth nothing.',
          'large-used':
            'That completes the road. But keep the big meeple for the next step: a small one, or nobody, will do here.',
        },
      },
      large: {
        explanation: {
          two: 'Your big meeple counts as two.',
          majority:
            'Nobody may enter a claimed city. But cities can grow together: then the points go to the most meeples.',
        },
        task: 'Blue’s knight looks west, across the gap. Begin a city opposite, west of the gap, with your big meeple.',
        reached: 'Two cities, and one gap between them.',
        missed: {
          elsewhere:
            'From there your city cannot meet Blue’s. Place the tile west of the gap, with its city towards Blue’s.',
          nobody: 'The right place, but without a knight in that city you get nothing out of it.',
          meeple: 'One against one would be a tie, and Blue would get the points too. Take the big meeple.',
        },
      },
      join: {
        explanation: {
          joined: 'Who completes a city does not matter, only who is the strongest in it.',
          cathedral:
            'A city with a cathedral scores three points for each tile and shield when it is complete, and nothing when it is not.',
        },
        task: 'Join the two cities and the one in the south with this tile.',
        reached: 'Two against one: all points are yours, and Blue gets none.',
        missed: {
          apart: 'The cities are still apart. The tile fits into the gap between them, upside down.',
        },
      },
    },
  },
  traders: {
    title: 'Traders & Builders',
    summary: 'Two tiles in a turn, and goods for those who finish',
    steps: {
      builder: {
        explanation: {
          joins: 'The builder joins a meeple of yours on a road or in a city, on a tile that you add to it.',
          extends: 'From then on, whenever you extend that road or city, you play a second tile at once.',
        },
        task: 'Extend your road and put the builder on it.',
        reached: 'The builder is at work.',
        missed: {
          elsewhere: 'Your road has not grown, so the builder cannot go there. It is open in the east.',
          'no-builder': 'The road has grown. Now put the builder on it rather than anybody else.',
        },
      },
      extend: {
        explanation: {
          second: 'The second tile may go anywhere, and you may put a piece on each of the two.',
          once: 'There are never more than two tiles in a turn.',
        },
        task: 'Extend your road once more.',
        reached: 'It is still your turn: here is the second tile.',
        missed: { elsewhere: 'The builder only helps when his own road grows. Go on in the east.' },
      },
      goods: {
        explanation: {
          taken:
            'The player who completes a city takes its goods: wine, grain or cloth. It need not be their city.',
          majority: 'At the end, having the most of one kind of goods is worth ten points.',
          pig: 'The pig joins a farmer of yours and makes each city of his field worth one point more.',
        },
        task: 'Blue’s city in the north holds a barrel of wine. Complete it.',
        reached: 'Blue gets the points, you get the wine. It can be worth ten points in the end.',
        missed: { open: 'The city with the wine is still open, and somebody else could complete it.' },
      },
    },
  },
  king: {
    title: 'King & Robber',
    summary: 'The largest city and the longest road',
    steps: {
      king: {
        explanation: {
          largest:
            'The player who completes the largest city so far becomes king, until somebody completes a larger one.',
          anyone: 'It does not matter who stands in it, not even whether anybody does.',
        },
        task: 'Blue is king with a city of two tiles. Complete the city of three in the south.',
        reached: 'Long live the king: the figure is yours.',
        missed: { elsewhere: 'No city of three tiles has been completed. The open one is in the south.' },
      },
      robber: {
        explanation: {
          longest: 'In the same way the longest completed road makes its builder the robber baron.',
          points:
            'At the end the king scores a point for each completed city on the board, the robber one for each completed road.',
        },
        task: 'Complete the road in the middle.',
        reached: 'Now the robber is yours too. Keep both until the end.',
        missed: { elsewhere: 'The road in the middle is not complete yet: its east end is open.' },
      },
    },
  },
  abbey: {
    title: 'Abbey & Mayor',
    summary: 'A tile for every gap, and a wagon that drives on',
    steps: {
      abbey: {
        explanation: {
          hole: 'Once per game you may place your abbey instead of drawing a tile, in a gap with tiles on all four sides.',
          closes: 'It fits everything and closes whatever runs into it: cities, roads and fields.',
          monk: 'A monk may live in it, as in a monastery.',
        },
        task: 'Your city in the north needs a tile that hardly exists. Close it with the abbey.',
        reached: 'The abbey has completed your city, and the road beside it has an end.',
        missed: {
          drawn:
            'You may draw a tile. But the gap below your city is made for the abbey, so do not draw this time.',
          'wagon-used':
            'The wagon may stand in an abbey. But you need it in the next step: send a small meeple, or nobody.',
        },
      },
      wagon: {
        explanation: {
          claims:
            'The wagon is a meeple for roads, cities and monasteries. Like any meeple it may also claim what its own tile completes.',
          moves: 'When it has been scored, it may drive on to something incomplete that is next to it.',
        },
        task: 'Complete a road with this crossing, and put the wagon on that road.',
        reached: 'The road is scored at once. The wagon need not go home.',
        missed: {
          elsewhere: 'That completes no road. Look for one whose other end is closed.',
          'no-wagon': 'That completes a road. Put the wagon on just that road, to be paid for it.',
        },
      },
      onward: {
        explanation: {
          empty: 'The next place must be incomplete, and nobody may be there.',
          mayor: 'The mayor, for cities only, is as strong as his city has shields.',
          barn: 'The barn stands where four fields meet and scores four points for each completed city of the field.',
        },
        task: 'Let the wagon drive on.',
        reached: 'The wagon has claimed its next place, without another tile.',
        missed: {
          home: 'At home the wagon will be useful later. But here a free place is waiting: drive on.',
        },
      },
    },
  },
  count: {
    title: 'The Count of Carcassonne',
    summary: 'Give to others, and join them by surprise',
    steps: {
      gift: {
        explanation: {
          enter:
            'If your tile gives points to others and none to you, one of your meeples may enter the city of Carcassonne.',
          quarters:
            'It has four quarters: castle for cities, blacksmith for roads, cathedral for monasteries, market for fields.',
        },
        task: 'Give Blue a present: complete Blue’s city in the east.',
        reached: 'Six points for Blue. In return you may enter Carcassonne.',
        missed: { 'nobody-scores': 'Nobody gets points for that. Blue’s city is open in the east.' },
      },
      enter: {
        explanation: {
          count: 'Nobody leaves the quarter in which the count stands. If you enter, you may also move him.',
          castle: 'From the castle your knight can join a city at the moment when it is scored.',
        },
        task: 'Put a meeple in the castle, and send the count out of it.',
        reached: 'Your knight waits in the castle. Blue suspects nothing and has begun a new city.',
        missed: {
          declined: 'Nobody has entered. It costs nothing: put a meeple in the castle.',
          'other-quarter':
            'That quarter is useful too, but we want a city: only the castle leads into cities.',
          locked:
            'Your knight stands in the castle, but so does the count, and would not let him out. Move the count as well.',
        },
      },
      complete: {
        explanation: { redeploy: 'Just before a city is scored, meeples from the castle may move into it.' },
        task: 'Complete Blue’s new city in the south-west.',
        reached: 'Before it is scored, the question is yours.',
        missed: { open: 'Blue’s new city is still open. It is in the south-west.' },
      },
      redeploy: {
        explanation: {
          counts: 'There your knight counts like any other.',
          market: 'In the same way the market leads into fields, at the end of the game.',
        },
        task: 'Send your knight from the castle into the city.',
        reached: 'One against one: both of you get all the points.',
        missed: { declined: 'Without your knight all points are Blue’s. Send him in.' },
      },
    },
  },
};

import type { Lessons } from '../../lesson-texts.ts';

type ExpansionLesson = 'river' | 'inns' | 'traders' | 'king' | 'abbey' | 'count' | 'dragon' | 'tower';

/** A lesson for each expansion, in English. */
export const expansions: Pick<Lessons, ExpansionLesson> = {
  river: {
    title: 'The River',
    summary: 'A start with more room',
    steps: {
      bend: {
        explanation: {
          water: 'The game starts at the spring. Each river tile extends the river.',
          turns: 'The river must not turn back on itself, so it cannot bend the same way twice in a row.',
        },
        task: 'You have drawn a bend. Make the river flow south.',
        reached: 'The river flows south. Blue has extended it.',
        missed: {
          north: 'The river would flow north there. Turn the tile so that the river leaves at the bottom.',
        },
      },
      monk: {
        explanation: {
          water:
            'You cannot put a meeple on the water, but the fields, roads, cities and monasteries beside it are like any others.',
          lake: 'The lake is the last river tile. After that you draw the other tiles.',
        },
        task: 'This river tile has a monastery. Put a monk in it.',
        reached:
          'Your monk has a view of the river. Blue has placed the lake, and the game continues as usual.',
        missed: {
          unclaimed: 'The monastery is still empty. Take it before Blue does.',
          elsewhere: 'Your meeple can go there, but this time put it in the monastery.',
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
          double: 'A road with an inn scores two points per tile when it is complete,',
          nothing: 'and nothing at all if it is unfinished at the end.',
        },
        task: 'Your highwayman stands on a road with an inn. Complete it.',
        reached: 'Four tiles, two points each, thanks to the inn.',
        missed: {
          open: 'The road with the inn is still open in the east. At the end of the game it would be worth nothing.',
          'large-used':
            'That completes the road. But you need the big meeple in the next step: use a small one here, or none.',
        },
      },
      large: {
        explanation: {
          two: 'Your big meeple counts as two.',
          majority:
            'You cannot enter a claimed city. But two cities can grow together: then the points go to the player with the most meeples.',
        },
        task: 'Blue’s knight looks west, across the gap. Start a city opposite, west of the gap, with your big meeple.',
        reached: 'Two cities, and one gap between them.',
        missed: {
          elsewhere:
            'From there your city cannot meet Blue’s. Place the tile west of the gap, with its city towards Blue’s.',
          unclaimed: 'The right place, but without a knight in that city you get nothing from it.',
          meeple: 'One against one would be a tie, and Blue would get the points too. Take the big meeple.',
        },
      },
      join: {
        explanation: {
          joined: 'The points go to the strongest player in the city, whichever player completes it.',
          cathedral:
            'A city with a cathedral scores three points for each tile and shield if it is complete, and nothing if it is not.',
        },
        task: 'Join the two cities and the one in the south with this tile.',
        reached: 'Two against one: all points are yours, and Blue gets none.',
        missed: {
          apart: 'The cities are still separate. The tile fits into the gap between them, upside down.',
        },
      },
    },
  },
  traders: {
    title: 'Traders & Builders',
    summary: 'Two tiles in a turn, and goods for finishing cities',
    steps: {
      builder: {
        explanation: {
          joins: 'The builder joins your meeple on a road or in a city, on a tile that you add to it.',
          extends:
            'After that, whenever you extend that road or city, you play a second tile in the same turn.',
        },
        task: 'Extend your road and put the builder on it.',
        reached: 'The builder is at work.',
        missed: {
          elsewhere:
            'That does not extend your road, so the builder cannot go there. The road is open in the east.',
          'no-builder': 'The road is longer. Now put the builder on it, not another piece.',
        },
      },
      extend: {
        explanation: {
          second: 'The second tile can go anywhere, and you can put a piece on each of the two.',
          once: 'There are never more than two tiles in a turn.',
        },
        task: 'Extend your road again.',
        reached: 'It is still your turn: here is the second tile.',
        missed: { elsewhere: 'The builder only helps when you extend its own road. Continue in the east.' },
      },
      goods: {
        explanation: {
          taken:
            'The player who completes a city takes its goods: wine, grain or cloth. They need no meeple in it.',
          majority: 'At the end, the most tokens of each kind are worth ten points.',
          pig: 'The pig joins one of your farmers and makes each city at that field worth one point more.',
        },
        task: 'Blue’s city in the north has wine. Complete it.',
        reached: 'Blue gets the points, and you get the wine. It can be worth ten points at the end.',
        missed: { open: 'The city with the wine is still open, and Blue could complete it.' },
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
            'The player who completes the largest city so far becomes king, until a player completes a larger one.',
          anyone: 'The meeples in the city do not matter; it can even be empty.',
        },
        task: 'Blue is king with a city of two tiles. Complete the city of three in the south.',
        reached: 'Long live the king: the figure is yours.',
        missed: { elsewhere: 'No city of three tiles has been completed. The open one is in the south.' },
      },
      robber: {
        explanation: {
          longest: 'In the same way, completing the longest road so far makes you robber baron.',
          points:
            'At the end the king scores a point for each completed city on the board, and the robber a point for each completed road.',
        },
        task: 'Complete the road in the middle.',
        reached: 'Now the robber is yours too. Keep both until the end.',
        missed: { elsewhere: 'The road in the middle is not complete yet: its east end is open.' },
      },
    },
  },
  abbey: {
    title: 'Abbey & Mayor',
    summary: 'A tile for every gap, and a wagon that moves on',
    steps: {
      abbey: {
        explanation: {
          hole: 'Once per game, instead of drawing a tile, you can place your abbey in a gap with tiles on all four sides.',
          closes: 'It fits anywhere and closes the cities, roads and fields that run into it.',
          monk: 'You can put a monk in it, as in a monastery.',
        },
        task: 'Your city in the north needs a very rare tile. Close it with the abbey.',
        reached: 'The abbey has completed your city and ended the road beside it.',
        missed: {
          drawn:
            'You can draw a tile, but the gap below your city is perfect for the abbey. Do not draw this time.',
          'wagon-used':
            'The wagon can go in an abbey, but you need it in the next step. Use a small meeple, or none.',
        },
      },
      wagon: {
        explanation: {
          claims:
            'The wagon is a meeple for roads, cities and monasteries. Like any meeple, it can claim a feature that its own tile completes.',
          moves: 'After scoring, it can move on to an incomplete feature next to it.',
        },
        task: 'Complete a road with this crossing, and put the wagon on that road.',
        reached: 'The road is scored right away. The wagon does not have to go home.',
        missed: {
          elsewhere: 'That completes no road. Look for one whose other end is closed.',
          'no-wagon': 'That completes a road. Put the wagon on that road to score it.',
        },
      },
      onward: {
        explanation: {
          empty: 'The next place must be incomplete and unclaimed.',
          mayor: 'The mayor, for cities only, counts as many meeples as the city has shields.',
          barn: 'The barn stands where four fields meet and scores four points for each completed city at the field.',
        },
        task: 'Move the wagon on.',
        reached: 'The wagon has claimed its next place, without another tile.',
        missed: {
          home: 'The wagon can be useful later at home. But there is a free place right here: move on.',
        },
      },
    },
  },
  count: {
    title: 'The Count of Carcassonne',
    summary: 'Give points away, and join in by surprise',
    steps: {
      gift: {
        explanation: {
          enter:
            'If your tile scores for others but not for you, you can send one of your meeples into the city of Carcassonne.',
          quarters:
            'It has four quarters: the castle for cities, the blacksmith for roads, the cathedral for monasteries, the market for fields.',
        },
        task: 'Give Blue a present: complete Blue’s city in the east.',
        reached: 'Six points for Blue. In return you can enter Carcassonne.',
        missed: { 'no-points': 'That scores no points for Blue. Blue’s city is open in the east.' },
      },
      enter: {
        explanation: {
          count: 'No meeple can leave the quarter with the count. If you enter, you can also move him.',
          castle: 'From the castle, your knight can join a city just before it is scored.',
        },
        task: 'Put a meeple in the castle, and send the count out of it.',
        reached: 'Your knight waits in the castle. Blue suspects nothing and has started a new city.',
        missed: {
          declined: 'You sent no meeple. It costs nothing: put one in the castle.',
          'other-quarter': 'That quarter is useful too, but only the castle leads into cities.',
          locked:
            'Your knight is in the castle, but so is the count, who would not let him out. Move the count as well.',
        },
      },
      complete: {
        explanation: { redeploy: 'Just before a city is scored, meeples can move into it from the castle.' },
        task: 'Complete Blue’s new city in the south-west.',
        reached: 'Before it is scored, you decide about your knight.',
        missed: { open: 'Blue’s new city is still open. It is in the south-west.' },
      },
      redeploy: {
        explanation: {
          counts: 'There your knight counts like any other.',
          market: 'In the same way, the market leads into fields at the end of the game.',
        },
        task: 'Send your knight from the castle into the city.',
        reached: 'One against one: both of you get all the points.',
        missed: { declined: 'Without your knight, Blue gets all the points. Send him in.' },
      },
    },
  },
  dragon: {
    title: 'The Princess & the Dragon',
    summary: 'A dragon that eats meeples, and a fairy that protects yours',
    steps: {
      volcano: {
        explanation: {
          comes: 'As soon as a volcano is placed, the dragon comes to it.',
          nothing: 'You cannot put a meeple on the tile where the dragon is.',
        },
        task: 'Place the volcano at the east end of the road, far from your monk.',
        reached:
          'The dragon is next to Blue’s highwayman. Blue has put a farmer beside the road in the west.',
        missed: {
          elsewhere: 'The dragon has nothing to do there. Extend the road in the east.',
          'fairy-early': 'The right place. But the fairy comes in the next step: do not move it yet.',
        },
      },
      fairy: {
        explanation: {
          instead:
            'Instead of putting a meeple on your tile, you can move the fairy to one of your meeples on the board.',
          protects: 'The dragon never enters the fairy’s tile.',
          points:
            'The fairy earns you a point at the start of each of your turns, and three points when the feature of your meeple is scored.',
        },
        task: 'Extend the road in the west, and move the fairy to your monk.',
        reached: 'Your monk is safe, and the fairy has just earned you a point.',
        missed: {
          elsewhere: 'Place the tile at the west end of the road, and then move the fairy.',
          'no-fairy': 'The right place, but your monk is still in danger. Move the fairy to him.',
        },
      },
      flight: {
        explanation: {
          moves:
            'When a tile with a dragon is placed, the dragon flies up to six tiles. You make the first move, then the players take turns.',
          way: 'It enters no tile twice in a flight. Where there is only one way, it takes it without asking.',
        },
        task: 'Place the dragon tile east of the volcano.',
        reached: 'The dragon takes off, and the first move is yours.',
        missed: {
          elsewhere: 'The dragon would fly from there too, but this time place the tile in the east.',
        },
      },
      dragon: {
        explanation: {
          eats: 'On each tile that it enters, the dragon eats all meeples, yours included. They go back to their players.',
          scoring: 'It flies before features are scored, so its victims get no points.',
        },
        task: 'Send the dragon west, towards Blue’s meeples.',
        reached:
          'Blue has lost two meeples. The dragon flew past your monk, because of the fairy. Blue has started a city.',
        missed: { away: 'That is a dead end with nothing to eat. Blue’s meeples are in the west.' },
      },
      princess: {
        explanation: {
          sends:
            'If your tile extends a city with a princess, you can send a knight from that city home instead of putting a meeple on the tile.',
          portal:
            'And with a magic portal, you can put your meeple on any unclaimed, incomplete feature of the board.',
        },
        task: 'Extend Blue’s city with the princess, and send the knight away.',
        reached: 'The city is without a knight now. Perhaps the next one will be yours.',
        missed: {
          elsewhere: 'The princess must move into Blue’s city. It is open in the north.',
          kept: 'The princess is in the city, but so is Blue’s knight. Send him away.',
        },
      },
    },
  },
  tower: {
    title: 'The Tower',
    summary: 'Prisoners, and the price of their freedom',
    steps: {
      capture: {
        explanation: {
          floor: 'Instead of putting a meeple on your tile, you can add a floor to any tower.',
          reach:
            'Then you can capture a meeple on the tower’s tile or in a straight line from it, at most as many tiles away as the tower has floors.',
        },
        task: 'Extend the road, add a floor to the tower, and capture Blue’s monk.',
        reached:
          'Blue has paid you three points for the monk, and then captured yours with the second floor.',
        missed: {
          'no-floor': 'The tower has not grown. Place the tile and add a floor.',
          'no-capture':
            'With one floor the tower reaches the next tile. Blue’s monk is right there, in the south.',
          'own-monk': 'You can take your own monk home like this. But capture Blue’s, in the south.',
        },
      },
      ransom: {
        explanation: {
          price: 'Before you place your tile, you can buy back one of your meeples for three points.',
          exchange:
            'It is free if you capture a meeple of the player who holds yours: then both go home at once.',
        },
        task: 'Buy your monk back.',
        reached: 'Three points for Blue, and your meeple is back in time for this turn.',
        missed: { declined: 'You can keep the points, but a meeple brings you more. Pay for it.' },
      },
      close: {
        explanation: {
          closed: 'A meeple on top closes a tower: it can no longer grow or capture.',
          stays: 'The meeple stays there until the end of the game and scores nothing.',
        },
        task: 'Place the tile, and put a meeple on top of the tower.',
        reached: 'This tower is no longer a danger to you.',
        missed: { open: 'The tower is still open, and Blue could add the third floor. Put a meeple on top.' },
      },
    },
  },
};

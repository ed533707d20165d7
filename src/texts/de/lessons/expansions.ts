import type { Lessons } from '../../lesson-texts.ts';

type ExpansionLesson = 'river' | 'inns' | 'traders' | 'king' | 'abbey' | 'count' | 'dragon' | 'tower';

/** A lesson for each expansion, in German. */
export const expansions: Pick<Lessons, ExpansionLesson> = {
  river: {
    title: 'Der Fluss',
    summary: 'Ein Anfang mit mehr Platz',
    steps: {
      bend: {
        explanation: {
          water: 'Die Partie beginnt an der Quelle. Jedes Flussplättchen verlängert das Wasser.',
          turns:
            'Der Fluss darf nicht in sich zurücklaufen, also nicht zweimal hintereinander zur selben Seite abbiegen.',
        },
        task: 'Du hast eine Biegung gezogen. Lass den Fluss nach Süden fließen.',
        reached: 'Der Fluss fließt nach Süden. Blau hat ihn verlängert.',
        missed: {
          north: 'So fließt der Fluss nach Norden. Dreh das Plättchen so, dass er unten weiterfließt.',
        },
      },
      monk: {
        explanation: {
          water:
            'Auf dem Wasser kann niemand stehen, aber die Wiesen, Straßen, Städte und Klöster daran sind wie alle anderen.',
          lake: 'Der See ist das letzte Flussplättchen. Danach werden die übrigen Plättchen gezogen.',
        },
        task: 'Dieses Flussplättchen hat ein Kloster. Stell einen Mönch hinein.',
        reached:
          'Dein Mönch hat Flussblick. Blau hat den See gelegt, und die Partie geht weiter wie gewohnt.',
        missed: {
          unclaimed: 'Das Kloster ist noch leer. Nimm es, bevor es jemand anderes tut.',
          elsewhere: 'Dort könnte dein Gefolgsmann stehen, aber diesmal wollen wir das Kloster.',
        },
      },
    },
  },
  inns: {
    title: 'Wirtshäuser & Kathedralen',
    summary: 'Höherer Einsatz und ein größerer Gefolgsmann',
    steps: {
      inn: {
        explanation: {
          double:
            'Eine Straße mit einem Wirtshaus am See bringt zwei Punkte je Plättchen, wenn sie fertig ist,',
          nothing: 'und gar nichts, wenn sie am Ende nicht fertig ist.',
        },
        task: 'Dein Wegelagerer steht auf einer Straße mit Wirtshaus. Mach sie fertig.',
        reached: 'Vier Plättchen, je zwei Punkte, dank dem Wirtshaus.',
        missed: {
          open: 'Die Straße mit dem Wirtshaus ist im Osten noch offen. Am Ende der Partie wäre sie nichts wert.',
          'large-used':
            'Damit ist die Straße fertig. Aber heb dir den großen Gefolgsmann für den nächsten Schritt auf: Hier genügt ein kleiner oder gar keiner.',
        },
      },
      large: {
        explanation: {
          two: 'Dein großer Gefolgsmann zählt wie zwei.',
          majority:
            'Niemand darf eine besetzte Stadt betreten. Aber Städte können zusammenwachsen: Dann bekommt die Punkte, wer die meisten Gefolgsleute hat.',
        },
        task: 'Der Ritter von Blau schaut nach Westen über die Lücke. Beginn gegenüber, westlich der Lücke, eine Stadt mit deinem großen Gefolgsmann.',
        reached: 'Zwei Städte und eine Lücke dazwischen.',
        missed: {
          elsewhere:
            'Von dort kann deine Stadt die von Blau nicht treffen. Leg das Plättchen westlich der Lücke, mit der Stadt zu der von Blau.',
          unclaimed: 'Die richtige Stelle, aber ohne Ritter in dieser Stadt hast du nichts davon.',
          meeple:
            'Eins gegen eins wäre Gleichstand, und Blau bekäme die Punkte auch. Nimm den großen Gefolgsmann.',
        },
      },
      join: {
        explanation: {
          joined: 'Wer eine Stadt fertig macht, ist egal; es zählt nur, wer in ihr am stärksten ist.',
          cathedral:
            'Eine Stadt mit Kathedrale bringt drei Punkte für jedes Plättchen und jedes Wappen, wenn sie fertig ist, und nichts, wenn nicht.',
        },
        task: 'Verbinde mit diesem Plättchen die beiden Städte und die im Süden.',
        reached: 'Zwei gegen eins: Alle Punkte gehören dir, und Blau bekommt keine.',
        missed: {
          apart:
            'Die Städte sind noch getrennt. Das Plättchen passt auf dem Kopf in die Lücke zwischen ihnen.',
        },
      },
    },
  },
  traders: {
    title: 'Händler & Baumeister',
    summary: 'Zwei Plättchen in einem Zug, und Waren für alle, die fertig bauen',
    steps: {
      builder: {
        explanation: {
          joins:
            'Der Baumeister kommt zu einem deiner Gefolgsleute auf eine Straße oder in eine Stadt, auf ein Plättchen, mit dem du sie verlängerst.',
          extends:
            'Ab dann legst du jedes Mal, wenn du diese Straße oder Stadt verlängerst, gleich ein zweites Plättchen.',
        },
        task: 'Verlängere deine Straße und stell den Baumeister darauf.',
        reached: 'Der Baumeister ist bei der Arbeit.',
        missed: {
          elsewhere:
            'Deine Straße ist nicht gewachsen, also kann der Baumeister nicht dorthin. Sie ist im Osten offen.',
          'no-builder': 'Die Straße ist gewachsen. Stell jetzt den Baumeister darauf, keine andere Figur.',
        },
      },
      extend: {
        explanation: {
          second:
            'Das zweite Plättchen darf überall liegen, und auf jedes der beiden darfst du eine Figur stellen.',
          once: 'Mehr als zwei Plättchen in einem Zug gibt es nie.',
        },
        task: 'Verlängere deine Straße noch einmal.',
        reached: 'Du bist noch dran: Hier ist das zweite Plättchen.',
        missed: {
          elsewhere: 'Der Baumeister hilft nur, wenn seine eigene Straße wächst. Mach im Osten weiter.',
        },
      },
      goods: {
        explanation: {
          taken:
            'Wer eine Stadt fertig macht, bekommt ihre Waren: Wein, Korn oder Tuch. Es muss nicht die eigene Stadt sein.',
          majority: 'Am Ende bringt die Mehrheit einer Ware zehn Punkte.',
          pig: 'Das Schwein kommt zu einem deiner Bauern und macht jede Stadt seiner Wiese einen Punkt mehr wert.',
        },
        task: 'In der Stadt von Blau im Norden steht ein Fass Wein. Mach sie fertig.',
        reached: 'Blau bekommt die Punkte, du den Wein. Der kann am Ende zehn Punkte wert sein.',
        missed: {
          open: 'Die Stadt mit dem Wein ist noch offen, und jemand anderes könnte sie fertig machen.',
        },
      },
    },
  },
  king: {
    title: 'König und Raubritter',
    summary: 'Die größte Stadt und die längste Straße',
    steps: {
      king: {
        explanation: {
          largest:
            'Wer die bisher größte Stadt fertig macht, wird König, bis jemand eine größere fertig macht.',
          anyone: 'Dabei ist egal, wer in der Stadt steht; sie darf sogar leer sein.',
        },
        task: 'Blau ist König mit einer Stadt aus zwei Plättchen. Mach die Stadt aus dreien im Süden fertig.',
        reached: 'Es lebe der König: Die Figur gehört dir.',
        missed: {
          elsewhere: 'Noch ist keine Stadt aus drei Plättchen fertig. Die offene liegt im Süden.',
        },
      },
      robber: {
        explanation: {
          longest: 'Genauso macht die längste fertige Straße ihren Erbauer zum Raubritter.',
          points:
            'Am Ende bringt der König einen Punkt für jede fertige Stadt auf dem Brett, der Raubritter einen für jede fertige Straße.',
        },
        task: 'Mach die Straße in der Mitte fertig.',
        reached: 'Jetzt gehört dir auch der Raubritter. Behalt beide bis zum Ende.',
        missed: {
          elsewhere: 'Die Straße in der Mitte ist noch nicht fertig: Ihr Ostende ist offen.',
        },
      },
    },
  },
  abbey: {
    title: 'Abtei & Bürgermeister',
    summary: 'Ein Plättchen für jede Lücke, und ein Wagen, der weiterfährt',
    steps: {
      abbey: {
        explanation: {
          hole: 'Einmal in der Partie darfst du deine Abtei legen, statt ein Plättchen zu ziehen: in eine Lücke mit Plättchen auf allen vier Seiten.',
          closes: 'Sie passt zu allem und schließt, was auf sie trifft: Städte, Straßen und Wiesen.',
          monk: 'In ihr darf ein Mönch wohnen, wie in einem Kloster.',
        },
        task: 'Deine Stadt im Norden braucht ein Plättchen, das es kaum gibt. Schließ sie mit der Abtei.',
        reached: 'Mit der Abtei ist deine Stadt fertig, und die Straße daneben hat ein Ende.',
        missed: {
          drawn:
            'Du darfst ein Plättchen ziehen. Aber die Lücke unter deiner Stadt ist wie gemacht für die Abtei, also zieh diesmal nicht.',
          'wagon-used':
            'Der Wagen darf in einer Abtei stehen. Aber du brauchst ihn im nächsten Schritt: Nimm hier einen kleinen Gefolgsmann oder keinen.',
        },
      },
      wagon: {
        explanation: {
          claims:
            'Der Wagen ist ein Gefolgsmann für Straßen, Städte und Klöster. Wie jeder Gefolgsmann darf er auch besetzen, was sein eigenes Plättchen fertig macht.',
          moves:
            'Nach der Wertung darf er auf eine unfertige Straße, Stadt oder ein Kloster gleich daneben weiterfahren.',
        },
        task: 'Mach mit dieser Kreuzung eine Straße fertig und stell den Wagen auf diese Straße.',
        reached: 'Die Straße wird sofort gewertet. Der Wagen muss nicht heim.',
        missed: {
          elsewhere: 'Damit wird keine Straße fertig. Such eine, deren anderes Ende geschlossen ist.',
          'no-wagon':
            'Damit wird eine Straße fertig. Stell den Wagen auf genau diese Straße, damit sie für dich zählt.',
        },
      },
      onward: {
        explanation: {
          empty: 'Der nächste Ort muss unfertig und frei sein.',
          mayor: 'Der Bürgermeister, nur für Städte, ist so stark, wie seine Stadt Wappen hat.',
          barn: 'Die Scheune steht, wo vier Wiesen zusammenstoßen, und bringt vier Punkte für jede fertige Stadt an der Wiese.',
        },
        task: 'Lass den Wagen weiterfahren.',
        reached: 'Der Wagen hat seinen nächsten Ort besetzt, ohne ein weiteres Plättchen.',
        missed: {
          home: 'Daheim nützt dir der Wagen später. Aber hier wartet ein freier Ort: Fahr weiter.',
        },
      },
    },
  },
  count: {
    title: 'Der Graf von Carcassonne',
    summary: 'Gib anderen etwas und tauch überraschend bei ihnen auf',
    steps: {
      gift: {
        explanation: {
          enter:
            'Bringt dein Plättchen anderen Punkte und dir keine, darf einer deiner Gefolgsleute in die Stadt Carcassonne.',
          quarters:
            'Sie hat vier Viertel: Schloss für Städte, Schmiede für Straßen, Kathedrale für Klöster, Markt für Wiesen.',
        },
        task: 'Mach Blau ein Geschenk: Mach die Stadt von Blau im Osten fertig.',
        reached: 'Sechs Punkte für Blau. Dafür darfst du nach Carcassonne.',
        missed: {
          'no-points': 'Dafür bekommt niemand Punkte. Die Stadt von Blau ist im Osten offen.',
        },
      },
      enter: {
        explanation: {
          count:
            'Aus dem Viertel, in dem der Graf steht, kommt niemand heraus. Wer hineingeht, darf auch ihn versetzen.',
          castle: 'Aus dem Schloss kann dein Ritter in eine Stadt gehen, kurz bevor sie gewertet wird.',
        },
        task: 'Stell einen Gefolgsmann ins Schloss und schick den Grafen hinaus.',
        reached: 'Dein Ritter wartet im Schloss. Blau ahnt nichts und hat eine neue Stadt begonnen.',
        missed: {
          declined:
            'Du hast niemanden hineingeschickt. Dabei kostet es nichts: Stell einen Gefolgsmann ins Schloss.',
          'other-quarter':
            'Auch dieses Viertel ist nützlich, aber wir wollen eine Stadt: Nur das Schloss führt in Städte.',
          locked:
            'Dein Ritter steht im Schloss, aber der Graf auch, und der ließe ihn nicht hinaus. Versetz auch den Grafen.',
        },
      },
      complete: {
        explanation: {
          redeploy: 'Kurz bevor eine Stadt gewertet wird, dürfen Gefolgsleute aus dem Schloss in sie gehen.',
        },
        task: 'Mach die neue Stadt von Blau im Südwesten fertig.',
        reached: 'Bevor sie gewertet wird, wirst du gefragt.',
        missed: { open: 'Die neue Stadt von Blau ist noch offen. Sie liegt im Südwesten.' },
      },
      redeploy: {
        explanation: {
          counts: 'Dort zählt dein Ritter wie jeder andere.',
          market: 'Genauso führt der Markt am Ende der Partie auf die Wiesen.',
        },
        task: 'Schick deinen Ritter aus dem Schloss in die Stadt.',
        reached: 'Eins gegen eins: Ihr bekommt beide alle Punkte.',
        missed: { declined: 'Ohne deinen Ritter gehören alle Punkte Blau. Schick ihn hinein.' },
      },
    },
  },
  dragon: {
    title: 'Burgfräulein & Drache',
    summary: 'Ein Drache, der Gefolgsleute frisst, und eine Fee, die deine beschützt',
    steps: {
      volcano: {
        explanation: {
          comes: 'Sobald ein Vulkan gelegt wird, kommt der Drache dorthin.',
          nothing: 'Auf das Plättchen mit dem Drachen darf niemand eingesetzt werden.',
        },
        task: 'Leg den Vulkan ans östliche Ende der Straße, weit weg von deinem Mönch.',
        reached:
          'Der Drache sitzt neben dem Wegelagerer von Blau. Blau hat im Westen einen Bauern neben die Straße gelegt.',
        missed: {
          elsewhere: 'Dort hat der Drache nichts zu tun. Verlängere die Straße im Osten.',
          'fairy-early':
            'Die richtige Stelle. Aber die Fee kommt erst im nächsten Schritt: Lass sie noch stehen.',
        },
      },
      fairy: {
        explanation: {
          instead:
            'Statt eine Figur auf dein Plättchen zu stellen, darfst du die Fee zu einem deiner Gefolgsleute auf dem Tisch stellen.',
          protects: 'Das Plättchen der Fee betritt der Drache nie.',
          points:
            'Die Fee bringt dir zu Beginn jedes deiner Züge einen Punkt und drei, wenn gewertet wird, worauf ihr Gefolgsmann steht.',
        },
        task: 'Verlängere die Straße im Westen und stell die Fee zu deinem Mönch.',
        reached: 'Dein Mönch ist sicher, und die Fee hat dir gerade einen Punkt gebracht.',
        missed: {
          elsewhere: 'Leg das Plättchen ans westliche Ende der Straße und stell dann die Fee um.',
          'no-fairy': 'Die richtige Stelle, aber dein Mönch ist noch in Gefahr. Stell die Fee zu ihm.',
        },
      },
      flight: {
        explanation: {
          moves:
            'Liegt ein Plättchen mit Drachen, fliegt der Drache bis zu sechs Plättchen weit. Den ersten Schritt machst du, dann geht es reihum.',
          way: 'Kein Plättchen betritt er in einem Flug zweimal. Gibt es nur einen Weg, nimmt er ihn, ohne zu fragen.',
        },
        task: 'Leg das Drachenplättchen östlich vom Vulkan an.',
        reached: 'Der Drache hebt ab, und der erste Schritt gehört dir.',
        missed: { elsewhere: 'Auch dann würde er fliegen, aber leg das Plättchen diesmal in den Osten.' },
      },
      dragon: {
        explanation: {
          eats: 'Auf jedem Plättchen, das er betritt, frisst der Drache alle Gefolgsleute, auch deine. Sie gehen zurück in den Vorrat.',
          scoring: 'Er fliegt vor der Wertung: Wer gefressen wurde, bekommt keine Punkte.',
        },
        task: 'Schick den Drachen nach Westen, zu den Gefolgsleuten von Blau.',
        reached:
          'Blau hat zwei Gefolgsleute verloren. Um deinen Mönch hat der Drache wegen der Fee einen Bogen gemacht. Blau hat eine Stadt begonnen.',
        missed: {
          away: 'Eine Sackgasse, und zu fressen gibt es nichts. Die Gefolgsleute von Blau sind im Westen.',
        },
      },
      princess: {
        explanation: {
          sends:
            'Verlängerst du eine Stadt mit einem Burgfräulein, darfst du einen Ritter aus ihr nach Hause schicken, statt eine Figur auf das Plättchen zu stellen.',
          portal:
            'Und mit einem magischen Portal darf deine Figur auf alles, was auf dem Tisch unbesetzt und nicht fertig ist.',
        },
        task: 'Verlängere die Stadt von Blau mit dem Burgfräulein und vertreib den Ritter.',
        reached: 'Die Stadt hat keinen Ritter mehr. Der nächste könnte deiner sein.',
        missed: {
          elsewhere: 'Das Burgfräulein muss in die Stadt von Blau. Sie ist im Norden offen.',
          kept: 'Das Burgfräulein ist in der Stadt, der Ritter von Blau aber auch. Vertreib ihn.',
        },
      },
    },
  },
  tower: {
    title: 'Der Turm',
    summary: 'Gefangene und der Preis ihrer Freiheit',
    steps: {
      capture: {
        explanation: {
          floor:
            'Statt eine Figur auf dein Plättchen zu stellen, darfst du einen beliebigen Turm um ein Stockwerk erhöhen.',
          reach:
            'Dann darfst du einen Gefolgsmann fangen: auf dem Plättchen des Turms oder in gerader Linie, höchstens so viele Plättchen weit, wie der Turm Stockwerke hat.',
        },
        task: 'Verlängere die Straße, erhöh den Turm und fang den Mönch von Blau.',
        reached:
          'Blau hat dir drei Punkte für den Mönch gezahlt und dann mit dem zweiten Stockwerk deinen gefangen.',
        missed: {
          'no-floor': 'Der Turm ist nicht gewachsen. Leg das Plättchen und erhöh ihn.',
          'no-capture':
            'Mit einem Stockwerk reicht der Turm ein Plättchen weit. Genau dort steht der Mönch von Blau, im Süden.',
          'own-monk': 'So holst du deinen eigenen Mönch zurück. Fang aber den von Blau im Süden.',
        },
      },
      ransom: {
        explanation: {
          price:
            'Bevor du dein Plättchen legst, darfst du einen deiner Gefolgsleute für drei Punkte freikaufen.',
          exchange:
            'Umsonst geht es, wenn du jemanden fängst, dessen Besitzer deinen gefangen hält: Dann gehen beide sofort nach Hause.',
        },
        task: 'Kauf deinen Mönch frei.',
        reached: 'Drei Punkte für Blau, und dein Gefolgsmann ist rechtzeitig für diesen Zug zurück.',
        missed: {
          declined: 'Du kannst die Punkte behalten, aber ein Gefolgsmann bringt dir mehr. Zahl sie.',
        },
      },
      close: {
        explanation: {
          closed:
            'Ein Gefolgsmann obendrauf schließt den Turm: Er wächst nicht mehr und fängt niemanden mehr.',
          stays: 'Der Gefolgsmann bleibt dort bis zum Ende und bringt keine Punkte.',
        },
        task: 'Leg das Plättchen und stell einen Gefolgsmann auf den Turm.',
        reached: 'Von diesem Turm hast du nichts mehr zu befürchten.',
        missed: {
          open: 'Der Turm ist noch offen, und Blau könnte ihn wieder erhöhen. Stell einen Gefolgsmann obendrauf.',
        },
      },
    },
  },
};

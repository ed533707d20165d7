import type { RulesTexts } from '../en/rules.ts';

/** The rules as people tell them to each other, in German. */
export const rules: RulesTexts = {
  title: 'Die Regeln',
  lead: 'Plättchen für Plättchen entsteht eine Landschaft aus Städten, Straßen und Wiesen, von der ihr euch mit Gefolgsleuten Teile sichert. Die meisten Punkte gewinnen. Das Grundspiel ist in fünf Minuten gelesen; der Rest ist für Tische mit Erweiterungen.',
  contents: 'Kapitel',
  base: 'Das Grundspiel',
  more: 'Erweiterungen und Varianten',
  exact: 'Genauer Wortlaut',
  practise: 'In einer Lektion ausprobieren',
  exactHint:
    'Jede Regel hat auch eine Nummer und einen genauen Wortlaut, falls du wissen willst, warum ein Zug abgelehnt oder so gezählt wird.',
  allExact: 'Alle nummerierten Regeln',
  pointsTable: {
    title: 'Die Punkte auf einen Blick',
    complete: 'Fertig',
    end: 'Unfertig, am Ende',
    rows: [
      ['Straße', '1 je Plättchen', '1 je Plättchen'],
      ['Stadt', '2 je Plättchen und Wappen', '1 je Plättchen und Wappen'],
      ['Kloster', '9', '1, und 1 für jedes Plättchen ringsum'],
      ['Wiese', '–', '3 für jede fertige Stadt daran'],
    ],
  },
  chapters: {
    turn: {
      title: 'Dein Zug',
      text: [
        'Ein Zug hat drei Schritte, immer in dieser Reihenfolge: Du legst das gezogene Plättchen, setzt einen Gefolgsmann darauf, wenn du magst, und dann wird gewertet, was fertig ist.',
        'Danach geht es reihum weiter. Du hast sieben Gefolgsleute; ist eine Straße, eine Stadt oder ein Kloster fertig, kommen die darauf heim und können wieder eingesetzt werden.',
      ],
    },
    place: {
      title: 'Ein Plättchen legen',
      text: [
        'Das neue Plättchen muss mit einer Seite an einem liegen, das schon da ist, und alles muss weitergehen: Straße an Straße, Stadt an Stadt, Wiese an Wiese. Du darfst es drehen, wie du willst.',
        'Passt es irgendwo, musst du es legen. Passt es nirgends, wird es beiseitegelegt, und du ziehst ein anderes.',
      ],
    },
    meeple: {
      title: 'Einen Gefolgsmann setzen',
      text: [
        'Nur auf das Plättchen, das du gerade gelegt hast, und nur einen. Auf einer Straße ist er ein Wegelagerer, in einer Stadt ein Ritter, in einem Kloster ein Mönch und auf einer Wiese ein Bauer, der sich hinlegt.',
        'Die ganze Straße, Stadt oder Wiese muss noch frei sein, egal wie weit weg der andere steht. Zwei, die getrennt besetzt wurden, dürfen aber später zusammenwachsen.',
        'Du darfst auch keinen setzen: Sieben sind schnell weg.',
      ],
    },
    road: {
      title: 'Straßen',
      text: [
        'Eine Straße ist fertig, wenn beide Enden geschlossen sind: an einer Kreuzung, einem Dorf, einer Stadt, einem Kloster oder an sich selbst, wenn sie im Kreis führt. Sie bringt 1 Punkt je Plättchen.',
      ],
    },
    city: {
      title: 'Städte',
      text: [
        'Eine Stadt ist fertig, wenn ihre Mauer rundum geschlossen ist und innen keine Lücke bleibt. Sie bringt 2 Punkte je Plättchen und 2 weitere je Wappen.',
      ],
    },
    monastery: {
      title: 'Klöster',
      text: [
        'Ein Kloster ist fertig, wenn auf allen acht Feldern ringsum Plättchen liegen, egal welche. Es bringt 9 Punkte: für sich selbst und seine acht Nachbarn.',
      ],
    },
    field: {
      title: 'Wiesen und Bauern',
      text: [
        'Straßen, Städte und Flüsse teilen das Land in Wiesen. Ein Bauer kommt nie heim: Wiesen werden erst am Ende der Partie gewertet.',
        'Dann bringt jede Wiese 3 Punkte für jede fertige Stadt, die sie berührt: denen, die dort die meisten Bauern haben. Ein paar Bauern, früh auf eine große Wiese gelegt, können eine Partie entscheiden.',
      ],
    },
    sharing: {
      title: 'Wenn mehrere darin stehen',
      text: [
        'Stehen in einer Straße, Stadt oder Wiese Gefolgsleute von mehreren, bekommt alle Punkte, wer dort die meisten hat. Bei Gleichstand bekommen alle Beteiligten die volle Punktzahl.',
        'Wer das letzte Plättchen gelegt hat, spielt keine Rolle.',
      ],
    },
    end: {
      title: 'Das Ende der Partie',
      text: [
        'Die Partie endet mit dem Zug, in dem das letzte Plättchen gelegt wird. Dann zählt alles, was unfertig und besetzt ist, mit weniger Punkten, und die Wiesen werden gewertet.',
        'Die meisten Punkte gewinnen; bei gleichen Punkten teilt man sich den Platz. Wer aufgibt, steht hinter allen, die geblieben sind.',
      ],
    },
    river: {
      title: 'Der Fluss',
      text: [
        'Die Partie beginnt mit zwölf Flussplättchen, von der Quelle bis zum See. Jedes muss das Wasser fortsetzen, und der Fluss darf nicht gleich wieder umkehren.',
        'Im Wasser steht niemand, aber die Wiesen, Straßen, Städte und Klöster am Ufer darfst du besetzen.',
      ],
    },
    inns: {
      title: 'Wirtshäuser & Kathedralen',
      text: [
        'Eine Straße mit Wirtshaus bringt 2 statt 1 Punkt je Plättchen, eine Stadt mit Kathedrale 3 je Plättchen und Wappen. Sind sie am Ende unfertig, bringen sie aber gar nichts.',
        'Außerdem haben alle einen großen Gefolgsmann. Er zählt für zwei, wenn mehrere am selben Ort stehen.',
      ],
    },
    traders: {
      title: 'Händler & Baumeister',
      text: [
        'In manchen Städten gibt es Wein, Korn oder Tuch. Wer so eine Stadt fertigstellt, bekommt für jedes davon eine Marke, egal wem die Stadt gehört. Am Ende bringen der meiste Wein, das meiste Korn und das meiste Tuch je 10 Punkte.',
        'Der Baumeister stellt sich zu einem deiner Gefolgsleute auf eine Straße oder in eine Stadt. Jedes Mal, wenn du sie verlängerst, bekommst du im selben Zug ein zweites Plättchen.',
        'Das Schwein legt sich zu einem deiner Bauern, und jede Stadt dieser Wiese ist für dich 1 Punkt mehr wert.',
      ],
    },
    king: {
      title: 'König und Raubritter',
      text: [
        'Wer die bisher größte Stadt fertigstellt, wird König, und die bisher längste Straße bringt den Raubritter. Wer eine größere fertigstellt, nimmt den Titel weg.',
        'Am Ende bringt der König 1 Punkt für jede fertige Stadt auf dem Brett, der Raubritter 1 für jede fertige Straße.',
      ],
    },
    abbey: {
      title: 'Abtei & Bürgermeister',
      text: [
        'Einmal pro Partie darfst du deine Abtei legen, statt ein Plättchen zu ziehen: in eine Lücke mit Plättchen auf allen vier Seiten. Sie passt überall und schließt ab, was auf sie zuläuft; ein Mönch darin zählt wie in einem Kloster.',
        'Der Bürgermeister steht in Städten und ist so stark, wie die Stadt Wappen hat. Der Wagen fährt in ein unfertiges Nachbargebiet weiter, wenn seine Straße, seine Stadt oder sein Kloster gewertet ist.',
        'Die Scheune kommt dorthin, wo vier Wiesen zusammenstoßen. Die Bauern dort werden sofort gewertet und kommen heim; am Ende bringt die Scheune 4 Punkte für jede fertige Stadt ihrer Wiese.',
      ],
    },
    count: {
      title: 'Der Graf von Carcassonne',
      text: [
        'Am Anfang liegt die Stadt Carcassonne. Bringt dein Zug anderen Punkte und dir keine, darfst du einen Gefolgsmann in eines ihrer Viertel schicken und den Grafen versetzen.',
        'Kurz bevor etwas gewertet wird, dürfen Gefolgsleute das Viertel verlassen, das dazugehört, und sich dazustellen: aus dem Schloss in Städte, aus der Schmiede auf Straßen, aus der Kathedrale in Klöster, vom Markt auf Wiesen. Aus dem Viertel, in dem der Graf steht, kommt niemand heraus.',
      ],
    },
    dragon: {
      title: 'Burgfräulein & Drache',
      text: [
        'Sobald ein Vulkan gelegt wird, kommt der Drache dorthin. Bis dahin warten Plättchen mit einem Drachen neben dem Beutel; nach dem ersten Vulkan kommen sie wieder hinein.',
        'Ein Plättchen mit einem Drachen lässt ihn bis zu sechs Plättchen weit fliegen, bevor gewertet wird. Den ersten Schritt macht, wer am Zug ist, dann geht es reihum. Er betritt in einem Flug kein Plättchen zweimal, und gibt es nur einen Weg, nimmt er ihn von selbst.',
        'Auf jedem Plättchen, das er betritt, frisst er alle Gefolgsleute, Baumeister und Schweine; sie kehren zu ihren Besitzern zurück. Wo der Drache steht, darfst du niemanden einsetzen.',
      ],
    },
    fairy: {
      title: 'Fee, Burgfräulein und Portale',
      text: [
        'Mit jedem Plättchen tust du nur eines: Du setzt eine Figur, oder du stellst zum Beispiel die Fee zu einem deiner Gefolgsleute. Der Drache betritt ihr Plättchen nie. Du bekommst 1 Punkt am Anfang jedes deiner Züge und 3 weitere, wenn das Gebiet dieses Gefolgsmanns gewertet wird.',
        'Bringt dein Plättchen ein Burgfräulein in eine Stadt, darfst du, statt eine Figur zu setzen, einen Ritter aus dieser Stadt heimschicken, einen eigenen oder einen fremden.',
        'Mit einem magischen Portal darf dein Gefolgsmann auf dieses Plättchen oder in ein beliebiges freies, unfertiges Gebiet auf dem Brett, auch auf eine Wiese.',
      ],
    },
    tower: {
      title: 'Der Turm',
      text: [
        'Statt eine Figur zu setzen, darfst du eines deiner Stockwerke auf irgendein Fundament oder einen Turm legen. Dann darfst du einen Gefolgsmann fangen, der auf dem Plättchen des Turms oder in gerader Linie dazu steht, höchstens so viele Plättchen entfernt, wie der Turm Stockwerke hat. Ein eigener kommt heim, ein fremder wird dein Gefangener.',
        'Hält dieser Spieler einen deiner Gefolgsleute, werden die beiden sofort ausgetauscht. Sonst darfst du einmal pro Zug, bevor du dein Plättchen legst, einem Spieler 3 Punkte für einen deiner Gefolgsleute zahlen und ihn gleich wieder einsetzen.',
        'Du darfst auch einen Gefolgsmann oben auf einen Turm stellen. Damit ist der Turm geschlossen: Er wächst nicht mehr und fängt niemanden mehr. Der Gefolgsmann bleibt bis zum Ende dort und bringt keine Punkte.',
      ],
    },
    options: {
      title: 'Varianten',
      text: [
        'Ein Tisch kann nach der ersten, zweiten oder dritten Ausgabe werten; sie unterscheiden sich bei Wiesen und den kleinsten Städten, und in den ersten beiden fliegt der Drache nach der Wertung. Üblich ist die dritte.',
        'Mit drei Plättchen auf der Hand wählst du unter ihnen, statt das gezogene zu spielen. Und ein Tisch kann ohne Spielhilfen spielen: keine Tipps, und niemand sieht, welche Plättchen noch übrig sind. Oder es bewegt den Drachen nur, wer am Zug ist.',
      ],
    },
  },
  pictures: {
    fits: 'Das rechte Plättchen setzt die Straße fort. Das linke passt nicht: Seine Stadt würde an die Straße stoßen.',
    roles:
      'Ein Ritter in der Stadt, ein Wegelagerer auf der Straße, ein Mönch im Kloster und ein Bauer auf der Wiese.',
    road: 'Von der Kreuzung bis zum Kloster: drei Plättchen, 3 Punkte für Rot.',
    city: 'Vier Plättchen und ein Wappen: 4 × 2 + 1 × 2 = 10 Punkte für Rot.',
    monastery: 'Alle acht ringsum sind da: 9 Punkte, und der Mönch kommt heim.',
    field: 'Die Wiese des Bauern berührt zwei fertige Städte: 6 Punkte am Ende.',
    tie: 'Je ein Ritter in einer Stadt aus drei Plättchen: beide bekommen 6 Punkte.',
    river: 'Von der Quelle links bis zum See rechts.',
    inn: 'Mit dem Wirtshaus daran bringt eine fertige Straße aus drei Plättchen 6 Punkte.',
    cathedral: 'Fünf Plättchen um eine Kathedrale: 5 × 3 = 15 Punkte.',
    goods: 'Die Punkte dieser Stadt bekommt Blau; das Weinfass geht an den, der sie fertigstellt.',
    builder:
      'Der Baumeister von Rot steht auf der Straße. Das rechte Plättchen verlängert sie: Rot zieht ein zweites.',
    titles: 'Drei Plättchen schlagen zwei: Den König bekommt, wer die linke Stadt fertigstellt.',
    abbey: 'Die Abtei schließt die Lücke: Die Stadt von Blau ist fertig, und beide Straßen enden hier.',
    barn: 'Eine Scheune in der Mitte, wo vier Plättchen nur Wiese zeigen.',
    town: 'Der Graf steht im Schloss. Zwei Gefolgsleute warten auf dem Markt auf die Wiesen am Ende.',
    flight:
      'Drei von sechs Schritten: Vom Vulkan ist der Drache über das Kloster geflogen, und der Mönch ist weg. Jetzt geht es nach Norden zum Wegelagerer von Rot oder nach Osten zum Mönch von Blau.',
    fairy: 'Die Fee beschützt den Mönch von Rot: Dieses Plättchen betritt der Drache nicht.',
    princess:
      'Das Plättchen von Rot bringt ein Burgfräulein in die Stadt von Blau. Statt einen Gefolgsmann zu setzen, darf Rot den Ritter heimschicken.',
    portal: 'Mit dem Portal rechts hat Rot die freie Straße links besetzt.',
    capture:
      'Mit dem zweiten Stockwerk reicht der Turm bis zum Ritter von Blau, zwei Plättchen weit, aber nicht zum Mönch von Grün: Der steht nicht in gerader Linie.',
    closed: 'Der Gefolgsmann von Rot schließt diesen Turm mit drei Stockwerken.',
  },
};

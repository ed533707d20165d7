import type { BaseLessons } from '../../lesson-texts.ts';

/** The lessons of the base game, in German. */
export const base: BaseLessons = {
  place: {
    title: 'Ein Plättchen legen',
    summary: 'Kanten passen, und das Land wächst',
    steps: {
      road: {
        explanation: {
          beside: 'Wenn du dran bist, ziehst du ein Plättchen und legst es neben eines, das schon liegt.',
          fit: 'Alle Kanten, die sich berühren, müssen passen: Straße an Straße, Stadt an Stadt, Wiese an Wiese.',
          rotate: 'Du darfst das Plättchen drehen, wie du willst.',
        },
        task: 'Du hast eine Kurve gezogen. Leg sie so, dass sie die Straße verlängert.',
        reached: 'Die Straße geht weiter. Dann hat Blau ein Kloster gelegt: Reihum legen alle ein Plättchen.',
        missed: {
          beside:
            'Das ist erlaubt, denn dort trifft Wiese auf Wiese. Aber die Straße ist nicht gewachsen: Versuch es an ihrem Ost- oder Westende.',
        },
      },
      city: {
        explanation: {
          turns: 'Jetzt bist du wieder dran.',
          must: 'Ein Plättchen, das irgendwo passt, musst du legen.',
          stays: 'Was einmal liegt, bleibt liegen.',
        },
        task: 'Dieses Plättchen hat auf einer Seite ein Stück Stadt. Dreh es so, dass es die Stadt im Norden schließt.',
        reached: 'Mauer an Mauer: Die Stadt ist fertig. Du weißt jetzt, wie man Plättchen legt.',
        missed: {
          elsewhere:
            'Das Plättchen passt dort, aber die Stadt im Norden ist noch offen. Seine Stadtseite muss nach unten zeigen, zur Stadt des Startplättchens.',
        },
      },
    },
  },
  road: {
    title: 'Straßen und Wegelagerer',
    summary: 'Dein erster Gefolgsmann, deine ersten Punkte',
    steps: {
      claim: {
        explanation: {
          deploy:
            'Nachdem du ein Plättchen gelegt hast, darfst du einen deiner sieben Gefolgsleute daraufstellen.',
          free: 'Die Straße, die Stadt, die Wiese oder das Kloster darf noch niemand besetzt haben, auch nicht weit weg.',
          thief: 'Ein Gefolgsmann auf einer Straße ist ein Wegelagerer.',
        },
        task: 'Verlängere die Straße und stell einen Wegelagerer darauf.',
        reached: 'Die Straße gehört dir: Niemand sonst darf sie jetzt besetzen.',
        missed: {
          elsewhere:
            'Dort darf das Plättchen liegen, aber die Straße, die am Kloster beginnt, ist nicht gewachsen. Verlängere diese: Die Hälfte ist schon da.',
          unclaimed:
            'Die Straße ist gewachsen, aber sie gehört niemandem: Blau könnte sie sich als Nächstes nehmen. Stell einen Gefolgsmann auf die Straße.',
          farmer:
            'Dein Gefolgsmann liegt dort auf der Wiese. Das kann gut sein, wie du später siehst; jetzt soll es die Straße sein.',
        },
      },
      complete: {
        explanation: {
          complete:
            'Eine Straße ist fertig, wenn beide Enden geschlossen sind, durch ein Dorf, eine Stadt oder ein Kloster.',
          points: 'Sie bringt einen Punkt für jedes ihrer Plättchen.',
          returns: 'Dann kommt der Wegelagerer heim und ist wieder frei.',
        },
        task: 'Diese Kreuzung hat in der Mitte ein Dorf. Schließ damit deine Straße ab.',
        reached: 'Die Straße ist fertig, und dein Wegelagerer ist zurück.',
        missed: {
          open: 'Deine Straße ist im Osten noch offen, wo der Wegelagerer steht. Leg das Dorf an dieses Ende.',
        },
      },
    },
  },
  city: {
    title: 'Städte und Ritter',
    summary: 'Mehr Arbeit als eine Straße, und doppelt so viele Punkte',
    steps: {
      claim: {
        explanation: {
          knight: 'Ein Gefolgsmann in einer Stadt ist ein Ritter.',
          claimed:
            'Stadtteile, die an einer Kante zusammenstoßen, sind eine Stadt, und ein Ritter hält sie ganz.',
        },
        task: 'Dieses Plättchen hat in seiner Stadt ein Wappen. Lass die Stadt im Norden wachsen und stell einen Ritter hinein.',
        reached: 'Die Stadt gehört dir. Eine Seite ist noch offen.',
        missed: {
          elsewhere:
            'Die Stadt des Startplättchens ist noch, wie sie war. Ihre offene Seite liegt im Norden.',
          unclaimed: 'Die Stadt ist gewachsen, aber noch hält sie niemand. Stell einen Gefolgsmann hinein.',
          farmer: 'Dein Gefolgsmann liegt auf der Wiese. Für die Stadt muss er zwischen ihren Mauern stehen.',
        },
      },
      complete: {
        explanation: {
          complete: 'Eine Stadt ist fertig, wenn Mauern sie ringsum schließen.',
          points: 'Dann bringt sie zwei Punkte für jedes Plättchen und zwei für jedes Wappen.',
          unfinished:
            'Eine Stadt, die am Ende nicht fertig ist, bringt die Hälfte davon, Wappen eingeschlossen.',
        },
        task: 'Schließ deine Stadt.',
        reached: 'Drei Plättchen und ein Wappen, je zwei Punkte. Der Ritter kommt heim.',
        missed: {
          open: 'In der Mauer deiner Stadt ist noch eine Lücke. Dreh das Plättchen so, dass seine Stadt zu deiner zeigt.',
        },
      },
    },
  },
  monastery: {
    title: 'Klöster und Mönche',
    summary: 'Neun Punkte für gute Nachbarschaft',
    steps: {
      claim: {
        explanation: {
          monk: 'Ein Gefolgsmann in einem Kloster ist ein Mönch.',
          complete:
            'Ein Kloster ist fertig, wenn auf allen acht Feldern ringsum Plättchen liegen, was immer sie zeigen.',
        },
        task: 'Finde das Feld mit den meisten Nachbarn und stell einen Mönch ins Kloster.',
        reached: 'Sieben der acht Nachbarn sind schon da.',
        missed: {
          elsewhere:
            'Es würde lange dauern, bis rund um dieses Feld alles voll ist. In der Mitte ist ein Loch mit sieben Nachbarn.',
          unclaimed: 'Das richtige Feld! Aber ohne Mönch bringt das Kloster nichts.',
          farmer: 'Das richtige Feld, aber dein Gefolgsmann ist Bauer geworden. Schick ihn ins Kloster.',
        },
      },
      surround: {
        explanation: {
          points: 'Ein fertiges Kloster bringt neun Punkte.',
          unfinished: 'Am Ende der Partie bringt ein unfertiges einen Punkt, und einen für jeden Nachbarn.',
        },
        task: 'Leg den achten Nachbarn.',
        reached: 'Rundum umbaut! Der Mönch kommt mit neun Punkten heim.',
        missed: {
          elsewhere: 'Ein Feld um dein Kloster ist noch leer. Auch eine Ecke zählt: Schau nach Südosten.',
        },
      },
    },
  },
  farmer: {
    title: 'Wiesen und Bauern',
    summary: 'Früh hingelegt, spät bezahlt',
    steps: {
      field: {
        explanation: {
          farmer:
            'Ein Gefolgsmann auf einer Wiese ist ein Bauer. Straßen, Städte und der Rand des Landes trennen Wiesen.',
          ends: 'Wiesen werden nie fertig: Ein Bauer liegt dort bis zum Ende der Partie.',
          points: 'Dann bringt eine Wiese drei Punkte für jede fertige Stadt, an die sie grenzt.',
        },
        task: 'Im Norden liegen zwei fertige Städte. Leg einen Bauern auf die eine Wiese, die an beide grenzt.',
        reached: 'Die Wiese nördlich der Straße reicht an beide Städte.',
        missed: {
          unclaimed: 'Jetzt liegt kein Bauer auf einer Wiese. Leg deinen Gefolgsmann ins Grüne.',
          'no-city':
            'An diese Wiese grenzt keine fertige Stadt: Die Straße liegt dazwischen. Was ist auf ihrer anderen Seite?',
          'one-city':
            'Gut, diese Wiese grenzt an eine fertige Stadt, aber nur an eine. Zwischen den beiden Städten ist eine Lücke.',
        },
      },
      third: {
        explanation: {
          stays: 'Dein Bauer bleibt, wo er ist, während die Wiese um ihn wächst.',
          completed: 'Nur fertige Städte zählen. Wer sie gebaut hat, ist egal.',
        },
        task: 'Das ist das letzte Plättchen. Mach die dritte Stadt im Osten fertig, an die deine Wiese auch grenzt.',
        reached: 'Das letzte Plättchen liegt, und die Wiesen werden gewertet: drei Städte, je drei Punkte.',
        missed: {
          open: 'Die Stadt im Osten bliebe unfertig und wäre deinem Bauern nichts wert.',
          another:
            'Gute Idee: Auch ein zweiter Bauer bringt Punkte. Aber sieh, was einer allein schafft: Mach die Stadt im Osten fertig.',
        },
      },
    },
  },
  final: {
    title: 'Die Schlusswertung',
    summary: 'Noch ein Plättchen, und Blau führt',
    steps: {
      win: {
        explanation: {
          ends: 'Die Partie endet mit dem letzten Plättchen. Dann wird alles Unfertige gewertet.',
          roads: 'Eine Straße bringt wie immer einen Punkt für jedes Plättchen.',
          cities:
            'Eine unfertige Stadt bringt einen Punkt für jedes Plättchen und jedes Wappen, eine fertige zwei.',
          monasteries: 'Ein unfertiges Kloster bringt einen Punkt, und einen für jeden Nachbarn.',
          winner: 'Die meisten Punkte gewinnen; wer gleich viele hat, teilt sich den Platz.',
        },
        task: 'Blau führt und hat einen Mönch, der noch mehr bringt. Leg das letzte Plättchen so, dass du allein gewinnst.',
        reached: 'Du hast gewonnen! Alle Punkte sind unten erklärt. Jetzt kennst du das ganze Grundspiel.',
        missed: {
          tied: 'Ganz knapp: Du und Blau hättet gleich viele Punkte. Was in deinem Land ist doppelt so viel wert, wenn es fertig ist?',
          lost: 'Blau würde gewinnen. Was in deinem Land ist doppelt so viel wert, wenn es fertig ist?',
        },
      },
    },
  },
};

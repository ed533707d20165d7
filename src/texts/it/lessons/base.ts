import type { BaseLessons } from '../../lesson-texts.ts';

/** The lessons of the base game, in Italian. */
export const base: BaseLessons = {
  place: {
    title: 'Piazzare una tessera',
    summary: 'I lati combaciano e il paesaggio cresce',
    steps: {
      road: {
        explanation: {
          beside: 'Al tuo turno peschi una tessera e la piazzi accanto a una che è già in tavola.',
          fit: 'Tutti i lati che si toccano devono combaciare: strada con strada, città con città, campo con campo.',
          rotate: 'Puoi ruotare la tessera come vuoi.',
        },
        task: 'Hai pescato una curva. Piazzala in modo che prolunghi la strada.',
        reached:
          'La strada continua. Poi Blu ha piazzato un monastero: si gioca a turno, una tessera per volta.',
        missed: {
          beside:
            'È permesso, perché lì campo incontra campo. Ma la strada non è cresciuta: prova al suo capo est o a quello ovest.',
        },
      },
      city: {
        explanation: {
          turns: 'Ora tocca di nuovo a te.',
          must: 'Una tessera che trova posto da qualche parte va piazzata.',
          stays: 'Una volta piazzata, resta dov’è.',
        },
        task: 'Questa tessera ha un pezzo di città su un lato. Ruotala in modo che chiuda la città a nord.',
        reached: 'Mura contro mura: la città è completa. Adesso sai come si piazzano le tessere.',
        missed: {
          elsewhere:
            'La tessera lì ci sta, ma la città a nord è ancora aperta. Il suo lato di città deve guardare in basso, verso quella della tessera iniziale.',
        },
      },
    },
  },
  road: {
    title: 'Strade e briganti',
    summary: 'Il primo seguace, i primi punti',
    steps: {
      claim: {
        explanation: {
          deploy: 'Dopo aver piazzato una tessera puoi metterci sopra uno dei tuoi sette seguaci.',
          free: 'Strada, città, campo o monastero non devono essere già di qualcuno, per quanto lontano.',
          thief: 'Un seguace su una strada è un brigante.',
        },
        task: 'Prolunga la strada e mettici un brigante.',
        reached: 'La strada è tua: ora nessun altro può prenderla.',
        missed: {
          elsewhere:
            'La tessera può stare lì, ma la strada che parte dal monastero non è cresciuta. Prolunga quella: metà c’è già.',
          unclaimed:
            'La strada è cresciuta, ma non è di nessuno: la prossima volta la prenderebbe Blu. Mettici un seguace.',
          farmer:
            'Lì il tuo seguace sta nel campo. Può essere una buona idea, come vedrai; adesso però serve sulla strada.',
        },
      },
      complete: {
        explanation: {
          complete:
            'Una strada è completa quando tutti e due i capi sono chiusi: villaggio, città o monastero.',
          points: 'Vale un punto per ogni tessera.',
          returns: 'Poi il brigante torna a casa e puoi usarlo di nuovo.',
        },
        task: 'Questo incrocio ha un villaggio nel mezzo. Usalo per chiudere la tua strada.',
        reached: 'La strada è completa e il brigante è tornato.',
        missed: {
          open: 'A est, dove sta il brigante, la tua strada è ancora aperta. Piazza il villaggio a quel capo.',
        },
      },
    },
  },
  city: {
    title: 'Città e cavalieri',
    summary: 'Più lavoro di una strada, il doppio dei punti',
    steps: {
      claim: {
        explanation: {
          knight: 'Un seguace in una città è un cavaliere.',
          claimed:
            'Pezzi di città che si incontrano su un lato sono una sola città, e un cavaliere la tiene tutta.',
        },
        task: 'Questa tessera ha uno stemma nella città. Fai crescere la città a nord e mettici un cavaliere.',
        reached: 'La città è tua. Ha ancora un lato aperto.',
        missed: {
          elsewhere: 'La città della tessera iniziale è rimasta com’era. Il suo lato aperto è a nord.',
          unclaimed: 'La città è cresciuta, ma ancora non è di nessuno. Mettici un seguace.',
          farmer: 'Il tuo seguace è sdraiato nel campo. Per avere la città deve stare fra le mura.',
        },
      },
      complete: {
        explanation: {
          complete: 'Una città è completa quando le mura la chiudono tutta.',
          points: 'Allora vale due punti per ogni tessera e due per ogni stemma.',
          unfinished: 'Se alla fine è incompleta ne vale la metà, stemmi compresi.',
        },
        task: 'Chiudi la tua città.',
        reached: 'Tre tessere e uno stemma, due punti ciascuno. Il cavaliere torna a casa.',
        missed: {
          open: 'Nelle mura della tua città c’è ancora un varco. Ruota la tessera in modo che la sua città guardi verso la tua.',
        },
      },
    },
  },
  monastery: {
    title: 'Monasteri e monaci',
    summary: 'Nove punti per il buon vicinato',
    steps: {
      claim: {
        explanation: {
          monk: 'Un seguace in un monastero è un monaco.',
          complete:
            'Un monastero è completo quando le otto caselle intorno hanno tutte una tessera, di qualunque tipo.',
        },
        task: 'Trova la casella con più tessere intorno e metti un monaco nel monastero.',
        reached: 'Degli otto vicini sette ci sono già.',
        missed: {
          elsewhere:
            'Riempire tutto intorno a quella casella sarebbe lungo. Nel mezzo ce n’è una con sette tessere intorno.',
          unclaimed: 'La casella è quella giusta! Ma senza monaco il monastero non vale niente.',
          farmer:
            'La casella è quella giusta, ma il tuo seguace è diventato contadino. Mandalo nel monastero.',
        },
      },
      surround: {
        explanation: {
          points: 'Un monastero completo vale nove punti.',
          unfinished: 'Alla fine della partita uno incompleto vale un punto, più uno per ogni vicino.',
        },
        task: 'Piazza l’ottavo vicino.',
        reached: 'Circondato! Il monaco torna a casa con nove punti.',
        missed: {
          elsewhere:
            'Intorno al tuo monastero c’è ancora una casella vuota. Contano anche gli angoli: guarda a sud-est.',
        },
      },
    },
  },
  farmer: {
    title: 'Campi e contadini',
    summary: 'Si sdraiano presto e sono pagati tardi',
    steps: {
      field: {
        explanation: {
          farmer:
            'Un seguace in un campo è un contadino. Strade, città e il bordo del paesaggio dividono i campi.',
          ends: 'I campi non si completano mai: un contadino resta lì fino alla fine della partita.',
          points: 'Allora un campo vale tre punti per ogni città completa che tocca.',
        },
        task: 'A nord ci sono due città complete. Metti un contadino nell’unico campo che le tocca entrambe.',
        reached: 'Il campo a nord della strada arriva a tutte e due le città.',
        missed: {
          unclaimed: 'Così nel campo non c’è nessun contadino. Metti il tuo seguace sul verde.',
          'no-city':
            'Quel campo non tocca nessuna città completa: in mezzo passa la strada. Che cosa c’è dall’altra parte?',
          'one-city':
            'Bene, quel campo tocca una città completa, ma una sola. Fra le due città c’è un varco.',
        },
      },
      third: {
        explanation: {
          stays: 'Il contadino resta dov’è mentre il campo gli cresce intorno.',
          completed: 'Contano solo le città complete. Non importa chi le ha costruite.',
        },
        task: 'Questa è l’ultima tessera. Completa la terza città, a est: il tuo campo tocca anche quella.',
        reached: 'L’ultima tessera è piazzata e si contano i campi: tre città, tre punti ciascuna.',
        missed: {
          open: 'La città a est resterebbe incompleta e al tuo contadino non darebbe niente.',
          another:
            'Bella idea: anche un secondo contadino porta punti. Ma guarda quanti ne fa uno solo: completa la città a est.',
        },
      },
    },
  },
  final: {
    title: 'Il punteggio finale',
    summary: 'Manca una tessera e Blu è in testa',
    steps: {
      win: {
        explanation: {
          ends: 'La partita finisce con l’ultima tessera. Poi si conta tutto quello che è incompleto.',
          roads: 'Una strada vale un punto per tessera, come sempre.',
          cities:
            'Una città incompleta vale un punto per ogni tessera e per ogni stemma, una completa ne vale due.',
          monasteries: 'Un monastero incompleto vale un punto, più uno per ogni vicino.',
          winner: 'Vince chi ha più punti; a pari punti si divide il posto.',
        },
        task: 'Blu è in testa e ha un monaco che gli porterà altri punti. Piazza l’ultima tessera in modo da vincere da solo.',
        reached: 'Hai vinto! Qui sotto è spiegato ogni punto. Adesso conosci tutto il gioco base.',
        missed: {
          tied: 'Ci sei quasi: tu e Blu avreste gli stessi punti. Che cosa, nel tuo paesaggio, vale il doppio se è completo?',
          lost: 'Vincerebbe Blu. Che cosa, nel tuo paesaggio, vale il doppio se è completo?',
        },
      },
    },
  },
};

import type { RulesTexts } from '../en/rules.ts';

/** The rules as people tell them to each other, in Italian. */
export const rules: RulesTexts = {
  title: 'Le regole',
  lead: 'Tessera dopo tessera costruite un paesaggio di città, strade e campi, e ne occupate delle parti con i vostri seguaci. Vince chi fa più punti. Il gioco base si legge in cinque minuti; il resto serve ai tavoli con le espansioni.',
  contents: 'Capitoli',
  base: 'Il gioco base',
  more: 'Espansioni e varianti',
  exact: 'Testo esatto',
  practise: 'Provala in una lezione',
  exactHint:
    'Ogni regola ha anche un numero e un testo esatto, per quando ti chiedi perché una mossa è rifiutata o conta così.',
  allExact: 'Tutte le regole numerate',
  pointsTable: {
    title: 'I punti in breve',
    complete: 'Completa',
    end: 'Incompleta, alla fine',
    rows: [
      ['Strada', '1 per tessera', '1 per tessera'],
      ['Città', '2 per tessera e per stemma', '1 per tessera e per stemma'],
      ['Monastero', '9', '1, più 1 per ogni tessera intorno'],
      ['Campo', '–', '3 per ogni città completa che tocca'],
    ],
  },
  chapters: {
    turn: {
      title: 'Il tuo turno',
      text: [
        'Un turno ha tre passi, sempre in quest’ordine: piazzi la tessera pescata, ci metti un seguace se vuoi, e si conta ciò che è completo.',
        'Poi tocca al giocatore successivo. Hai sette seguaci; quelli la cui strada, città o monastero è completo tornano a casa e si possono riusare.',
      ],
    },
    place: {
      title: 'Piazzare una tessera',
      text: [
        'La tessera va accanto a una già sul tavolo, lato contro lato, e tutto deve continuare: strada con strada, città con città, campo con campo. Puoi ruotarla come vuoi.',
        'Se ci sta da qualche parte devi piazzarla. Una tessera che non ci sta da nessuna parte viene messa da parte, e ne peschi un’altra.',
      ],
    },
    meeple: {
      title: 'Mettere un seguace',
      text: [
        'Solo sulla tessera appena piazzata, e uno solo. Su una strada è un brigante, in una città un cavaliere, in un monastero un monaco e in un campo un contadino, che si mette sdraiato.',
        'Tutta la strada, la città o il campo dev’essere ancora libero, per quanto lontano sia l’altro seguace. Due che erano occupati separatamente possono però unirsi più tardi.',
        'Puoi anche non metterne nessuno: sette finiscono presto.',
      ],
    },
    road: {
      title: 'Le strade',
      text: [
        'Una strada è completa quando ha chiuse tutte e due le estremità: un incrocio, un villaggio, una città, un monastero, o la strada stessa se gira in tondo. Vale 1 punto per tessera.',
      ],
    },
    city: {
      title: 'Le città',
      text: [
        'Una città è completa quando le mura la chiudono tutt’intorno e dentro non ci sono buchi. Vale 2 punti per tessera, più 2 per ogni stemma.',
      ],
    },
    monastery: {
      title: 'I monasteri',
      text: [
        'Un monastero è completo quando tutte le otto caselle intorno hanno una tessera, qualunque cosa mostrino. Vale 9 punti: uno per sé e uno per ogni vicina.',
      ],
    },
    field: {
      title: 'Campi e contadini',
      text: [
        'Strade, città e fiumi dividono la campagna in campi. Un contadino non torna mai a casa: i campi si contano solo alla fine della partita.',
        'Allora ogni campo dà 3 punti per ogni città completa che tocca, a chi ci ha più contadini. Pochi contadini messi presto in un campo grande possono decidere una partita.',
      ],
    },
    sharing: {
      title: 'Quando si è in più d’uno',
      text: [
        'Se in una strada, in una città o in un campo ci sono seguaci di più giocatori, tutti i punti vanno a chi ne ha di più. In parità li prende per intero ognuno di loro.',
        'Chi ha piazzato l’ultima tessera non conta.',
      ],
    },
    end: {
      title: 'La fine della partita',
      text: [
        'La partita finisce con il turno in cui si piazza l’ultima tessera. Poi si conta, per meno punti, ciò che è rimasto incompleto e ha un seguace sopra, e si contano i campi.',
        'Vince chi ha più punti; a pari punti si condivide il posto. Chi abbandona sta dietro a tutti quelli che sono rimasti.',
      ],
    },
    river: {
      title: 'Il Fiume',
      text: [
        'La partita comincia con dodici tessere di fiume, dalla sorgente al lago. Ognuna deve continuare l’acqua, e il fiume non può tornare subito indietro.',
        'Nell’acqua non sta nessuno, ma puoi occupare i campi, le strade, le città e i monasteri delle rive.',
      ],
    },
    inns: {
      title: 'Locande e Cattedrali',
      text: [
        'Una strada con una locanda vale 2 punti per tessera invece di 1, e una città con una cattedrale 3 per ogni tessera e stemma. Ma se alla fine sono incomplete non valgono niente.',
        'Ognuno ha anche un seguace grande. Conta per due quando nello stesso posto si è in più d’uno.',
      ],
    },
    traders: {
      title: 'Mercanti e Costruttori',
      text: [
        'Alcune città contengono vino, grano o tessuto. Chi completa una di queste città prende un segnalino per ciascuno, di chiunque sia la città. Alla fine chi ha più vino, più grano o più tessuto prende 10 punti per ognuno.',
        'Il costruttore si unisce a un tuo seguace su una strada o in una città. Ogni volta che la ingrandisci, nello stesso turno hai una seconda tessera.',
        'Il maiale si unisce a un tuo contadino, e ogni città di quel campo vale per te 1 punto in più.',
      ],
    },
    king: {
      title: 'Il Re e il Brigante',
      text: [
        'Chi completa la città più grande fino a quel momento diventa re, e la strada più lunga porta il brigante. Chi ne completa una più grande si prende il titolo.',
        'Alla fine il re vale 1 punto per ogni città completa sul tabellone, il brigante 1 per ogni strada completa.',
      ],
    },
    abbey: {
      title: 'Abbazia e Borgomastro',
      text: [
        'Una volta per partita, invece di pescare, puoi piazzare la tua abbazia in un buco con tessere su tutti e quattro i lati. Va bene con tutto e chiude ciò che ci arriva; un monaco lì dentro conta come in un monastero.',
        'Il borgomastro sta nelle città ed è forte quanti sono gli stemmi. Il carro, quando la sua strada, città o monastero è stato contato, prosegue verso una costruzione vicina ancora incompleta.',
        'La fattoria va dove si toccano quattro campi. I contadini di quel campo fanno subito i punti e tornano a casa; alla fine la fattoria dà 4 punti per ogni città completa del suo campo.',
      ],
    },
    count: {
      title: 'Il Conte di Carcassonne',
      text: [
        'Si parte dalla città di Carcassonne. Se il tuo turno dà punti ad altri e nessuno a te, puoi mandare un seguace in uno dei suoi quartieri, e spostare il conte.',
        'Subito prima che qualcosa si conti, i seguaci del quartiere corrispondente possono uscire e unirsi: dal castello alle città, dalla bottega del fabbro alle strade, dalla cattedrale ai monasteri, dal mercato ai campi. Nessuno esce dal quartiere in cui sta il conte.',
      ],
    },
    dragon: {
      title: 'La Principessa e il Drago',
      text: [
        'Appena si piazza un vulcano, il drago ci va. Fino ad allora le tessere con il drago aspettano accanto al sacchetto; dopo il primo vulcano ci tornano dentro.',
        'Una tessera con il drago lo fa volare per sei tessere al massimo, prima che si contino i punti. Il primo passo è di chi è di turno, poi tocca agli altri in ordine. In un volo non entra due volte nella stessa tessera, e se la via è una sola la prende da solo.',
        'In ogni tessera in cui entra divora tutti i seguaci, i costruttori e i maiali, che tornano ai loro giocatori. Dove sta il drago non puoi mettere nessuno.',
      ],
    },
    fairy: {
      title: 'Fata, principesse e portali',
      text: [
        'Con ogni tessera fai una cosa sola: metti un pezzo oppure, per esempio, sposti la fata accanto a un tuo seguace. Nella sua tessera il drago non entra. All’inizio di ogni tuo turno fai 1 punto, e altri 3 quando si conta la costruzione di quel seguace.',
        'Se la tua tessera porta una principessa in una città, invece di mettere un pezzo puoi rimandare a casa un cavaliere di quella città, tuo o di un altro.',
        'Con un portale magico il tuo seguace può andare su questa tessera oppure in una qualsiasi costruzione libera e incompleta del tabellone, o in un campo libero.',
      ],
    },
    tower: {
      title: 'La Torre',
      text: [
        'Invece di mettere un pezzo puoi aggiungere un tuo piano a qualsiasi base o torre. Poi puoi catturare un seguace che sta sulla tessera della torre o in linea retta, al massimo a tante tessere quanti sono i piani. Uno tuo torna a casa, uno altrui diventa tuo prigioniero.',
        'Se quel giocatore tiene un tuo seguace, i due si scambiano subito. Altrimenti, una volta per turno, prima di piazzare la tessera, puoi pagare 3 punti a un giocatore per un tuo seguace e usarlo subito.',
        'Puoi anche mettere un seguace in cima a una torre. Così la chiudi: non cresce più e non cattura più nessuno. Il seguace resta lì fino alla fine e non fa punti.',
      ],
    },
    options: {
      title: 'Varianti',
      text: [
        'Un tavolo può contare secondo la prima, la seconda o la terza edizione: cambiano i campi e le città più piccole, e nelle prime due il drago vola dopo il conteggio. Di solito si gioca con la terza.',
        'Con tre tessere in mano scegli tra quelle invece di giocare la tessera pescata. E un tavolo può giocare senza aiuti: niente suggerimenti, e nessuno vede quali tessere restano. Infine, può lasciar muovere il drago solo a chi è di turno.',
      ],
    },
  },
  pictures: {
    fits: 'La tessera a destra continua la strada. Quella a sinistra non combacia: la sua città toccherebbe la strada.',
    roles:
      'Un cavaliere in città, un brigante sulla strada, un monaco nel monastero e un contadino nel campo.',
    road: 'Dall’incrocio al monastero: tre tessere, 3 punti per il rosso.',
    city: 'Quattro tessere e uno stemma: 4 × 2 + 1 × 2 = 10 punti per il rosso.',
    monastery: 'Le otto intorno ci sono tutte: 9 punti, e il monaco torna a casa.',
    field: 'Il campo del contadino tocca due città complete: 6 punti alla fine.',
    tie: 'Un cavaliere a testa in una città di tre tessere: 6 punti a tutti e due.',
    river: 'Dalla sorgente a sinistra al lago a destra.',
    inn: 'Con la locanda accanto, una strada completa di tre tessere vale 6 punti.',
    cathedral: 'Cinque tessere intorno a una cattedrale: 5 × 3 = 15 punti.',
    goods: 'I punti di questa città vanno al blu; la botte di vino va a chi la completa.',
    builder:
      'Il costruttore del rosso sta sulla strada. La tessera a destra la allunga: il rosso ne pesca una seconda.',
    titles: 'Tre tessere battono due: il re va a chi completa la città a sinistra.',
    abbey: 'L’abbazia chiude il buco: la città del blu è completa, e le due strade finiscono qui.',
    barn: 'Una fattoria nel mezzo, dove quattro tessere mostrano solo campo.',
    town: 'Il conte sta nel castello. Due seguaci aspettano al mercato i campi della fine.',
    flight:
      'Tre passi su sei: dal vulcano il drago è passato sul monastero, e il monaco non c’è più. Ora va a nord, dal brigante del rosso, o a est, dal monaco del blu.',
    fairy: 'La fata protegge il monaco del rosso: in questa tessera il drago non entra.',
    princess:
      'La tessera del rosso porta una principessa nella città del blu. Invece di mettere un seguace, il rosso può rimandare a casa il cavaliere.',
    portal: 'Con il portale a destra il rosso ha occupato la strada libera a sinistra.',
    capture:
      'Con il secondo piano la torre arriva al cavaliere del blu, a due tessere, ma non al monaco del verde, che non è in linea retta.',
    closed: 'Il seguace del rosso chiude questa torre di tre piani.',
  },
};

import type { Lessons } from '../../lesson-texts.ts';

type ExpansionLesson = 'river' | 'inns' | 'traders' | 'king' | 'abbey' | 'count' | 'dragon' | 'tower';

/** A lesson for each expansion, in Italian. */
export const expansions: Pick<Lessons, ExpansionLesson> = {
  river: {
    title: 'Il Fiume',
    summary: 'Un inizio con più spazio',
    steps: {
      bend: {
        explanation: {
          water: 'La partita comincia dalla sorgente. Ogni tessera del fiume prolunga l’acqua.',
          turns:
            'Il fiume non può tornare su sé stesso: non fa mai due curve di seguito nella stessa direzione.',
        },
        task: 'Hai pescato una curva. Fai scorrere il fiume verso sud.',
        reached: 'Il fiume scorre verso sud. Blu lo ha prolungato.',
        missed: { north: 'Così il fiume va verso nord. Ruota la tessera finché l’acqua esce in basso.' },
      },
      monk: {
        explanation: {
          water:
            'Sull’acqua non sta nessuno, ma campi, strade, città e monasteri lungo il fiume sono come tutti gli altri.',
          lake: 'Il lago è l’ultima tessera del fiume. Dopo si pescano le altre.',
        },
        task: 'Questa tessera del fiume ha un monastero. Mettici un monaco.',
        reached:
          'Il tuo monaco ha la vista sul fiume. Blu ha piazzato il lago e la partita continua come sempre.',
        missed: {
          unclaimed: 'Il monastero è ancora vuoto. Approfittane prima che ci pensi qualcun altro.',
          elsewhere: 'Il tuo seguace potrebbe anche stare lì, ma stavolta ci serve il monastero.',
        },
      },
    },
  },
  inns: {
    title: 'Locande e Cattedrali',
    summary: 'Si rischia di più, con un seguace più grande',
    steps: {
      inn: {
        explanation: {
          double: 'Una strada con una locanda vale due punti per tessera se è completa,',
          nothing: 'e niente del tutto se alla fine è incompleta.',
        },
        task: 'Il tuo brigante sta su una strada con una locanda. Completala.',
        reached: 'Quattro tessere, due punti ciascuna, grazie alla locanda.',
        missed: {
          open: 'A est la strada con la locanda è ancora aperta. Alla fine della partita non varrebbe niente.',
          'large-used':
            'Così la strada è completa. Ma tieni il seguace grande per il prossimo passo: qui basta uno piccolo, o nessuno.',
        },
      },
      large: {
        explanation: {
          two: 'Il tuo seguace grande conta per due.',
          majority:
            'In una città già presa non può entrare nessuno. Ma due città possono unirsi: allora i punti vanno a chi ha più seguaci.',
        },
        task: 'Il cavaliere di Blu guarda a ovest, oltre il varco. Comincia una città di fronte, a ovest del varco, con il tuo seguace grande.',
        reached: 'Due città, e un varco in mezzo.',
        missed: {
          elsewhere:
            'Da lì la tua città non può incontrare quella di Blu. Piazza la tessera a ovest del varco, con la città rivolta verso la sua.',
          unclaimed: 'Il posto è giusto, ma senza un cavaliere in quella città non ne ricavi niente.',
          meeple: 'Uno contro uno sarebbe pari, e i punti li avrebbe anche Blu. Prendi il seguace grande.',
        },
      },
      join: {
        explanation: {
          joined: 'Non importa chi completa una città, ma solo chi vi è più forte.',
          cathedral:
            'Una cattedrale porta tre punti per ogni tessera e stemma di una città completa, e niente se è incompleta.',
        },
        task: 'Con questa tessera unisci le due città e quella a sud.',
        reached: 'Due contro uno: tutti i punti sono tuoi, Blu resta a mani vuote.',
        missed: {
          apart:
            'Le città sono ancora divise. La tessera entra nel varco che le separa, ruotata di mezzo giro.',
        },
      },
    },
  },
  traders: {
    title: 'Mercanti e Costruttori',
    summary: 'Due tessere in un turno, e merci per chi finisce',
    steps: {
      builder: {
        explanation: {
          joins:
            'Il costruttore raggiunge un tuo seguace su una strada o in una città, su una tessera che la prolunga.',
          extends:
            'Da quel momento, ogni volta che prolunghi quella strada o quella città giochi subito una seconda tessera.',
        },
        task: 'Prolunga la tua strada e mettici il costruttore.',
        reached: 'Il costruttore è al lavoro.',
        missed: {
          elsewhere: 'La tua strada non è cresciuta, quindi il costruttore non può andarci. È aperta a est.',
          'no-builder': 'La strada è cresciuta. Adesso mettici proprio il costruttore.',
        },
      },
      extend: {
        explanation: {
          second: 'La seconda tessera può andare dovunque, e su ognuna delle due puoi mettere un pezzo.',
          once: 'In un turno non ci sono mai più di due tessere.',
        },
        task: 'Prolunga ancora la tua strada.',
        reached: 'Tocca ancora a te: ecco la seconda tessera.',
        missed: { elsewhere: 'Il costruttore aiuta solo quando cresce la sua strada. Continua a est.' },
      },
      goods: {
        explanation: {
          taken:
            'Chi completa una città ne prende le merci: vino, grano o tessuto. Non serve che la città sia sua.',
          majority: 'Alla fine chi ha più di una merce riceve dieci punti.',
          pig: 'Il maiale raggiunge un tuo contadino: ogni città del suo campo vale un punto in più.',
        },
        task: 'Nella città di Blu, a nord, c’è una botte di vino. Completala.',
        reached: 'A Blu i punti, a te il vino. Alla fine può valere dieci punti.',
        missed: { open: 'La città del vino è ancora aperta, e potrebbe completarla qualcun altro.' },
      },
    },
  },
  king: {
    title: 'Il Re e il Brigante',
    summary: 'La città più grande e la strada più lunga',
    steps: {
      king: {
        explanation: {
          largest:
            'Chi completa la città più grande fino a quel momento diventa re, finché qualcuno ne completa una ancora più grande.',
          anyone: 'Non importa di chi è la città; può anche essere vuota.',
        },
        task: 'Blu è re con una città di due tessere. Completa quella di tre, a sud.',
        reached: 'Viva il re: la figura passa a te.',
        missed: {
          elsewhere: 'Nessuna città di tre tessere è stata completata. Quella ancora aperta è a sud.',
        },
      },
      robber: {
        explanation: {
          longest: 'Allo stesso modo la strada completa più lunga dà il brigante a chi la completa.',
          points:
            'Alla fine il re porta un punto per ogni città completa in tavola, il brigante uno per ogni strada completa.',
        },
        task: 'Completa la strada nel mezzo.',
        reached: 'Ora anche il brigante è tuo. Tienili tutti e due fino alla fine.',
        missed: { elsewhere: 'La strada nel mezzo non è ancora completa: è aperta a est.' },
      },
    },
  },
  abbey: {
    title: 'Abbazia e Borgomastro',
    summary: 'Una tessera per ogni buco, e un carro che prosegue',
    steps: {
      abbey: {
        explanation: {
          hole: 'Una volta per partita, invece di pescare, puoi piazzare la tua abbazia in un buco con tessere su tutti e quattro i lati.',
          closes: 'Combacia con tutto e chiude tutto quello che vi arriva: città, strade e campi.',
          monk: 'Può ospitare un monaco, come un monastero.',
        },
        task: 'Alla tua città, a nord, serve una tessera che quasi non esiste. Chiudila con l’abbazia.',
        reached: 'L’abbazia ha completato la tua città, e la strada lì accanto ha trovato una fine.',
        missed: {
          drawn:
            'Pescare è permesso. Ma il buco sotto la tua città sembra fatto per l’abbazia: stavolta non pescare.',
          'wagon-used':
            'Il carro può stare in un’abbazia. Ma ti serve al prossimo passo: usa un seguace piccolo, o nessuno.',
        },
      },
      wagon: {
        explanation: {
          claims:
            'Il carro è un seguace per strade, città e monasteri. Come ogni seguace può prendere anche ciò che la sua tessera completa.',
          moves: 'Dopo aver fatto punti può proseguire verso una costruzione incompleta lì accanto.',
        },
        task: 'Con questo incrocio completa una strada, e metti il carro proprio su quella.',
        reached: 'La strada fa subito punti. Il carro non deve tornare a casa.',
        missed: {
          elsewhere: 'Così nessuna strada è completa. Cercane una che all’altro capo sia già chiusa.',
          'no-wagon': 'Così una strada è completa. Metti il carro proprio su quella, per averne i punti.',
        },
      },
      onward: {
        explanation: {
          empty: 'La costruzione in cui va dev’essere incompleta e libera.',
          mayor: 'Il borgomastro sta solo in città, ed è forte quanti sono gli stemmi della sua.',
          barn: 'La fattoria sta dove si incontrano quattro campi e porta quattro punti per ogni città completa del campo.',
        },
        task: 'Fai proseguire il carro.',
        reached: 'Il carro ha preso il suo nuovo posto senza bisogno di un’altra tessera.',
        missed: { home: 'A casa il carro servirà più avanti. Ma qui c’è un posto libero: prosegui.' },
      },
    },
  },
  count: {
    title: 'Il Conte di Carcassonne',
    summary: 'Chi regala punti può tornare di sorpresa',
    steps: {
      gift: {
        explanation: {
          enter:
            'Se la tua tessera dà punti ad altri e a te nessuno, un tuo seguace può entrare nella città di Carcassonne.',
          quarters:
            'I quartieri sono quattro: castello per le città, fabbro per le strade, cattedrale per i monasteri, mercato per i campi.',
        },
        task: 'Fai un regalo a Blu: completa la sua città a est.',
        reached: 'I punti vanno a Blu. In cambio puoi entrare a Carcassonne.',
        missed: { 'no-points': 'Così non fa punti nessuno. La città di Blu è aperta a est.' },
      },
      enter: {
        explanation: {
          count: 'Nessuno esce dal quartiere in cui sta il conte. Chi entra può anche spostarlo.',
          castle: 'Dal castello il tuo cavaliere può entrare in una città nel momento in cui fa punti.',
        },
        task: 'Metti un seguace nel castello, e manda via il conte da lì.',
        reached:
          'Il tuo cavaliere aspetta nel castello. Blu non sospetta nulla e ha cominciato un’altra città.',
        missed: {
          declined: 'Non è entrato nessuno. Non costa niente: metti un seguace nel castello.',
          'other-quarter':
            'Anche quel quartiere è utile, ma noi vogliamo una città: solo dal castello si va nelle città.',
          locked:
            'Il tuo cavaliere è nel castello, ma c’è anche il conte, e non lo lascerebbe uscire. Sposta anche lui.',
        },
      },
      complete: {
        explanation: {
          redeploy: 'Un attimo prima che una città faccia punti, i seguaci del castello possono entrarci.',
        },
        task: 'Completa la nuova città di Blu, a sud-ovest.',
        reached: 'Prima di contare i punti, decidi tu per il tuo cavaliere.',
        missed: { open: 'La nuova città di Blu è ancora aperta. È a sud-ovest.' },
      },
      redeploy: {
        explanation: {
          counts: 'Lì il tuo cavaliere conta come tutti gli altri.',
          market: 'Allo stesso modo, alla fine della partita, dal mercato si va nei campi.',
        },
        task: 'Manda il tuo cavaliere dal castello nella città.',
        reached: 'Uno contro uno: tutti i punti a tutti e due.',
        missed: { declined: 'Senza il tuo cavaliere i punti sono tutti di Blu. Mandalo dentro.' },
      },
    },
  },
  dragon: {
    title: 'La Principessa e il Drago',
    summary: 'Un drago che divora i seguaci, e una fata che protegge i tuoi',
    steps: {
      volcano: {
        explanation: {
          comes: 'Appena si piazza un vulcano, arriva il drago.',
          nothing: 'Sulla tessera del drago non si può mettere nessuno.',
        },
        task: 'Piazza il vulcano in fondo alla strada, a est, lontano dal tuo monaco.',
        reached:
          'Il drago è vicino al brigante di Blu. Blu ha messo un contadino accanto alla strada, a ovest.',
        missed: {
          elsewhere: 'Lì il drago non ha niente da fare. Prolunga la strada a est.',
          'fairy-early': 'Il posto è giusto. Ma la fata serve al prossimo passo: per ora non muoverla.',
        },
      },
      fairy: {
        explanation: {
          instead:
            'Invece di mettere un seguace sulla tessera, puoi portare la fata accanto a un tuo seguace già in gioco.',
          protects: 'Sulla tessera della fata il drago non entra mai.',
          points:
            'La fata ti dà un punto all’inizio di ogni tuo turno, e tre quando si conta la costruzione del seguace che protegge.',
        },
        task: 'Prolunga la strada a ovest e porta la fata dal tuo monaco.',
        reached: 'Il tuo monaco è al sicuro, e la fata ti ha appena dato un punto.',
        missed: {
          elsewhere: 'Piazza la tessera in fondo alla strada, a ovest, e poi muovi la fata.',
          'no-fairy': 'Il posto è giusto, ma il tuo monaco è ancora in pericolo. Portagli la fata.',
        },
      },
      flight: {
        explanation: {
          moves:
            'Quando si piazza una tessera con il drago, il drago vola per sei tessere al massimo. La prima mossa è tua, poi si fa a turno.',
          way: 'In un volo non passa mai due volte dalla stessa tessera. Se c’è una sola via, la prende senza chiedere.',
        },
        task: 'Piazza la tessera del drago a est del vulcano.',
        reached: 'Il drago spicca il volo, e la prima mossa è tua.',
        missed: { elsewhere: 'Volerebbe anche così, ma stavolta piazza la tessera a est.' },
      },
      dragon: {
        explanation: {
          eats: 'Su ogni tessera in cui entra, il drago divora tutti i seguaci, anche i tuoi. Tornano ai loro giocatori.',
          scoring: 'Vola prima che si contino i punti: chi è stato divorato non ne riceve.',
        },
        task: 'Manda il drago a ovest, verso i seguaci di Blu.',
        reached:
          'Blu ha perso due seguaci. Grazie alla fata, il drago è passato oltre il tuo monaco. Blu ha cominciato una città.',
        missed: { away: 'È un vicolo cieco, e non c’è niente da divorare. I seguaci di Blu sono a ovest.' },
      },
      princess: {
        explanation: {
          sends:
            'Se prolunghi una città con una principessa, puoi mandarne via un cavaliere invece di mettere un seguace sulla tessera.',
          portal:
            'E con un portale magico puoi mettere il seguace su qualsiasi costruzione libera e incompleta del tavolo.',
        },
        task: 'Prolunga la città di Blu con la principessa e scaccia il cavaliere.',
        reached: 'La città non ha più un cavaliere. Il prossimo potrebbe essere tuo.',
        missed: {
          elsewhere: 'La principessa deve entrare nella città di Blu, che è aperta a nord.',
          kept: 'La principessa è in città, ma c’è anche il cavaliere di Blu. Scaccialo.',
        },
      },
    },
  },
  tower: {
    title: 'La Torre',
    summary: 'I prigionieri, e il prezzo della libertà',
    steps: {
      capture: {
        explanation: {
          floor: 'Invece di mettere un seguace sulla tessera, puoi alzare di un piano una torre qualsiasi.',
          reach:
            'Poi puoi catturare un seguace sulla tessera della torre o in linea retta da lì, a non più tessere di quanti piani ha la torre.',
        },
        task: 'Prolunga la strada, alza la torre di un piano e cattura il monaco di Blu.',
        reached: 'Blu ti ha pagato tre punti per il monaco, e con il secondo piano ha catturato il tuo.',
        missed: {
          'no-floor': 'La torre non è cresciuta. Piazza la tessera e aggiungi un piano.',
          'no-capture':
            'Con un piano la torre arriva alla tessera accanto. Il monaco di Blu è proprio lì, a sud.',
          'own-monk': 'Così riprendi il tuo monaco. Ma a noi serve quello di Blu, a sud.',
        },
      },
      ransom: {
        explanation: {
          price: 'Prima di piazzare la tessera puoi riscattare un tuo seguace per tre punti.',
          exchange:
            'È gratis se catturi un seguace di chi tiene il tuo: allora tornano subito a casa tutti e due.',
        },
        task: 'Riscatta il tuo monaco.',
        reached: 'Tre punti a Blu, e il tuo seguace è tornato in tempo per questo turno.',
        missed: { declined: 'Puoi tenerti i punti, ma un seguace te ne porta di più. Pagali.' },
      },
      close: {
        explanation: {
          closed: 'Un seguace in cima chiude la torre: non cresce più e non cattura più nessuno.',
          stays: 'Il seguace resta lì fino alla fine della partita e non porta punti.',
        },
        task: 'Piazza la tessera e metti un seguace in cima alla torre.',
        reached: 'Da questa torre non hai più niente da temere.',
        missed: {
          open: 'La torre è ancora aperta, e Blu potrebbe aggiungere il terzo piano. Mettici un seguace in cima.',
        },
      },
    },
  },
};

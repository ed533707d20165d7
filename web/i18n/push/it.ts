import type { PushTexts } from './en.ts';

/** The texts about push notifications, in Italian. */
export const push: PushTexts = {
  title: 'Notifiche su questo dispositivo',
  text: 'Questo dispositivo può avvisarti quando una partita ti aspetta, anche a pagina chiusa.',
  on: 'Avvisami su questo dispositivo',
  test: 'Invia una prova',
  tested:
    'Una prova è in arrivo. Se non compare nulla, controlla le impostazioni delle notifiche del dispositivo.',
  blocked:
    'Il browser blocca le notifiche di questo sito. Consentile nelle impostazioni del sito, poi torna qui.',
  none: 'Questo browser non supporta le notifiche push.',
  homeScreen: 'Su iPhone e iPad le notifiche funzionano quando questa pagina è nella schermata Home:',
  homeScreenSteps: [
    'Tocca il pulsante Condividi di Safari.',
    'Scegli «Aggiungi alla schermata Home».',
    'Apri Carcassonne da lì e torna in queste impostazioni.',
  ],
  devices: 'I tuoi dispositivi',
  here: 'questo dispositivo',
  added: (time) => `aggiunto ${time}`,
  delivered: (time) => `ultima notifica ${time}`,
  failing: 'al momento non raggiungibile',
  remove: 'Rimuovi',
  offer: 'Vuoi che questo dispositivo ti avvisi quando tocca di nuovo a te?',
  yes: 'Sì, avvisami',
  no: 'No, grazie',
  notAllowed: 'Il browser non ha consentito le notifiche.',
  onMyDevices: 'Notifiche push sui miei dispositivi',
};

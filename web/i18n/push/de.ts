import type { PushTexts } from './en.ts';

/** The texts about push notifications, in German. */
export const push: PushTexts = {
  title: 'Benachrichtigungen auf diesem Gerät',
  text: 'Dieses Gerät kann dir sagen, wenn eine Partie auf dich wartet, auch bei geschlossener Seite.',
  on: 'Auf diesem Gerät benachrichtigen',
  test: 'Test schicken',
  tested:
    'Eine Testnachricht ist unterwegs. Wenn nichts erscheint, sieh in den Einstellungen für Benachrichtigungen auf deinem Gerät nach.',
  blocked:
    'Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen für diese Seite und komm dann zurück.',
  none: 'Dieser Browser kann keine Push-Benachrichtigungen.',
  homeScreen: 'Auf iPhone und iPad klappt es, sobald diese Seite auf deinem Home-Bildschirm liegt:',
  homeScreenSteps: [
    'Tippe in Safari auf „Teilen“.',
    'Wähle „Zum Home-Bildschirm“.',
    'Öffne Carcassonne von dort und komm zu diesen Einstellungen zurück.',
  ],
  devices: 'Deine Geräte',
  here: 'dieses Gerät',
  added: (time) => `hinzugefügt: ${time}`,
  delivered: (time) => `zuletzt benachrichtigt: ${time}`,
  failing: 'zurzeit nicht zu erreichen',
  remove: 'Entfernen',
  offer: 'Soll dir dieses Gerät sagen, wenn du wieder dran bist?',
  yes: 'Ja, gern',
  no: 'Nein, danke',
  notAllowed: 'Dein Browser hat Benachrichtigungen nicht erlaubt.',
  onMyDevices: 'Push-Benachrichtigungen auf meinen Geräten',
};

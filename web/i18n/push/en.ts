/** The texts about push notifications, in English. */
export const push = {
  title: 'Notifications on this device',
  text: 'This device can tell you when a game waits for you, even while the page is closed.',
  on: 'Notify me on this device',
  test: 'Send a test',
  tested: 'A test is on its way. If nothing appears, check the notification settings of your device.',
  blocked:
    'Your browser blocks notifications from this site. Allow them in its settings for this site, then come back.',
  none: 'This browser does not support push notifications.',
  homeScreen: 'On iPhone and iPad, notifications work once this page is on your home screen:',
  homeScreenSteps: [
    'Tap the Share button of Safari.',
    'Choose “Add to Home Screen”.',
    'Open Carcassonne from there and come back to these settings.',
  ],
  devices: 'Your devices',
  here: 'this device',
  added: (time: string) => `added ${time}`,
  delivered: (time: string) => `last notified ${time}`,
  failing: 'cannot be reached at the moment',
  remove: 'Remove',
  offer: 'Should this device tell you when it is your turn again?',
  yes: 'Yes, notify me',
  no: 'No, thanks',
  notAllowed: 'Your browser has not allowed notifications.',
  onMyDevices: 'Push notifications on my devices',
};

export type PushTexts = typeof push;

import { type GuestNames, wordsIn } from '../guest-names.ts';

export const guestNames: GuestNames = {
  first: wordsIn(`
    Bold Bright Calm Cheerful Clever Curious Gentle Happy Honest Jolly
    Kind Lively Lucky Merry Nimble Patient Quick Quiet Swift Wandering
  `),
  second: wordsIn(`
    Abbot Badger Builder Falcon Farmer Ferryman Fox Heron Innkeeper Knight
    Lark Mason Merchant Miller Minstrel Otter Pilgrim Shepherd Stork Traveller
  `),
};

/** Patterns that mail programs turn into links: a web address, a domain, an email address. */
const looksLikeLink = [/:\/\//, /\bwww\./i, /@/, /[\p{L}\p{N}]\.\p{L}{2}/u];

const isLink = (word: string) => {
  // Other full stops, such as the ideographic one, also separate the labels of a domain.
  const plain = word.normalize('NFKC').replaceAll('。', '.');
  return looksLikeLink.some((pattern) => pattern.test(plain));
};

const wordPattern = /[^\s“”«»"()[\]]+/g;

/** Returns a text in which every word that could become a link is replaced by an ellipsis. */
export const withoutLinks = (text: string): string =>
  text.replace(wordPattern, (word) => (isLink(word) ? '…' : word));

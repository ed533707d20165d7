// One line on stderr that grows during preparation, the same in a terminal and in a log.

let isOpen = false;

/** Adds a text to the line. */
export function say(text) {
  process.stderr.write(isOpen ? text : text.trimStart());
  isOpen = true;
}

/** Ends the line, if there is one. */
export function endLine() {
  if (isOpen) process.stderr.write('\n');
  isOpen = false;
}

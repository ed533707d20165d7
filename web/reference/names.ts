/** Repairs of accessibility that the renderer lacks, by selector. */
const repairs: readonly [selector: string, repair: (element: Element) => void][] = [
  ['button[class*="copy-button"]', nameCopyButton],
  ['button[class*="copy-button"][aria-controls]', dropLostControl],
  ['[role="textbox"]:not([aria-label])', (text) => text.setAttribute('aria-label', 'Content')],
  ['[role="combobox"]:not([aria-expanded])', (field) => field.setAttribute('aria-expanded', 'false')],
  ['input[role="combobox"]:not([aria-label])', (field) => field.setAttribute('aria-label', 'Search')],
  ['[role="combobox"][contenteditable]:not([aria-label])', nameByLabel],
  ['button[id^="headlessui-disclosure"]:not([aria-label]):has(> svg:only-child)', nameFold],
  ['button.scalar-button:not([aria-label])', nameAuthorize],
  ['button[role="none"]', (button) => button.removeAttribute('role')],
  ['button[data-headlessui-focus-guard][aria-hidden]', nameGuard],
  ['button.show-more[aria-label]', nameByText],
];

/** Adds missing accessible names and states to the renderer's elements when they are added. */
export function nameElements(root: Element): void {
  const repairAll = () => {
    for (const [selector, repair] of repairs)
      for (const element of root.querySelectorAll(selector)) repair(element);
  };
  repairAll();
  new MutationObserver(repairAll).observe(root, { childList: true, subtree: true });
}

/** Removes a reference to a tooltip that is not rendered yet. */
function dropLostControl(button: Element): void {
  if (document.getElementById(button.getAttribute('aria-controls') ?? '') === null)
    button.removeAttribute('aria-controls');
}

/** Names a copy button by its visible text, which changes, so that speech control works. */
function nameCopyButton(button: Element): void {
  const text = button instanceof HTMLElement ? button.innerText.trim() : '';
  button.setAttribute('aria-label', text === '' ? 'Copy' : text);
}

/** Makes focus guards visible to screen readers, because they can take the focus. */
function nameGuard(button: Element): void {
  button.removeAttribute('aria-hidden');
  button.setAttribute('aria-label', 'End of the menu');
}

/** Starts the accessible name with the visible text, so that speech control works. */
function nameByText(button: Element): void {
  const [text, label] = [button.textContent?.trim() ?? '', button.getAttribute('aria-label') ?? ''];
  if (!label.startsWith(text)) button.setAttribute('aria-label', `${text}: ${label}`);
}

/** Labels a field with the label in its cell, which refers to another element. */
function nameByLabel(field: Element): void {
  const label = field.closest('td')?.querySelector('label')?.textContent?.trim();
  if (label) field.setAttribute('aria-label', label);
}

/** Names the arrow of a collapsible list by the text before it. */
function nameFold(arrow: Element): void {
  const text = arrow.parentElement?.parentElement?.querySelector('button')?.textContent?.trim();
  if (text) arrow.setAttribute('aria-label', text);
}

/** Names the button explicitly: while loading, a spinner hides its text from screen readers. */
function nameAuthorize(button: Element): void {
  const text = button.textContent?.trim();
  if (text === 'Authorize') button.setAttribute('aria-label', text);
}

/** Whether a caller would rather have a page than JSON, as browsers do. Programs that take everything get JSON. */
export function prefersHtml(accept = ''): boolean {
  return /text\/html/i.test(accept) && !/^\s*application\/(problem\+)?json/i.test(accept);
}

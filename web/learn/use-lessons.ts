import { api, bodyOf } from '../api/client.ts';
import { language } from '../i18n/index.ts';
import { useResource } from '../ui/use-resource.ts';

/** Loads the list of all lessons, in the language of the page. */
export function useLessons() {
  const headers = { 'accept-language': language() };
  return useResource(() => bodyOf(api.GET('/v1/lessons', { headers })), [language()]);
}

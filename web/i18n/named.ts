/** Texts by names of the service: complete for those that the page knows, and undefined for any other. */
export type Named<Text> = Readonly<Record<string, Text | undefined>>;

/** Returns a table of texts, checked to have one for every name. */
export const named = <Name extends string, Text>(texts: Readonly<Record<Name, Text>>): Named<Text> => texts;

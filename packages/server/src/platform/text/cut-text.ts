/** The beginning of a text that came from elsewhere, as the database can keep it: without NUL, and no pair of surrogates cut in two. */
export const cutText = (text: string, max: number): string =>
  text
    .replaceAll('\0', '')
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed()

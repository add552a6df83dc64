const longest = 120

/** A name as it is shown and spoken of: without signs that nobody sees, which could hide its end, and never empty. */
export const shownName = (given: string): string => {
  const seen = given
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return Array.from(seen).slice(0, longest).join('') || 'file'
}

/** What was typed as a number; an empty box holds nothing, and what is no number stays as it is, for the check to complain. */
export const numberIn = (typed: string): number | string | undefined => {
  const text = typed.trim()
  if (text === '') return undefined
  const number = Number(text)
  return Number.isFinite(number) ? number : text
}

/** What the box shows: what was typed, as long as it still means the value ("12." while somebody goes on typing). */
export const shownNumber = (typed: string, value: unknown): string => {
  const read = numberIn(typed)
  if (read === value) return typed
  return typeof value === 'number' || typeof value === 'string' ? String(value) : ''
}

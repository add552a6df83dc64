/** A moment as people at the school write it, as `2026-03-15 08:00`. */
export const momentIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at)

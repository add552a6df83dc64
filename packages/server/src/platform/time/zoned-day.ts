const formats = new Map<string, Intl.DateTimeFormat>()

const formatFor = (timeZone: string) => {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, made)
  return made
}

/** The calendar day at a place, as `2026-03-15`. */
export const dayIn = (timeZone: string, at: Date): string => formatFor(timeZone).format(at)

/** The calendar day so many days later. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const quarterHour = 15 * 60_000
const hour = 4 * quarterHour

/**
 * The moment at which a day begins at a place. Where the clocks are put forward at midnight a day begins at one, so the first moment
 * of the day is looked for; places are apart from UTC by whole quarters of an hour, at most fourteen hours.
 */
export const startOfDay = (timeZone: string, day: string): Date => {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  let [before, within] = [midnight - 15 * hour, midnight + 13 * hour]
  while (within - before > quarterHour) {
    const between = before + Math.floor((within - before) / (2 * quarterHour)) * quarterHour
    if (dayIn(timeZone, new Date(between)) < day) before = between
    else within = between
  }
  return new Date(within)
}

const hour = 3_600_000

/** So many hours before today; a negative number lies ahead. */
export const ago = (today: Date, hours: number) => new Date(today.getTime() - hours * hour)

/** The day so many days later, as forms hold it. */
export const dayAhead = (now: Date, days: number) =>
  ago(now, -24 * days)
    .toISOString()
    .slice(0, 10)

const hour = 3_600_000

/** So many hours before today; a negative number lies ahead. */
export const ago = (today: Date, hours: number) => new Date(today.getTime() - hours * hour)

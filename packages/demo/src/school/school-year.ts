/** The year in which the newest students came: a new one begins on the first of September. */
export const newestYear = (today: Date) => (today.getMonth() >= 8 ? today.getFullYear() : today.getFullYear() - 1)

/** The time of the system; tests hand in one they can move. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

export const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000)

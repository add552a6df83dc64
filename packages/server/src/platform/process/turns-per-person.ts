/** This person has enough tasks waiting. */
export class EnoughWaiting extends Error {}

/** Only few tasks of one person wait at a time, so that nobody holds up the others. */
export const turnsPerPerson = (max: number) => {
  const waiting = new Map<string, number>()
  const leave = (who: string) => {
    const left = (waiting.get(who) ?? 1) - 1
    if (left > 0) waiting.set(who, left)
    else waiting.delete(who)
  }
  /** `who` is left out for the server's own work in the background. */
  return async <Answer>(who: string | undefined, work: () => Promise<Answer>): Promise<Answer> => {
    if (who === undefined) return work()
    const count = waiting.get(who) ?? 0
    if (count >= max) throw new EnoughWaiting('enough tasks of this person wait')
    waiting.set(who, count + 1)
    try {
      return await work()
    } finally {
      leave(who)
    }
  }
}

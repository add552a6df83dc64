interface Share {
  readonly expiresAt: string
  readonly endedAt: string | null
}

export type ShareState = 'open' | 'closed' | 'over'

/** A share ends by its holder or by its date, whichever comes first. */
export const shareState = ({ expiresAt, endedAt }: Share, now: number): ShareState => {
  if (endedAt !== null && Date.parse(endedAt) < Date.parse(expiresAt)) return 'closed'
  return Date.parse(expiresAt) <= now ? 'over' : 'open'
}

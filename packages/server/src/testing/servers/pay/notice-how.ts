/** How a local server tells of something: by default once, now, and truly. */
export interface NoticeHow {
  /** Says another amount, well signed. */
  readonly amount?: number
  /** Means another merchant, well signed. */
  readonly merchant?: string
  /** Is signed with a key of nobody's. */
  readonly isForged?: boolean
  /** Is changed after it was signed. */
  readonly isChanged?: boolean
  /** When it was signed. */
  readonly at?: Date
  /** So often, all at once. */
  readonly times?: number
}

/** Sends the same letter as often as it was asked for; tells how each was answered. */
export const sendTimes = (times: number, send: () => Promise<Response>): Promise<number[]> =>
  Promise.all(
    Array.from({ length: times }, async () => {
      const response = await send()
      await response.arrayBuffer()
      return response.status
    }),
  )

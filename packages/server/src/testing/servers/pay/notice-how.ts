/** How a local server sends a notice: by default once, now, and true. */
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

/** Sends the same notice the given number of times; returns each response. */
export const sendTimes = (times: number, send: () => Promise<Response>): Promise<number[]> =>
  Promise.all(
    Array.from({ length: times }, async () => {
      const response = await send()
      await response.arrayBuffer()
      return response.status
    }),
  )

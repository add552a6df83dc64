import type { Writable } from 'node:stream'
import type pg from 'pg'

/** What `pg` knows of a connection; missing in its types. */
export interface InnerClient {
  readonly connection?: { readonly parsedStatements?: Record<string, string>; readonly stream?: Writable }
}

/** Keeps what a connection writes back until the turn is over, so that it leaves in one write. */
export const holdWrites = (client: pg.ClientBase, whenOver: (then: () => void) => unknown) => {
  let isHeld = false
  return () => {
    const { stream } = (client as InnerClient).connection ?? {}
    if (isHeld || !stream) return
    isHeld = true
    stream.cork()
    whenOver(() => {
      isHeld = false
      stream.uncork()
    })
  }
}

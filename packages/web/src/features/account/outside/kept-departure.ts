import { OutsideProvider } from '@campus/contract/account/outside-provider.ts'
import { z } from 'zod'

/** What this browser keeps while it is at the other service; `proof` shows that the same browser comes back. */
const Departure = z.object({ provider: OutsideProvider, proof: z.string(), back: z.string().optional() })
export type Departure = z.infer<typeof Departure>

const key = 'campus.departure'

export const keepDeparture = (departure: Departure): void => sessionStorage.setItem(key, JSON.stringify(departure))

/** Gives it once: a second return has nothing to show. */
export const takeDeparture = (): Departure | undefined => {
  const kept = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  try {
    return Departure.parse(JSON.parse(kept ?? ''))
  } catch {
    return undefined
  }
}

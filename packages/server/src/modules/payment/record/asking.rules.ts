import { later } from '../../../platform/time/clock.ts'

/** Seconds between questions after a device was sent off: soon, so that a lost notice is found in under a minute, then ever more rarely. */
const whileOpen = [8, 12, 20, 40, 80, 160, 320]
const seldom = 600

/** After closing: money that was on its way all the same. What comes later still is found on the bill. */
const afterClosing = [60, 600, 3600, 21_600]

export interface Asking {
  readonly state: string
  /** Questions since the device was sent off, or since the closing. */
  readonly asks: number
  readonly expiresAt: Date
}

/** When the provider is asked next, or null when there is nothing left to ask. */
export const nextAsk = ({ state, asks, expiresAt }: Asking, now: Date): Date | null => {
  if (state === 'open') {
    const next = later(now, whileOpen[asks] ?? seldom)
    return now < expiresAt && next > expiresAt ? expiresAt : next
  }
  if (state !== 'closed') return null
  const pause = afterClosing[asks]
  if (pause !== undefined) return later(now, pause)
  return now < expiresAt ? later(expiresAt, seldom) : null
}

/** At the end of its time a payment is closed at the provider, which reports whether money arrived until then. */
export const isToClose = ({ state, expiresAt }: Pick<Asking, 'state' | 'expiresAt'>, now: Date) =>
  state === 'closed' || (state === 'open' && now >= expiresAt)

/** Providers take a refund at once or within days; it is tried again after these seconds, and once a day in the end. */
const betweenRefundTries = [15, 60, 300, 1800, 7200, 21_600]

export const nextRefundTry = (attempts: number, now: Date): Date => later(now, betweenRefundTries[attempts - 1] ?? 86_400)

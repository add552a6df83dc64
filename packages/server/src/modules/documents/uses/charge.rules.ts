import type { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import { inPeriod, type Use, windowOf } from './limits.rules.ts'

/** How a certificate is charged for one person. */
export type Charging = Pick<TemplateRules, 'charge' | 'price' | 'freeCopies' | 'freePeriod'> & {
  /** Free copies that the person was granted beside those of the template: each can be used once, in any period. */
  readonly granted: number
}

/** The moment that a price is asked for, on the clocks of the school. */
export interface Moment {
  readonly at: Date
  readonly timeZone: string
}

interface Charge {
  readonly freeCopies: number
  /** How many of the free copies are taken from those that were granted. */
  readonly grantedCopies: number
  readonly price: number
}

const sumOf = (uses: readonly Use[], count: (use: Use) => number) => uses.reduce((sum, use) => sum + count(use), 0)

const freeCopiesAt = ({ freeCopies, freePeriod, granted }: Charging, uses: readonly Use[], { at, timeZone }: Moment) => {
  const ownUsed = sumOf(inPeriod(freePeriod, uses, at, timeZone), (use) => use.freeCopies - use.grantedCopies)
  const grantedUsed = sumOf(uses, ({ grantedCopies }) => grantedCopies)
  return { used: ownUsed + grantedUsed, ownLeft: Math.max(0, freeCopies - ownUsed), grantedLeft: Math.max(0, granted - grantedUsed) }
}

/**
 * What copies cost in whole fen. Free copies go first: those of the period, which come again, then those that were granted. Beyond them
 * each copy has its price, or the first one alone: until one was paid for. One that waits for its payment, or that cost nothing, does not
 * make the next one free. What costs nothing leaves the free copies untouched.
 */
export const chargeFor = (charging: Charging, uses: readonly Use[], copies: number, moment: Moment): Charge => {
  const { charge, price } = charging
  if (charge === 'none') return { freeCopies: 0, grantedCopies: 0, price: 0 }
  const { ownLeft, grantedLeft } = freeCopiesAt(charging, uses, moment)
  const own = Math.min(copies, ownLeft)
  const grantedCopies = Math.min(copies - own, grantedLeft)
  const freeCopies = own + grantedCopies
  const beyond = copies - freeCopies
  if (charge === 'each') return { freeCopies, grantedCopies, price: beyond * price }
  const wasPaid = uses.some(({ paid }) => paid > 0)
  return { freeCopies, grantedCopies, price: beyond > 0 && !wasPaid ? price : 0 }
}

export const freeCopiesOf = (charging: Charging, uses: readonly Use[], moment: Moment) => {
  const { used, ownLeft, grantedLeft } = freeCopiesAt(charging, uses, moment)
  return {
    free: charging.freeCopies + charging.granted,
    used,
    left: ownLeft + grantedLeft,
    period: charging.freePeriod,
    moreAt: windowOf(charging.freePeriod, moment.at, moment.timeZone)?.until ?? null,
    nextPrice: chargeFor(charging, uses, 1, moment).price,
    beyondPrice: chargeFor(charging, uses, ownLeft + grantedLeft + 1, moment).price,
  }
}

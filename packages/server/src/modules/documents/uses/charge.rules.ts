import type { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import type { Use } from './limits.rules.ts'

export type Charging = Pick<TemplateRules, 'charge' | 'price' | 'freeCopies'>

const freeUsed = (uses: readonly Use[]) => uses.reduce((sum, { freeCopies }) => sum + freeCopies, 0)

/**
 * What an application costs in whole fen. Free copies go first. Beyond them the price is for each copy, or once: until one application
 * was paid. One that waits for its payment, or that cost nothing, does not make the next one free. What costs nothing leaves the free
 * copies untouched.
 */
export const chargeFor = ({ charge, price, freeCopies }: Charging, uses: readonly Use[], copies: number) => {
  if (charge === 'none') return { freeCopies: 0, price: 0 }
  const free = Math.min(copies, Math.max(0, freeCopies - freeUsed(uses)))
  const beyond = copies - free
  if (charge === 'each') return { freeCopies: free, price: beyond * price }
  const wasPaid = uses.some(({ paid }) => paid > 0)
  return { freeCopies: free, price: beyond > 0 && !wasPaid ? price : 0 }
}

export const freeCopiesOf = (charging: Charging, uses: readonly Use[]) => {
  const used = freeUsed(uses)
  return { free: charging.freeCopies, used, left: Math.max(0, charging.freeCopies - used), nextPrice: chargeFor(charging, uses, 1).price }
}

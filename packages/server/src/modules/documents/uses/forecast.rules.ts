import type { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import { type Charging, chargeFor, type Moment } from './charge.rules.ts'
import { limitCodeOf, limitsAt, type Use } from './limits.rules.ts'

interface Wanted {
  readonly templateId: string
  readonly charging: Charging
  /** Without limits any number is allowed, such as earlier uses. */
  readonly limits?: Pick<TemplateRules, 'limits' | 'copyLimits'>
  readonly copies: number
  /** When it was applied for, if not now: it counts in the period of that moment. */
  readonly at?: Date
  /** It is blocked by something else. */
  readonly isStopped?: boolean
}

/**
 * Prices applications that are paid together, each as the ones before it leave it: what one of them costs counts as paid for the next.
 * One that is stopped leaves nothing behind.
 */
export const chargeInOrder = (wanted: readonly Wanted[], usesOf: (templateId: string) => readonly Use[], now: Moment) => {
  const counted = new Map<string, readonly Use[]>()
  return wanted.map(({ templateId, charging, limits, copies, isStopped, at = now.at }) => {
    const uses = counted.get(templateId) ?? usesOf(templateId)
    const moment = { ...now, at }
    const limited = limits && limitsAt(limits, uses, moment, copies)
    const { price, ...free } = chargeFor(charging, uses, copies, moment)
    if (!isStopped && !limited?.stop) counted.set(templateId, [...uses, { at, copies, ...free, paid: price }])
    return { ...free, price, stoppedBy: limited?.stop ? limitCodeOf(limited.stop) : null, moreAt: limited?.stop?.moreAt ?? null }
  })
}

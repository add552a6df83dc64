import type { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import { type Charging, chargeFor } from './charge.rules.ts'
import { limitsAt, type Use } from './limits.rules.ts'

interface Wanted {
  readonly templateId: string
  /** Without limits any number is allowed, such as earlier uses. */
  readonly rules: Charging & Partial<Pick<TemplateRules, 'limits'>>
  readonly copies: number
  /** It is blocked by something else. */
  readonly isStopped?: boolean
}

/**
 * Prices applications that are paid together, each as the ones before it leave it: what one of them costs counts as paid for the next.
 * One that is stopped leaves nothing behind.
 */
export const chargeInOrder = (wanted: readonly Wanted[], usesOf: (templateId: string) => readonly Use[], now: Date, timeZone: string) => {
  const counted = new Map<string, readonly Use[]>()
  return wanted.map(({ templateId, rules, copies, isStopped }) => {
    const uses = counted.get(templateId) ?? usesOf(templateId)
    const limited = rules.limits && limitsAt(rules.limits, uses, now, timeZone)
    const { freeCopies, price } = chargeFor(rules, uses, copies)
    if (!isStopped && !limited?.stoppedBy) counted.set(templateId, [...uses, { at: now, copies, freeCopies, paid: price }])
    const stoppedBy = limited?.stoppedBy ? (`usage_limit_${limited.stoppedBy}` as const) : null
    return { freeCopies, price, stoppedBy, moreAt: limited?.moreAt ?? null }
  })
}

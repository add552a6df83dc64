import type { TemplateRules } from '@campus/contract/console/document-templates.ts'
import { chargeFor } from './charge.rules.ts'
import { limitsAt, type Use } from './limits.rules.ts'

interface Thought {
  readonly templateId: string
  readonly rules: Pick<TemplateRules, 'charge' | 'price' | 'freeCopies' | 'limits'>
  readonly copies: number
}

/** Counts each application as the ones before it leave it; one that a limit stops leaves nothing behind. */
export const foreseeUses = (thoughts: readonly Thought[], usesOf: (templateId: string) => readonly Use[], now: Date, timeZone: string) => {
  const counted = new Map<string, readonly Use[]>()
  return thoughts.map(({ templateId, rules, copies }) => {
    const uses = counted.get(templateId) ?? usesOf(templateId)
    const { stoppedBy } = limitsAt(rules.limits, uses, now, timeZone)
    const { freeCopies, price } = chargeFor(rules, uses, copies)
    if (!stoppedBy) counted.set(templateId, [...uses, { at: now, copies, freeCopies }])
    return { freeCopies, price, stoppedBy: stoppedBy && (`usage_limit_${stoppedBy}` as const) }
  })
}

import type { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import type { Ctx } from '../../../context/context.ts'
import type { Charging } from './charge.rules.ts'
import type { Use } from './limits.rules.ts'
import { listGranted, listUses, type UseRow } from './use.repository.ts'

export type ChargingRules = Pick<TemplateRules, 'charge' | 'price' | 'freeCopies' | 'freePeriod'>

/** What prices and limits of a person follow from: the uses of each certificate, and how it is charged for them. */
export const readUses = async (ctx: Ctx, personId: string) => {
  const [all, grants] = await Promise.all([listUses(ctx.sql, personId), listGranted(ctx.sql, personId)])
  const groupOf = (uses: readonly UseRow[]) => {
    const grouped = Map.groupBy(uses, ({ templateId }) => templateId)
    return (templateId: string): readonly Use[] => grouped.get(templateId) ?? []
  }
  const granted = new Map(grants.map(({ templateId, copies }) => [templateId, copies]))
  return {
    all,
    usesOf: groupOf(all),
    /** Without those of some causes. */
    usesWithout: (causes: ReadonlySet<string>) => groupOf(all.filter(({ cause }) => !causes.has(cause))),
    chargingOf: (templateId: string, { charge, price, freeCopies, freePeriod }: ChargingRules): Charging => ({
      charge,
      price,
      freeCopies,
      freePeriod,
      granted: granted.get(templateId) ?? 0,
    }),
  }
}

import type { RefusalWord } from '@campus/contract/refusals.ts'
import type { Ctx } from '../../../platform/context.ts'
import { readSettings } from '../../school/school-settings.ts'
import type { TemplateOffer } from '../templates/version.service.ts'
import type { Charging } from './charge.rules.ts'
import { foreseeUses } from './foresight.rules.ts'
import { listAllUses } from './use.repository.ts'
import { chargingFor } from './use.service.ts'

/** One application that somebody thinks of. */
interface Thought {
  readonly version: TemplateOffer
  readonly copies: number
}

interface Foreseen {
  readonly freeCopies: number
  readonly price: number
  /** Which limit would stop it. */
  readonly stoppedBy: RefusalWord | null
}

/** What several applications would come to if they were made now, one after the other; nothing is counted. */
export const foresee = async (
  ctx: Ctx,
  { schoolId, personId }: { readonly schoolId: string; readonly personId: string },
  thoughts: readonly Thought[],
): Promise<Foreseen[]> => {
  const uses = Map.groupBy(await listAllUses(ctx.sql, personId), ({ templateId }) => templateId)
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const charging = new Map<string, Charging>()
  for (const { version } of thoughts)
    if (!charging.has(version.templateId)) charging.set(version.templateId, await chargingFor(ctx, version, personId))
  const wishes = thoughts.map(({ version: { templateId, rules }, copies }) => ({
    templateId,
    rules: { ...rules, ...charging.get(templateId) },
    copies,
  }))
  return foreseeUses(wishes, (templateId) => uses.get(templateId) ?? [], ctx.now(), timeZone)
}

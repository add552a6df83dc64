import type { RefusalCode } from '@campus/contract/refusals.ts'
import type { Ctx } from '../../../context/context.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import type { TemplateOffer } from '../versions/version.service.ts'
import { chargeInOrder } from './forecast.rules.ts'
import { readUses } from './used.service.ts'

/** One application that somebody thinks of. */
interface Thought {
  readonly version: TemplateOffer
  readonly copies: number
  /** It is unavailable for another reason, so that what comes after it is priced without it. */
  readonly isStopped?: boolean
}

interface Foreseen {
  readonly freeCopies: number
  readonly price: number
  /** Which limit would stop it. */
  readonly stoppedBy: RefusalCode | null
}

/** Price and limits of several applications if they were made now, one after the other; nothing is counted. */
export const forecast = async (
  ctx: Ctx,
  { schoolId, personId }: { readonly schoolId: string; readonly personId: string },
  thoughts: readonly Thought[],
): Promise<Foreseen[]> => {
  const { chargingOf, usesOf } = await readUses(ctx, personId)
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const wanted = thoughts.map(({ version: { templateId, rules }, copies, isStopped = false }) => ({
    templateId,
    charging: chargingOf(templateId, rules),
    limits: rules,
    copies,
    isStopped,
  }))
  return chargeInOrder(wanted, usesOf, { at: ctx.now(), timeZone })
}

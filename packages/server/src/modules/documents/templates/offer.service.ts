import { say } from '@campus/contract/language.ts'
import { type RefusalCode, refusals } from '@campus/contract/refusals.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { recordsOf, type StudentRecord } from '../../academics/records/record.service.ts'
import { readPortrait } from '../../people/profile/photo.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { limitCodeOf, limitsAt, type Use } from '../uses/limits.rules.ts'
import { listUses } from '../uses/use.repository.ts'
import { isForPeopleLike, refusalTo } from '../versions/offer.rules.ts'
import { hasCertificates } from '../versions/version.repository.ts'
import { offeredVersions, type TemplateOffer } from '../versions/version.service.ts'

/** All of a caller that decides about what they can have. */
interface Standpoint {
  readonly roles: readonly string[]
  readonly records: readonly StudentRecord[]
  readonly hasPhoto: boolean
  readonly now: Date
  readonly timeZone: string
  usesOf(templateId: string): readonly Use[]
}

export const standpointOf = async (ctx: CallerCtx): Promise<Standpoint> => {
  const { personId, schoolId, roles } = ctx.caller
  const uses = Map.groupBy(await listUses(ctx.sql, personId), ({ templateId }) => templateId)
  return {
    roles,
    records: await recordsOf(ctx, personId),
    hasPhoto: (await readPortrait(ctx)).url !== '',
    now: ctx.now(),
    timeZone: (await readSettings(ctx.sql, schoolId)).timeZone,
    usesOf: (templateId) => uses.get(templateId) ?? [],
  }
}

/** What prevents a person from getting a certificate; first what they cannot change, last what they can fix at once. */
const hindranceCode = ({ templateId, rules }: TemplateOffer, asker: Standpoint): RefusalCode | undefined => {
  const refusal = refusalTo(rules, asker)
  if (refusal) return refusal
  const { stop } = limitsAt(rules, asker.usesOf(templateId), { at: asker.now, timeZone: asker.timeZone })
  if (stop) return limitCodeOf(stop)
  return rules.wantsPhoto && !asker.hasPhoto ? 'photo_needed' : undefined
}

export const hindranceOf = (ctx: Ctx, version: TemplateOffer, asker: Standpoint) => {
  const code = hindranceCode(version, asker)
  return code ? { word: code, text: say(refusals[code], ctx.language) } : null
}

/** The certificates that the caller's school gives to people like the caller. */
/** Whether certificates concern the caller at all. */
export const concernsCaller = ({ sql, caller }: CallerCtx): Promise<boolean> => hasCertificates(sql, caller)

export const offersTo = async (ctx: CallerCtx, asker: Pick<Standpoint, 'roles' | 'records'>): Promise<TemplateOffer[]> =>
  (await offeredVersions(ctx, ctx.caller.schoolId)).filter(({ rules }) => isForPeopleLike(rules, asker))

import type { Ctx } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { readSettings } from '../../school/school-settings.ts'
import type { TemplateOffer } from '../templates/version.service.ts'
import { type Charging, chargeFor, freeCopiesOf } from './charge.rules.ts'
import { limitsAt } from './limits.rules.ts'
import { insertGrant, insertUse, listUses, lockUses, sumGranted, undoUses } from './use.repository.ts'

interface Taking {
  readonly version: TemplateOffer
  readonly personId: string
  readonly copies: number
  /** What it was taken for, such as `document:<id>`: one cause counts once. */
  readonly cause: string
}

/** How a certificate is charged for one person: the free copies that they were granted come to those of the template. */
export const chargingFor = async (ctx: Ctx, { templateId, rules }: TemplateOffer, personId: string): Promise<Charging> => ({
  charge: rules.charge,
  price: rules.price,
  freeCopies: rules.freeCopies + (await sumGranted(ctx.sql, personId, templateId)),
})

/** How many copies are free for somebody, how many of them they used, and what the next one costs. */
export const freeCopiesFor = async (ctx: Ctx, version: TemplateOffer, personId: string) =>
  freeCopiesOf(await chargingFor(ctx, version, personId), await listUses(ctx.sql, personId, version.templateId))

/** Grants free copies of a certificate; one cause grants once. */
export const grantFreeCopies = async (
  ctx: Ctx,
  grant: { schoolId: string; templateId: string; personId: string; copies: number; cause: string; grantedBy: string },
): Promise<void> => {
  await insertGrant(ctx.sql, { ...grant, now: ctx.now() })
}

/**
 * Counts one application for a certificate, inside the transaction of the deed: whoever comes at the same moment waits for its
 * end, so that a limit holds exactly. Tells how many of the copies are free and what the others cost together.
 */
export const takeUse = async (ctx: Ctx, { version, personId, copies, cause }: Taking): Promise<{ freeCopies: number; price: number }> => {
  if (!ctx.sql.isTransaction) throw new Error('a use is taken inside the transaction of its deed')
  const { templateId, schoolId, rules } = version
  await lockUses(ctx.sql, personId, templateId)
  const uses = await listUses(ctx.sql, personId, templateId)
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const { stoppedBy, moreAt } = limitsAt(rules.limits, uses, ctx.now(), timeZone)
  if (stoppedBy) throw refuse(`usage_limit_${stoppedBy}`, moreAt ? { facts: { moreAt: moreAt.toISOString() } } : undefined)
  const charge = chargeFor(await chargingFor(ctx, version, personId), uses, copies)
  const taken = await insertUse(ctx.sql, {
    schoolId,
    templateId,
    personId,
    copies,
    freeCopies: charge.freeCopies,
    cause,
    now: ctx.now(),
  })
  if (!taken) throw new Error(`${cause} was counted already`)
  return charge
}

/** Gives a use back of which nothing came. */
export const undoUse = async (ctx: Ctx, cause: string): Promise<void> => {
  await undoUses(ctx.sql, cause, ctx.now())
}

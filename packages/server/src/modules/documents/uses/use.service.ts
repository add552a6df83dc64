import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import type { TemplateOffer } from '../versions/version.service.ts'
import { freeCopiesOf } from './charge.rules.ts'
import { chargeInOrder } from './forecast.rules.ts'
import { windowOf } from './limits.rules.ts'
import { insertGrant, insertUses, lockUses, setFreeCopies, setPaid, undoUses } from './use.repository.ts'
import { type ChargingRules, readUses } from './used.service.ts'

interface Taking {
  readonly version: Pick<TemplateOffer, 'templateId' | 'schoolId' | 'rules'>
  readonly copies: number
  /** What it was taken for, such as `document:<id>`: one cause counts once. */
  readonly cause: string
}

/** A use that is counted already, and how the version is charged that it was taken of. */
interface Repricing extends Pick<Taking, 'copies' | 'cause'> {
  readonly schoolId: string
  readonly templateId: string
  readonly rules: ChargingRules
}

interface Charge {
  readonly freeCopies: number
  readonly price: number
}

/** How many copies are free for somebody, how many of them they used, and what the next one costs. */
export const freeCopiesFor = async (ctx: Ctx, { templateId, schoolId, rules }: TemplateOffer, personId: string) => {
  const { chargingOf, usesOf } = await readUses(ctx, personId)
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  return { ...freeCopiesOf(chargingOf(templateId, rules), usesOf(templateId), { at: ctx.now(), timeZone }), timeZone }
}

/** When the period began in which the free copies of a certificate come again; undefined where they count in total. */
export const freePeriodBegan = async (ctx: Ctx, { schoolId, rules }: TemplateOffer): Promise<Date | undefined> =>
  windowOf(rules.freePeriod, ctx.now(), (await readSettings(ctx.sql, schoolId)).timeZone)?.from

/** Grants free copies of a certificate; one cause grants once. */
export const grantFreeCopies = async (
  ctx: Ctx,
  grant: { schoolId: string; templateId: string; personId: string; copies: number; cause: string; grantedBy: string | null },
): Promise<void> => {
  await insertGrant(ctx.sql, { ...grant, now: ctx.now() })
}

/** Nobody else counts or prices uses of this person until the end of the transaction. Accounts are locked before uses, never after. */
export const holdUses = async (ctx: Ctx, personId: string): Promise<void> => {
  if (!ctx.sql.isTransaction) throw new Error('uses are counted inside a transaction')
  await lockUses(ctx.sql, personId)
}

/**
 * Counts applications for certificates that are paid together, inside the transaction that makes them: concurrent callers
 * wait for its end, so that limits and prices are exact. Returns how many copies of each are free and what the others cost.
 */
export const takeUses = async (ctx: Ctx, personId: string, takings: readonly Taking[]): Promise<readonly Charge[]> => {
  const [first] = takings
  if (!first) return []
  await holdUses(ctx, personId)
  const [{ chargingOf, usesOf }, { timeZone }] = await Promise.all([readUses(ctx, personId), readSettings(ctx.sql, first.version.schoolId)])
  const wanted = takings.map(({ version: { templateId, rules }, copies }) => ({
    templateId,
    charging: chargingOf(templateId, rules),
    limits: rules,
    copies,
  }))
  const charges = chargeInOrder(wanted, usesOf, { at: ctx.now(), timeZone })
  for (const { stoppedBy, moreAt } of charges)
    if (stoppedBy) throw refuse(stoppedBy, moreAt ? { facts: { moreAt: moreAt.toISOString() } } : undefined)
  const rows = takings.map(({ version, copies, cause }, at) => ({
    schoolId: version.schoolId,
    templateId: version.templateId,
    personId,
    copies,
    freeCopies: charges[at]?.freeCopies ?? 0,
    grantedCopies: charges[at]?.grantedCopies ?? 0,
    cause,
  }))
  const taken = await insertUses(ctx.sql, rows, ctx.now())
  if (taken.length !== rows.length) throw new Error(`${takings.map(({ cause }) => cause).join()} was counted already`)
  return charges
}

export const takeUse = async (ctx: Ctx, { personId, ...taking }: Taking & { readonly personId: string }): Promise<Charge> => {
  const [charge] = await takeUses(ctx, personId, [taking])
  if (!charge) throw new Error('nothing was counted')
  return { freeCopies: charge.freeCopies, price: charge.price }
}

/**
 * Counts a use again that was given back when nothing came of it. It cost nothing then, so that it must cost nothing now; one that was
 * never given back counts already.
 */
export const takeUseAgain = async (ctx: Ctx, taking: Taking & { readonly personId: string }): Promise<void> => {
  await holdUses(ctx, taking.personId)
  const { all } = await readUses(ctx, taking.personId)
  if (all.some(({ cause }) => cause === taking.cause)) return
  const { price } = await takeUse(ctx, taking)
  if (price > 0) throw refuse('free_copies_used')
}

/**
 * Prices applications again that are counted and not paid yet, all that are paid together: others were paid or given up since. Which they
 * are is read together with the uses.
 */
export const repriceUses = async <Taking extends Repricing>(
  ctx: Ctx,
  personId: string,
  listTakings: () => Promise<readonly Taking[]>,
): Promise<readonly (Taking & { readonly charge: Charge })[]> => {
  await holdUses(ctx, personId)
  const [takings, { all, chargingOf, usesWithout }] = await Promise.all([listTakings(), readUses(ctx, personId)])
  const [first] = takings
  if (!first) return []
  const usesOf = usesWithout(new Set(takings.map(({ cause }) => cause)))
  const { timeZone } = await readSettings(ctx.sql, first.schoolId)
  const before = new Map(all.map((use) => [use.cause, use]))
  const now = ctx.now()
  const wanted = takings.map(({ templateId, rules, copies, cause }) => ({
    templateId,
    charging: chargingOf(templateId, rules),
    copies,
    at: before.get(cause)?.at ?? now,
  }))
  const charges = chargeInOrder(wanted, usesOf, { at: now, timeZone })
  const changed = takings
    .map(({ cause }, at) => ({ cause, freeCopies: charges[at]?.freeCopies ?? 0, grantedCopies: charges[at]?.grantedCopies ?? 0 }))
    .filter(({ cause, freeCopies, grantedCopies }) => {
      const old = before.get(cause)
      return old?.freeCopies !== freeCopies || old.grantedCopies !== grantedCopies
    })
  if (changed.length > 0) await setFreeCopies(ctx.sql, changed)
  return takings.flatMap((taking, at) => (charges[at] ? [{ ...taking, charge: charges[at] }] : []))
}

/** Notes what was paid for uses: from now on these count as charged. */
export const notePaidUses = async (ctx: Ctx, paid: readonly { readonly cause: string; readonly paid: number }[]): Promise<void> => {
  if (paid.length > 0) await setPaid(ctx.sql, paid)
}

/** Gives uses back of which nothing came. */
export const undoUse = async (ctx: Ctx, ...causes: readonly string[]): Promise<void> => {
  if (causes.length > 0) await undoUses(ctx.sql, causes, ctx.now())
}

import type { FormItem, FormValues } from '@campus/contract/approval/form.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import { columnsOf, fieldsOf, rowsOf } from '@campus/flow/form/fields.ts'
import type { Ctx } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { forEver, type Span, spanOf } from './claim-span.ts'
import { deleteClaims, deleteClaimsOf, insertClaim } from './claims.repository.ts'
import type { Stepped } from './stepped.ts'

interface Claim {
  readonly kind: string
  readonly key: string
  /** The field of the form that says for how long; without one for ever. */
  readonly during: string | undefined
}

/** One number is written in many ways: wide letters, small ones, spaces around it. */
const keyOf = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** Only words and numbers are claimed. */
const textsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value === 'number') return [String(value)]
  return typeof value === 'string' && keyOf(value) !== '' ? [value] : []
}

const claimsOf = (item: FormItem, values: FormValues): Claim[] => {
  const { claim, claimDuring } = item.props
  if (claim === undefined) return []
  return textsIn(values[item.id]).map((text) => ({ kind: claim, key: keyOf(text), during: claimDuring }))
}

/** Every claim of a form, in one order for all, so that two who claim the same things never wait for each other in a ring. */
const allClaims = (form: readonly FormItem[], values: FormValues): Claim[] =>
  fieldsOf(form)
    .flatMap((item) => [
      ...claimsOf(item, values),
      ...columnsOf(item).flatMap((column) => rowsOf(values[item.id]).flatMap((row) => claimsOf(column, row))),
    ])
    .toSorted((one, other) => `${one.kind} ${one.key}`.localeCompare(`${other.kind} ${other.key}`))

const spanOfClaim = (ctx: Ctx, { during }: Claim, values: FormValues, timeZone: string): Span => {
  if (during === undefined) return forEver
  const span = spanOf(values[during], timeZone)
  if (!span) throw refuse('form_wrong', { fields: { [`formData.${during}`]: say(fieldTexts.wrong, ctx.language) } })
  return span
}

/** Books what the form claims. Somebody else has it: the whole action is refused, without a word of what it is, which the caller may not see. */
export const holdClaims = async (ctx: Ctx, { instance, process, changes }: Pick<Stepped, 'instance' | 'process' | 'changes'>) => {
  // Who undoes something books nothing.
  if (instance.undoes_id !== null) return
  await deleteClaims(ctx.sql, instance.id)
  const claims = allClaims(process.form, changes.state.values)
  if (claims.length === 0) return
  const { timeZone } = await readSettings(ctx.sql, instance.school_id)
  for (const claim of claims) {
    const { kind, key } = claim
    const span = spanOfClaim(ctx, claim, changes.state.values, timeZone)
    const row = { schoolId: instance.school_id, instanceId: instance.id, kind, key, ...span }
    try {
      await insertClaim(ctx.sql, row)
    } catch (error) {
      throw breaks(error, 'approval_claim__once') ? refuse('claim_taken') : error
    }
  }
}

/** An instance that did not pass frees what it has booked; one that goes back, what the children behind that step have. */
export const freeClaims = async (ctx: Ctx, { instance, changes }: Stepped) => {
  for (const effect of changes.effects) {
    if (effect.kind === 'free_claims') await deleteClaimsOf(ctx.sql, instance.id)
    if (effect.kind === 'free_child_claims') await deleteClaimsOf(ctx.sql, effect.childId)
  }
}

import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import type { askCorrection, ownCorrections, withdrawCorrection } from '@campus/contract/people/corrections.ts'
import { z } from 'zod'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { endWaiting } from '../../end-waiting.ts'
import { requireOwnPictures } from '../../files/file.service.ts'
import { readIdNumber } from '../person/id-number-given.service.ts'
import * as repository from './correction.repository.ts'
import { encryptValue, present } from './correction-view.ts'

type Shown = OutputOf<typeof ownCorrections>[number]
type Asked = InputOf<typeof askCorrection>

export const listOwn = async (ctx: CallerCtx): Promise<Shown[]> =>
  (await repository.listOwn(ctx.sql, ctx.caller.personId)).map((row) => present(ctx.services.secretBox, row))

const Name = z.string().trim().min(1).max(50)

const readValue = (ctx: CallerCtx, { field, value }: Asked): string => {
  if (field !== 'name') return readIdNumber(ctx, 'value', value)
  const name = Name.safeParse(value)
  if (!name.success) throw refuse('bad_input', { fields: { value: say(fieldTexts.wrong, ctx.language) } })
  return name.data
}

/** Whose entry it is: the emergency contact named, or the person themselves. */
const subjectOf = async (ctx: CallerCtx, { field, contactId }: Asked): Promise<string> => {
  if (field !== 'emergency_id_card') return ctx.caller.personId
  if (!contactId) throw refuse('bad_input', { fields: { contactId: say(fieldTexts.required, ctx.language) } })
  if (!(await repository.findOwnContact(ctx.sql, contactId, ctx.caller.personId))) throw refuse('not_found')
  return contactId
}

export const ask = async (ctx: CallerCtx, asked: Asked): Promise<Shown> => {
  const value = readValue(ctx, asked)
  const { reason, field, evidence } = asked
  const { personId, schoolId } = ctx.caller
  await requireOwnPictures(ctx, evidence ? [evidence] : [])
  return inTransaction(ctx, async (ctx) => {
    const row = { schoolId, personId, field, reason, evidenceFileId: evidence ?? null, now: ctx.now() }
    const subjectId = await subjectOf(ctx, asked)
    const added = await repository.insertCorrection(ctx.sql, {
      ...row,
      subjectId,
      valueEncrypted: encryptValue(ctx.services.secretBox, value),
    })
    const found = added && (await repository.findCorrection(ctx.sql, added.id, schoolId))
    if (!found) throw refuse('correction_pending')
    return present(ctx.services.secretBox, found)
  })
}

export const withdraw = async (ctx: CallerCtx, { id }: InputOf<typeof withdrawCorrection>) => {
  const row = await repository.findCorrection(ctx.sql, id, ctx.caller.schoolId)
  if (row?.person_id !== ctx.caller.personId) throw refuse('not_found')
  if (!(await endWaiting(ctx.sql, id, { state: 'withdrawn' }))) throw refuse('already_decided')
  return null
}

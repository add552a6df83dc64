import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { addMaterial } from '@campus/contract/registration/hand-in.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { ask } from '../../people/corrections/correction.service.ts'
import { readIdNumber } from '../../people/person/id-number-given.service.ts'
import { changePinyin } from '../../people/profile/profile.service.ts'
import { lockCase, updateCase } from '../cases/case.repository.ts'
import { noteEvent } from '../cases/case-event.service.ts'
import { encryptCaseIdCard, encryptGiven, readGiven } from '../cases/given-fields.ts'
import { notifyApplicant } from '../mail/case-mail.service.ts'
import { requireUnits } from '../matching/given-units.service.ts'
import { findRecord } from '../matching/record.repository.ts'
import { notifyReviewers } from '../reviewers/reviewer-message.service.ts'
import { decideBy, mapOpenCase, requireWantedFiles } from './hand-in.service.ts'

type Given = InputOf<typeof addMaterial>
type Answered = OutputOf<typeof addMaterial>

/** The material that a reviewer asked for: then the case waits again. The ID number is corrected once. */
const addToCase = async (ctx: Ctx, id: string, { fields, idCard, explanation }: Given): Promise<Answered> => {
  const number = idCard === undefined ? undefined : readIdNumber(ctx, 'idCard', idCard)
  const { secretBox } = ctx.services
  return inTransaction(ctx, async (ctx) => {
    const row = await lockCase(ctx.sql, id)
    if (!row?.handed_in_at) throw refuse('not_found')
    if (row.state !== 'supplement') throw refuse('registration_reviewed')
    await requireUnits(ctx, row.school_id, fields)
    await requireWantedFiles(ctx, row)
    const before = readGiven(secretBox, row)
    const given = { ...before, ...fields }
    const isCorrected = number !== undefined && number !== before.idCard
    if (isCorrected && row.id_card_corrected_at) throw refuse('id_card_frozen')
    const added = await updateCase(ctx.sql, id, {
      ...encryptGiven(secretBox, row.user_type, given),
      name: given.name ?? row.name,
      number: given.number ?? row.number,
      explanation: explanation || row.explanation,
      state: 'pending',
      decide_by: await decideBy(ctx, row),
      expires_at: null,
      ...(isCorrected ? { ...encryptCaseIdCard(secretBox, number), id_card_corrected_at: ctx.now() } : {}),
    })
    if (isCorrected) await noteEvent(ctx, row, 'id_card_corrected')
    await noteEvent(ctx, row, 'material_added')
    await notifyApplicant(ctx, added)
    await notifyReviewers(ctx, added, 'material_added')
    return { state: added.state }
  }).catch(mapOpenCase)
}

const reason = [
  '学校档案中没有身份证号，由本人补充',
  'The record had no ID number; given by its owner',
  '學校檔案中沒有身分證號，由本人補充',
] as const

/** What a record lacks: letters of the name are taken as they are, an ID number is reviewed like any correction. */
const addToRecord = async (ctx: CallerCtx, { idCard, namePinyin }: Given): Promise<Answered> => {
  if (namePinyin !== undefined) await changePinyin(ctx, { namePinyin })
  if (idCard !== undefined) {
    if ((await findRecord(ctx.sql, ctx.caller.personId))?.id_card_encrypted) throw refuse('id_card_frozen')
    await ask(ctx, { field: 'id_card', value: idCard, reason: say(reason, ctx.language) })
  }
  return { state: null }
}

export const addGiven = (ctx: Ctx, given: Given): Promise<Answered> => {
  if (given.id !== undefined) return addToCase(ctx, given.id, given)
  if (!ctx.caller) throw refuse('login_required')
  return addToRecord({ ...ctx, caller: ctx.caller }, given)
}

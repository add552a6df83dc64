import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { correctionsToDecide, decideCorrection } from '@campus/contract/people/corrections.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import type { Column } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { endWaiting } from '../../end-waiting.ts'
import { fileAddress } from '../../files/file.service.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { daysAtSchool } from '../../school/school/school-days.service.ts'
import { correctIdCard } from '../emergency/emergency.repository.ts'
import { encryptEmergencyIdCard } from '../emergency/emergency-id-card.ts'
import { encryptIdCard } from '../person/id-card.service.ts'
import { noteViews } from '../views/profile-view.service.ts'
import * as repository from './correction.repository.ts'
import { openValue, present, presentValue } from './correction-view.ts'

type Page = OutputOf<typeof correctionsToDecide>

/** Without a note that somebody looked: an export is noted by itself. */
export const readToDecide = async (
  ctx: CallerCtx,
  { state, words = '', from, until, ...page }: InputOf<typeof correctionsToDecide>,
): Promise<Page> => {
  const { schoolId, personId } = ctx.caller
  const days = await daysAtSchool(ctx, { from, until })
  const filter = { schoolId, state, words: words.toLowerCase().split(/\s+/).filter(Boolean), ...days }
  const rows = await repository.listCorrections(ctx.sql, filter, page)
  return {
    rows: rows.map((row) => ({
      ...present(ctx.services.secretBox, row),
      person: {
        id: row.person_id,
        name: personNameIn({ name: row.person_name, namePinyin: row.person_pinyin }, ctx.language),
        number: row.person_number,
      },
      present: presentValue(ctx.services.secretBox, row),
      evidence: row.evidence_file_id ? fileAddress(ctx, row.evidence_file_id, personId) : '',
    })),
    total: await repository.countCorrections(ctx.sql, filter),
  }
}

export const listToDecide = async (ctx: CallerCtx, asked: InputOf<typeof correctionsToDecide>): Promise<Page> => {
  const page = await readToDecide(ctx, asked)
  const people = page.rows.map(({ person }) => person.id)
  await noteViews(ctx, people, 'record')
  return page
}

/** How many corrections wait for an administrator of the caller's school. */
export const correctionsWaiting = (ctx: CallerCtx) => repository.findPending(ctx.sql, ctx.caller.schoolId)

const run = async (ctx: CallerCtx, row: repository.CorrectionRow) => {
  const { secretBox } = ctx.services
  const value = openValue(secretBox, row)
  if (row.field === 'name') await repository.updateName(ctx.sql, row.person_id, value)
  else if (row.field === 'id_card') await repository.updateIdCard(ctx.sql, row.person_id, encryptIdCard(secretBox, value))
  else if (!(await correctIdCard(ctx.sql, row.subject_id, encryptEmergencyIdCard(secretBox, value), row.id))) throw refuse('not_found')
}

const fieldNames: Record<Column<'profile_correction', 'field'>, Phrase> = {
  name: ['姓名', 'your name', '姓名'],
  id_card: ['证件号码', 'your ID number', '證件號碼'],
  emergency_id_card: ['紧急联系人证件号码', 'the ID number of your emergency contact', '緊急聯絡人證件號碼'],
}

const titleOf = (field: keyof typeof fieldNames, verdict: 'approved' | 'refused'): Phrase => {
  const [name, nameEn, nameTw] = fieldNames[field]
  return verdict === 'approved'
    ? [`${name}已更正`, `The school corrected ${nameEn}`, `${nameTw}已更正`]
    : [`${name}更正未通过`, `The correction of ${nameEn} was rejected`, `${nameTw}更正未通過`]
}

export const decide = (ctx: CallerCtx, { id, verdict, notes }: InputOf<typeof decideCorrection>) =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const row = await repository.findCorrection(ctx.sql, id, schoolId)
    if (!row) throw refuse('not_found')
    if (row.person_id === personId) throw refuse('own_request')
    const end = { state: verdict, by: personId, notes, now: ctx.now() }
    if (!(await endWaiting(ctx.sql, id, end))) throw refuse('already_decided')
    if (verdict === 'approved') await run(ctx, row)
    const details = { field: row.field, personId: row.person_id }
    await record(ctx, { action: `people.correction_${verdict}`, subjectKind: 'correction', subjectId: id, details })
    await sendMessage(ctx, {
      schoolId,
      to: [row.person_id],
      category: 'progress',
      title: titleOf(row.field, verdict),
      body: [notes, notes, notes],
      subject: { kind: 'correction', id },
    })
    return null
  })

import type { RollPerson } from '@campus/contract/attendance/roll-calls.ts'
import { say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { pushAll } from '../../../context/push.ts'
import { fileAddress } from '../../files/file.service.ts'
import type { LessonRow } from '../lessons/lesson.repository.ts'
import type { RollRow } from './roll-call.repository.ts'

/** What changes on a roll while people sign. */
export type RollChange = Pick<RollRow, 'person_id' | 'state' | 'is_doubtful' | 'doubts' | 'signed_at' | 'signed_out_at'>

const changing = (row: RollChange) => ({
  id: row.person_id,
  state: row.state,
  isDoubtful: row.is_doubtful,
  doubts: row.doubts,
  signedAt: row.signed_at?.toISOString() ?? null,
  signedOutAt: row.signed_out_at?.toISOString() ?? null,
})

export const presentPerson = (ctx: CallerCtx, row: RollRow): RollPerson => ({
  ...changing(row),
  name: personNameIn({ name: row.name, namePinyin: row.name_pinyin }, ctx.language),
  number: row.number,
  unitName: say([row.unit_name ?? '', row.unit_name_en ?? '', row.unit_name_tw ?? ''], ctx.language),
  portrait: row.portrait_file_id ? fileAddress(ctx, row.portrait_file_id, ctx.caller.personId) : '',
  leaveKind: row.leave_kind,
  isMarked: row.is_marked,
})

/** News of so many people at once fit into a push. */
export const maxPushed = 20

/** The teachers of a lesson see at once who came; where much changed, their screens read the list again. */
export const pushRoll = (ctx: Ctx, lesson: Pick<LessonRow, 'id' | 'teachers'>, rows: readonly RollChange[]) => {
  const people = rows.length > maxPushed ? [] : rows.map(changing)
  return pushAll(
    ctx.sql,
    lesson.teachers.map(({ id }) => ({ to: `person:${id}`, topic: 'roll_call', data: { lessonId: lesson.id, people } })),
  )
}

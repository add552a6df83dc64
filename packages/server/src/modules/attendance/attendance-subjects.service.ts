import { attendanceStateNames } from '@campus/contract/attendance/states.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../context/context.ts'
import type { SubjectView } from '../messages/subject.ts'
import { findLesson } from './lessons/lesson.repository.ts'
import { readObjection } from './records/objection.repository.ts'
import { mayDecideAbout } from './records/objection.service.ts'
import { findRecord } from './records/record.repository.ts'
import { listWarningsOf } from './warnings/warning.repository.ts'

const view: Phrase = ['查看', 'View', '查看']

export const describeAttendance = async (ctx: CallerCtx, lessonId: string): Promise<SubjectView | undefined> => {
  const row = await findRecord(ctx.sql, lessonId, ctx.caller.personId)
  if (!row?.attended) return undefined
  return { state: attendanceStateNames[row.attended], tone: row.attended === 'absent' ? 'bad' : 'good', actionLabel: view }
}

const verdicts: Record<'open' | 'accepted' | 'rejected', Pick<SubjectView, 'state' | 'tone' | 'actionLabel'>> = {
  open: { state: ['等待处理', 'Waiting for a decision', '等待處理'], tone: 'waiting', actionLabel: ['去处理', 'Decide', '去處理'] },
  accepted: { state: ['已采纳', 'Accepted', '已採納'], tone: 'good', actionLabel: null },
  rejected: { state: ['未采纳', 'Rejected', '未採納'], tone: 'over', actionLabel: null },
}

export const describeObjection = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const objection = await readObjection(ctx.sql, id, ctx.caller.schoolId)
  const row = objection && (await findRecord(ctx.sql, objection.lesson_id, objection.person_id))
  const lesson = objection && (await findLesson(ctx.sql, objection.lesson_id))
  return row && lesson && (await mayDecideAbout(ctx, lesson, row.person_unit_id)) ? verdicts[objection.state] : undefined
}

export const describeWarning = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const warning = (await listWarningsOf(ctx.sql, ctx.caller.personId)).find((row) => row.id === id)
  if (!warning) return undefined
  const isOver = warning.withdrawn_at !== null
  return {
    state: isOver ? ['已解除', 'Withdrawn', '已解除'] : ['有效', 'In force', '有效'],
    tone: isOver ? 'over' : 'bad',
    actionLabel: view,
  }
}

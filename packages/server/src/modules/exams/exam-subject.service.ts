import type { Phrase } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../context/context.ts'
import { later } from '../../platform/time/clock.ts'
import type { SubjectView } from '../messages/subject.ts'
import { listDuties } from './duties/duty.repository.ts'
import { listOf } from './exams/exam.repository.ts'
import { todayOf } from './exams/own-exam.service.ts'

const seeIt: Phrase = ['查看', 'View', '查看']
const states: Record<'coming' | 'over' | 'waiting' | 'cancelled', Phrase> = {
  coming: ['未开始', 'Coming up', '未開始'],
  over: ['已结束', 'Over', '已結束'],
  cancelled: ['已取消', 'Cancelled', '已取消'],
  waiting: ['待确认', 'To confirm', '待確認'],
}

const viewOf = (isOver: boolean): SubjectView => ({
  state: isOver ? states.over : states.coming,
  tone: isOver ? 'over' : 'good',
  actionLabel: seeIt,
})

export const describeExam = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = (await listOf(ctx.sql, ctx.caller.personId, { today: await todayOf(ctx), now: ctx.now() })).find((exam) => exam.id === id)
  if (row?.state === 'cancelled') return { state: states.cancelled, tone: 'over', actionLabel: seeIt }
  return row?.starts_at ? viewOf(later(row.starts_at, row.minutes * 60) < ctx.now()) : undefined
}

export const describeInvigilation = async (ctx: CallerCtx, examId: string): Promise<SubjectView | undefined> => {
  const own = (await listDuties(ctx.sql, ctx.caller.personId)).filter((duty) => duty.exam_id === examId)
  const [duty] = own
  if (!duty) return undefined
  const isOver = duty.ends_at < ctx.now()
  const isWaiting = own.some(({ offered_to, confirmed_at }) => offered_to === ctx.caller.personId || confirmed_at === null)
  return isWaiting && !isOver ? { state: states.waiting, tone: 'waiting', actionLabel: seeIt } : viewOf(isOver)
}

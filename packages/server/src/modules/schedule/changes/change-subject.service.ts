import type { Phrase } from '@campus/contract/language.ts'
import type { ChangeState } from '@campus/contract/schedule/lesson-change.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { isInScope, readingScopeOf } from '../../school/organisation/scope.service.ts'
import { findChange } from '../change-records/change.repository.ts'
import { readLesson } from '../lessons/lesson.service.ts'

const states: Record<ChangeState, readonly [Phrase, SubjectView['tone']]> = {
  waiting_colleague: [['待同事同意', 'Waiting for your colleague', '待同事同意'], 'waiting'],
  waiting_manager: [['待审批', 'Awaiting approval', '待審批'], 'waiting'],
  approved: [['已通过', 'Approved', '已通過'], 'good'],
  refused: [['未通过', 'Rejected', '未通過'], 'bad'],
  withdrawn: [['已撤回', 'Withdrawn', '已撤回'], 'over'],
  outdated: [['已失效', 'No longer possible', '已失效'], 'over'],
}

const viewOf = (state: ChangeState): SubjectView => ({
  state: states[state][0],
  tone: states[state][1],
  actionLabel: ['查看调课', 'View the change', '查看調課'],
})

/** A change that the reader asked for or is asked about. */
export const describeChange = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const change = await findChange(ctx.sql, ctx.caller.schoolId, id)
  return change && [change.person_id, change.colleague_id].includes(ctx.caller.personId) ? viewOf(change.state) : undefined
}

/** A change among those that the reader looks after. */
export const describeReview = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const change = await findChange(ctx.sql, ctx.caller.schoolId, id)
  const scope = await readingScopeOf(ctx)
  const isTheirs = change?.parts.some(({ sections }) => sections.some(({ unit_id }) => isInScope(scope, unit_id)))
  return change && isTheirs ? viewOf(change.state) : undefined
}

/** A lesson that the reader may see, such as the one that they taught until it was changed. */
export const describeLesson = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const lesson = await readLesson(ctx, { id }).catch(() => undefined)
  if (!lesson) return undefined
  const isHeld = lesson.state === 'planned'
  return {
    state: isHeld ? ['正常上课', 'Takes place', '正常上課'] : ['已取消', 'Cancelled', '已取消'],
    tone: isHeld ? 'good' : 'over',
    actionLabel: ['查看课程', 'View the lesson', '查看課程'],
  }
}

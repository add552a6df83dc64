import type { Phrase } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../context/context.ts'
import { Refusal } from '../../platform/refuse.ts'
import type { SubjectView } from '../messages/subject.ts'
import { requireReadable } from './access/access.service.ts'
import type { InstanceRow } from './engine/state.repository.ts'
import { findTask } from './subjects.repository.ts'

const views: Record<InstanceRow['state'], { state: Phrase; tone: SubjectView['tone'] }> = {
  draft: { state: ['草稿', 'Draft', '草稿'], tone: 'waiting' },
  running: { state: ['审批中', 'In progress', '審批中'], tone: 'waiting' },
  passed: { state: ['已通过', 'Approved', '已通過'], tone: 'good' },
  refused: { state: ['未通过', 'Rejected', '未通過'], tone: 'bad' },
  cancelled: { state: ['已撤销', 'Cancelled', '已撤銷'], tone: 'over' },
}

const open: Phrase = ['查看申请', 'View application', '查看申請']
const handle: Phrase = ['去处理', 'Handle', '去處理']

/** Who may no longer see it is shown nothing. */
const readableOrNone = async (ctx: CallerCtx, id: string) => {
  try {
    return await requireReadable(ctx, id)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

export const describeInstance = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const found = await readableOrNone(ctx, id)
  return found && { ...views[found.instance.state], actionLabel: open }
}

/** A task is waiting while it is open for the reader; afterwards the state of the whole counts. */
export const describeTask = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const task = await findTask(ctx.sql, id, ctx.caller.schoolId)
  const view = task && (await describeInstance(ctx, task.instance_id))
  if (!view || !task) return undefined
  const isMine = task.state === 'open' && task.assignee_id === ctx.caller.personId
  return isMine ? { state: ['待您处理', 'Waiting for you', '待您處理'], tone: 'waiting', actionLabel: handle } : view
}

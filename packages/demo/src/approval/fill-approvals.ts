import { handleTask } from '@campus/contract/approval/handling.ts'
import { submitProcess } from '@campus/contract/approval/starting.ts'
import { todoList } from '@campus/contract/approval/task-lists.ts'
import type { Role } from '@campus/contract/roles.ts'
import { type BaseContext, type Ctx, inTransaction, systemContext } from '@campus/server/context/context.ts'
import { handle } from '@campus/server/modules/approval/instances/handling.service.ts'
import { submit } from '@campus/server/modules/approval/instances/starting.service.ts'
import { listTodo } from '@campus/server/modules/approval/tasks/task-list.service.ts'
import { actingAs } from '../acting.ts'
import { findFirstDecider, hasApproval } from '../demo.repository.ts'
import { processId } from './process-rows.ts'

interface Actor {
  readonly number: string
  readonly roles: readonly Role[]
}
const student: Actor = { number: '100001', roles: ['student'] }
const teacher: Actor = { number: 'T0001', roles: ['teacher'] }
const manager: Actor = { number: 'T0002', roles: ['manager', 'teacher'] }
const visitor: Actor = { number: 'V0001', roles: ['visitor'] }

const as = (ctx: Ctx, { number, roles }: Actor) => actingAs(ctx, number, roles)

const apply = (ctx: Ctx, who: Actor, code: string, formData: object) =>
  submit(as(ctx, who), submitProcess.body.parse({ formId: processId(code), formData }))

const decide = async (ctx: Ctx, who: Actor, instanceId: string, action: 'agree' | 'refuse' | 'recall', words: string) => {
  const acting = as(ctx, who)
  const { rows } = await listTodo(acting, todoList.query.parse({ pageSize: 100 }))
  const task = rows.find((row) => row.instanceId === instanceId)
  if (!task) return
  const given = {
    instanceId,
    taskId: task.taskId,
    action,
    comment: { text: words },
    ...(action === 'recall' ? { targetNode: 'root' } : {}),
  }
  await handle(acting, handleTask.body.parse(given))
}

/** Whoever has to decide first does. */
const decideFirst = async (ctx: Ctx, instanceId: string, action: 'agree' | 'refuse', words: string) => {
  const number = await findFirstDecider(ctx.sql, instanceId)
  if (number) await decide(ctx, { number, roles: ['teacher'] }, instanceId, action, words)
}

const dayAhead = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** Applications that wait, were returned and have ended, so that every list of the office has something in it. */
export const fillApprovals = (base: BaseContext): Promise<void> =>
  inTransaction(systemContext(base), async (ctx) => {
    if (await hasApproval(ctx.sql)) return
    const now = ctx.now()
    await apply(ctx, student, 'seal', {
      title: '暑期社会实践介绍信',
      seal: '学院公章',
      copies: 2,
      reason: '暑期赴企业实习，单位要求盖章。',
    })
    const event = {
      title: '校园开源技术沙龙',
      hours: [`${dayAhead(now, 9)} 14:00`, `${dayAhead(now, 9)} 17:00`],
      attending: 120,
      plan: '邀请校友分享，提前布置签到与疏散通道。',
    }
    await apply(ctx, student, 'event', event)
    const returned = await apply(ctx, student, 'seal', {
      title: '竞赛团队合作协议',
      seal: '合同专用章',
      copies: 1,
      reason: '程序设计竞赛校企合作。',
    })
    await decide(ctx, manager, returned.instanceId, 'recall', '请附上协议全文，并写明合作单位。')
    const trip = { destination: '杭州', days: [dayAhead(now, 12), dayAhead(now, 14)], way: '火车', reason: '参加全国计算机教育年会。' }
    await apply(ctx, teacher, 'trip', trip)
    const refused = await apply(ctx, teacher, 'trip', { ...trip, destination: '三亚', reason: '参加行业交流会。' })
    await decideFirst(ctx, refused.instanceId, 'refuse', '与教学安排冲突，请改期。')
    const passed = await apply(ctx, visitor, 'visit', { day: dayAhead(now, 1), gate: '东门', reason: '送还图书馆借阅的资料。' })
    await decideFirst(ctx, passed.instanceId, 'agree', '已核实，同意入校。')
    await apply(ctx, teacher, 'reimbursement', {
      title: '教学研讨会会务费用',
      invoices: [
        { number: '31220045', kind: '会议', price: 1280 },
        { number: '31220046', kind: '办公用品', price: 356.5 },
      ],
    })
    await apply(ctx, manager, 'room', {
      room: '报告厅 A101',
      hours: [`${dayAhead(now, 5)} 09:00`, `${dayAhead(now, 5)} 11:30`],
      attending: 180,
      reason: '新生家长座谈会',
    })
    await apply(ctx, visitor, 'visit', { day: dayAhead(now, 2), gate: '南门', reason: '参加校友座谈。' })
  })

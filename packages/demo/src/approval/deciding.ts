import { handleTask } from '@campus/contract/approval/handling.ts'
import { todoList } from '@campus/contract/approval/task-lists.ts'
import type { Role } from '@campus/contract/roles.ts'
import type { Ctx } from '@campus/server/context/context.ts'
import { handle } from '@campus/server/modules/approval/instances/handling.service.ts'
import { listTodo } from '@campus/server/modules/approval/tasks/task-list.service.ts'
import { actingAs } from '../acting.ts'
import { findFirstDecider } from '../demo.repository.ts'

export interface Actor {
  readonly number: string
  readonly roles: readonly Role[]
}

type Decision = 'agree' | 'refuse' | 'recall'

export const decide = async (ctx: Ctx, { number, roles }: Actor, instanceId: string, action: Decision, words: string) => {
  const acting = actingAs(ctx, number, roles)
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

/** The first decider decides. */
export const decideFirst = async (ctx: Ctx, instanceId: string, action: Decision, words: string) => {
  const number = await findFirstDecider(ctx.sql, instanceId)
  if (number) await decide(ctx, { number, roles: ['teacher'] }, instanceId, action, words)
}

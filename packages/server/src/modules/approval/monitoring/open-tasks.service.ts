import type { openTasksByPerson } from '@campus/contract/approval/console/instances.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { shownPeople } from '../shown/shown-people.service.ts'
import { countAsked, listByAssignee } from './open-tasks.repository.ts'

export const listOpenTasks = async (
  ctx: CallerCtx,
  { processId, ...page }: InputOf<typeof openTasksByPerson>,
): Promise<OutputOf<typeof openTasksByPerson>> => {
  const filter = { schoolId: ctx.caller.schoolId, processId }
  const rows = await listByAssignee(ctx.sql, filter, ctx.now(), page)
  const person = await shownPeople(
    ctx,
    rows.map(({ assignee_id }) => assignee_id),
  )
  return {
    rows: rows.map(({ assignee_id, open, overdue, oldest_at }) => ({
      person: person(assignee_id),
      open,
      overdue,
      oldestAt: oldest_at.toISOString(),
    })),
    total: await countAsked(ctx.sql, filter),
  }
}

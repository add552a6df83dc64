import type { consoleInstances } from '@campus/contract/approval/console/instances.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { maxListed } from '@campus/contract/list-filter.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { noteListRead } from '../../logs/lists/list-filter.service.ts'
import { daysAtSchool } from '../../school/school/school-days.service.ts'
import { shownPeople, shownUnits } from '../shown/shown-people.service.ts'
import { presentInstance } from '../tasks/instance-list.service.ts'
import { countOfSchool, listOfSchool, type SchoolFilter } from './instance-admin.repository.ts'

type Asked = Omit<InputOf<typeof consoleInstances>, 'cursor' | 'pageSize'>

export const schoolFilter = async (
  ctx: CallerCtx,
  { words, processId, state, concern, assigneeId, from, until }: Asked,
): Promise<SchoolFilter> => ({
  ...(await daysAtSchool(ctx, { from, until })),
  schoolId: ctx.caller.schoolId,
  processId,
  state,
  concern,
  assigneeId,
  words: words || undefined,
  now: ctx.now(),
})

export const listInstancesOfSchool = async (
  ctx: CallerCtx,
  { cursor, pageSize, ...asked }: InputOf<typeof consoleInstances>,
): Promise<OutputOf<typeof consoleInstances>> => {
  const filter = await schoolFilter(ctx, asked)
  const found = await listOfSchool(ctx.sql, filter, { cursor, limit: pageSize + 1 })
  const rows = found.slice(0, pageSize)
  await noteListRead(ctx, { name: 'approvals', isFirstPage: cursor === undefined, filter: asked }, rows)
  const person = await shownPeople(
    ctx,
    rows.flatMap(({ starter_id, waiting_for }) => [starter_id, ...waiting_for]),
  )
  const unit = await shownUnits(
    ctx,
    rows.map(({ unit_id }) => unit_id),
  )
  const presented: OutputOf<typeof consoleInstances>['rows'] = []
  for (const row of rows)
    presented.push({
      ...(await presentInstance(ctx, row, { person, unit })),
      waitingFor: row.waiting_for.map(person),
      dueTime: row.due_at?.toISOString() ?? null,
      isOverdue: row.due_at !== null && row.due_at < filter.now,
    })
  const nextCursor = found.length > pageSize ? (rows.at(-1)?.id ?? null) : null
  return { rows: presented, total: await countOfSchool(ctx.sql, filter, maxListed + 1), nextCursor }
}

import type { InstanceRow, ShownPerson } from '@campus/contract/approval/office-page.ts'
import type { copiedToMe, managedInstances, ownInstances } from '@campus/contract/approval/task-lists.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { indexOf } from '@campus/flow/process/tree.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { readFromCursor } from '../../../platform/db/cursor.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { daysAtSchool } from '../../school/school/school-days.service.ts'
import { readPinned } from '../engine/pinned-process.ts'
import { shownPeople, shownUnits } from '../shown/shown-people.service.ts'
import { countInstances, type InstanceFilter, type InstanceListRow, listInstances, type Reach } from './instance-list.repository.ts'
import { rowsBefore } from './page-number.ts'

/** As the family calls how an instance ended. */
export const resultNames = { draft: 'RUNNING', running: 'RUNNING', passed: 'PASS', refused: 'REFUSE', cancelled: 'CANCEL' } as const

interface Shown {
  readonly person: (id: string) => ShownPerson
  readonly unit: (id: string | null) => string
}

/** The columns that every list of instances shows. */
type ShownRow = Omit<InstanceListRow, 'read_at' | 'copied_at'>

export const presentInstance = async (ctx: CallerCtx, row: ShownRow, { person, unit }: Shown): Promise<InstanceRow> => {
  const index = indexOf((await readPinned(ctx.sql, row.version_id)).tree)
  return {
    instanceId: row.id,
    number: row.number,
    processId: row.process_id,
    processDefName: say([row.process_name, row.process_name_en, row.process_name_tw], ctx.language),
    version: row.version_number,
    superInstanceId: row.parent_id,
    taskName: row.open_nodes.flatMap((id) => index.get(id)?.node.name ?? []).join(', '),
    owner: person(row.starter_id),
    ownerDept: unit(row.unit_id),
    status: row.state,
    result: resultNames[row.state],
    formAbstracts: row.card as InstanceRow['formAbstracts'],
    startTime: row.started_at?.toISOString() ?? null,
    finishTime: row.ended_at?.toISOString() ?? null,
  }
}

type Narrowed = Omit<InputOf<typeof ownInstances>, 'cursor' | 'pageNo' | 'pageSize'>

export const instancesOf = async (ctx: CallerCtx, given: Narrowed, as: InstanceFilter['as']): Promise<InstanceFilter> => ({
  ...(await daysAtSchool(ctx, given)),
  personId: ctx.caller.personId,
  as,
  processId: given.code,
  state: given.status,
  keyword: given.keyword || undefined,
})

const listAs = async (ctx: CallerCtx, given: InputOf<typeof ownInstances>, as: InstanceFilter['as']) => {
  const filter = await instancesOf(ctx, given, as)
  const { rows, nextCursor } = await readFromCursor(
    given,
    (from) => listInstances(ctx.sql, filter, { ...from, skip: rowsBefore(given) }),
    (row) => row,
  )
  const shown: Shown = {
    person: await shownPeople(
      ctx,
      rows.map(({ starter_id }) => starter_id),
    ),
    unit: await shownUnits(
      ctx,
      rows.map(({ unit_id }) => unit_id),
    ),
  }
  const presented: { row: InstanceListRow; instance: InstanceRow }[] = []
  for (const row of rows) presented.push({ row, instance: await presentInstance(ctx, row, shown) })
  return { presented, total: await countInstances(ctx.sql, filter), nextCursor }
}

const listing =
  (as: InstanceFilter['as']) =>
  async (ctx: CallerCtx, given: InputOf<typeof ownInstances>): Promise<OutputOf<typeof ownInstances>> => {
    const { presented, ...page } = await listAs(ctx, given, as)
    return { rows: presented.map(({ instance }) => instance), ...page }
  }

export const listOwn = listing('starter')
export const listAsDeputy = listing('deputy')
export const listAll = listing('any')

export const reachOf = async (ctx: CallerCtx): Promise<Reach> => {
  const { schoolId, roles } = ctx.caller
  return { schoolId, isAdministrator: roles.includes('admin'), scope: await scopeOf(ctx) }
}

/** What the caller looks after without having a task in it. */
export const listManaged = async (ctx: CallerCtx, given: InputOf<typeof managedInstances>): Promise<OutputOf<typeof managedInstances>> =>
  listing(await reachOf(ctx))(ctx, given)

export const listCopied = async (ctx: CallerCtx, given: InputOf<typeof copiedToMe>): Promise<OutputOf<typeof copiedToMe>> => {
  const { presented, ...page } = await listAs(ctx, given, given.unread ? 'unread_copied' : 'copied')
  return {
    rows: presented.map(({ row, instance }) => ({
      ...instance,
      isRead: row.read_at !== null,
      copiedAt: (row.copied_at ?? row.started_at ?? ctx.now()).toISOString(),
    })),
    ...page,
  }
}

import type { FormValues } from '@campus/contract/approval/form.ts'
import type { officeStart, ProcessItem, processForm, processGroups, processModel } from '@campus/contract/approval/processes.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { isMatterKind, matterScreens } from '@campus/contract/paths/matter-screens.ts'
import type { State } from '@campus/flow/engine/state.ts'
import { needsCalendar } from '@campus/flow/form/derived-values.ts'
import { rightsAt, rightsOfStarter } from '@campus/flow/form/rights.ts'
import { shownForm, writableValues } from '@campus/flow/form/shown-form.ts'
import { publicTree } from '@campus/flow/process/public-tree.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireReadable } from '../access/access.service.ts'
import { type PinnedProcess, readPinned } from '../engine/pinned-process.ts'
import { findInstance } from '../engine/state.repository.ts'
import { workingDaysOf } from '../lookup/lookup.service.ts'
import { pickableSteps } from '../shown/pickable-steps.service.ts'
import {
  findCounts,
  findOpenTasks,
  findPublishedProcess,
  listDrafts,
  listGroups,
  listPublished,
  listRecent,
  type PublishedRow,
} from './process.repository.ts'
import { searchTextOf } from './search-text.ts'
import { mayStart, startingCaller } from './start-right.service.ts'
import { starterUnits, unitsToStartFrom } from './starting-units.service.ts'

interface TitledRow {
  readonly name: string
  readonly name_en: string
  readonly name_tw: string
}
const titleIn = (ctx: CallerCtx, row: TitledRow) => say([row.name, row.name_en, row.name_tw], ctx.language)

const startScreenOf = (matter: string | null) => (matter !== null && isMatterKind(matter) ? matterScreens[matter].start : null)

const itemOf = (ctx: CallerCtx, row: PublishedRow): ProcessItem => ({
  formId: row.id,
  formName: titleIn(ctx, row),
  version: row.number,
  processDefId: row.version_id,
  logo: row.icon,
  groupId: row.group_id,
  isStop: row.is_stopped,
  remark: row.remark,
  updated: (row.published_at ?? ctx.now()).toISOString(),
  searchText: searchTextOf([row.name, row.name_en, row.name_tw, row.remark]),
  startsAt: startScreenOf(row.matter),
})

/** The processes that the caller may start, with those that are stopped for now. */
const listStartable = async (ctx: CallerCtx) => {
  const caller = await startingCaller(ctx)
  const rows = await listPublished(ctx.sql, ctx.caller.schoolId)
  const startable: PublishedRow[] = []
  for (const row of rows) if (mayStart(await readPinned(ctx.sql, row.version_id), caller)) startable.push(row)
  return startable
}

const grouped = async (ctx: CallerCtx, rows: readonly PublishedRow[]) =>
  (await listGroups(ctx.sql, ctx.caller.schoolId))
    .map((group) => ({
      id: group.id,
      name: titleIn(ctx, group),
      items: rows.filter(({ group_id }) => group_id === group.id).map((row) => itemOf(ctx, row)),
    }))
    .filter(({ items }) => items.length > 0)

export const listProcessGroups = async (ctx: CallerCtx): Promise<OutputOf<typeof processGroups>> => grouped(ctx, await listStartable(ctx))

/** Records of other areas begin there, so that they are no part of another process. */
export const listSubprocessGroups = async (ctx: CallerCtx): Promise<OutputOf<typeof processGroups>> =>
  grouped(
    ctx,
    (await listPublished(ctx.sql, ctx.caller.schoolId)).filter(({ matter }) => matter === null),
  )

export const tasksWaiting = (ctx: CallerCtx) => findOpenTasks(ctx.sql, ctx.caller.personId)

const recentCount = 6

export const readOfficeStart = async (ctx: CallerCtx): Promise<OutputOf<typeof officeStart>> => {
  const { personId } = ctx.caller
  const startable = await listStartable(ctx)
  const [groups, recentIds, drafts, counts] = await Promise.all([
    grouped(ctx, startable),
    listRecent(ctx.sql, personId, recentCount),
    listDrafts(ctx.sql, personId),
    findCounts(ctx.sql, personId),
  ])
  return {
    groups,
    recent: recentIds.flatMap((id) => startable.filter((row) => row.id === id).map((row) => itemOf(ctx, row))),
    drafts: drafts.map((row) => ({
      instanceId: row.id,
      formId: row.process_id,
      formName: titleIn(ctx, row),
      changedAt: (row.saved_at ?? row.created_at).toISOString(),
    })),
    counts: { todo: counts.todo, mySubmited: counts.mine, cc: counts.cc },
  }
}

/** A process that the caller may start; one that they may not is treated as missing. */
export const requireStartable = async (ctx: CallerCtx, processId: string) => {
  // Sent together: neither needs the answer of the other.
  const [row, caller] = await Promise.all([findPublishedProcess(ctx.sql, ctx.caller.schoolId, processId), startingCaller(ctx)])
  const process = row && (await readPinned(ctx.sql, row.version_id))
  if (!row || !process || !mayStart(process, caller)) throw refuse('not_found')
  if (row.is_stopped) throw refuse('process_stopped')
  return { row, process }
}

interface Earlier {
  readonly values: FormValues
  readonly picked: State['picked']
}

const nothingYet: Earlier = { values: {}, picked: {} }

const presentForm = async (
  ctx: CallerCtx,
  row: Pick<PublishedRow, 'id' | 'icon' | 'matter' | 'remark' | keyof TitledRow>,
  process: PinnedProcess,
  { values, picked }: Earlier,
): Promise<OutputOf<typeof processForm>> => {
  const { sign, enableCancel, undo, batch, customPrint } = process.settings
  const { schoolId, personId: starterId } = ctx.caller
  const units = await unitsToStartFrom(ctx)
  const formItems = [...shownForm(process.form, rightsAt(process.form, process.tree))]
  return {
    formId: row.id,
    formName: titleIn(ctx, row),
    logo: row.icon,
    formType: row.matter === null ? 'form' : 'matter',
    startsAt: startScreenOf(row.matter),
    processDefId: process.versionId,
    version: process.number,
    remark: row.remark,
    formItems,
    formConfig: { sign, enableCancel, undo, batch, customPrint },
    process: publicTree(process.tree),
    chooseUsers: await pickableSteps(ctx, { tree: process.tree, at: process.tree.id, picked }),
    formData: values,
    starterDepts: units,
    starterUnits: await starterUnits(ctx, { schoolId, starterId, unitIds: units.map(({ id }) => id) }),
    calendar: needsCalendar(formItems) ? await workingDaysOf(ctx, schoolId) : null,
  }
}

/**
 * A draft of the caller goes on as it was; an earlier application is copied, as far as the form still has its fields. What others wrote into
 * it is theirs: only the fields that the starter fills in are taken.
 */
const earlier = async (ctx: CallerCtx, instanceId: string, process: PinnedProcess): Promise<Earlier> => {
  const instance = await findInstance(ctx.sql, instanceId)
  if (!instance || instance.starter_id !== ctx.caller.personId) throw refuse('not_found')
  const values = writableValues(process.form, rightsAt(process.form, process.tree), instance.form_values as FormValues)
  return { values, picked: instance.picked as State['picked'] }
}

export const readProcessForm = async (
  ctx: CallerCtx,
  { formId, instanceId }: InputOf<typeof processForm>,
): Promise<OutputOf<typeof processForm>> => {
  const { row, process } = await requireStartable(ctx, formId)
  return presentForm(ctx, row, process, instanceId ? await earlier(ctx, instanceId, process) : nothingYet)
}

/** By the id of a process that the caller may start, or of an instance that they may see. */
export const readProcessModel = async (ctx: CallerCtx, { id }: InputOf<typeof processModel>): Promise<OutputOf<typeof processModel>> => {
  const published = await findPublishedProcess(ctx.sql, ctx.caller.schoolId, id)
  if (published) return readProcessForm(ctx, { formId: id })
  const { instance, process } = await requireReadable(ctx, id)
  const row = await findPublishedProcess(ctx.sql, ctx.caller.schoolId, instance.process_id)
  if (!row) throw refuse('not_found')
  const shown = await presentForm(ctx, row, process, nothingYet)
  return { ...shown, formItems: [...shownForm(process.form, rightsOfStarter(process.form, process.tree))] }
}

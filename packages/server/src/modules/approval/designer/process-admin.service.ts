import type { consoleProcesses, deleteProcessGroup, saveProcess, saveProcessGroup } from '@campus/contract/approval/console/processes.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { refusals } from '@campus/contract/refusals.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { breaks, isStillReferred } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { titleColumns, titlesOf } from '../../school/titles.ts'
import { listPeople } from '../lookup/lookup.repository.ts'
import { listGroups } from '../processes/process.repository.ts'
import { emptyProcess } from './empty-process.ts'
import * as repository from './process-admin.repository.ts'
import { insertDraft } from './version.repository.ts'

export const presentProcess = (row: repository.ProcessAdminRow) => ({
  id: row.id,
  groupId: row.group_id,
  ...titlesOf(row),
  remark: row.remark,
  icon: row.icon,
  isStopped: row.is_stopped,
  matter: row.matter,
  publishedNumber: row.published_number,
  hasDraft: Boolean(row.has_draft),
  running: row.running,
})

export const listAll = async (ctx: CallerCtx): Promise<OutputOf<typeof consoleProcesses>> => {
  const { schoolId } = ctx.caller
  const [groups, processes] = await Promise.all([listGroups(ctx.sql, schoolId), repository.listProcesses(ctx.sql, schoolId)])
  return {
    groups: groups.map((row) => ({ id: row.id, ...titlesOf(row), position: row.position })),
    processes: processes.map(presentProcess),
  }
}

const nameIndexes = { name: 'approval_group__name', nameEn: 'approval_group__name_en', nameTw: 'approval_group__name_tw' }

/** Says which of the three names another group has. */
const nameTaken = (ctx: CallerCtx, error: unknown) => {
  const taken = Object.entries(nameIndexes).find(([, index]) => breaks(error, index))
  return taken && refuse('group_name_taken', { fields: { [taken[0]]: say(refusals.group_name_taken, ctx.language) } })
}

export const keepGroup = async (ctx: CallerCtx, given: InputOf<typeof saveProcessGroup>): Promise<OutputOf<typeof saveProcessGroup>> => {
  try {
    return await inTransaction(ctx, async (ctx) => {
      const row = { ...titleColumns(given), position: given.position }
      const saved = await repository.saveGroup(ctx.sql, ctx.caller.schoolId, given.id, row)
      if (!saved) throw refuse('not_found')
      await record(ctx, {
        action: 'approval.group_saved',
        subjectKind: 'approval_group',
        subjectId: saved.id,
        details: { name: given.name },
      })
      return saved
    })
  } catch (error) {
    throw nameTaken(ctx, error) ?? error
  }
}

export const removeGroup = async (ctx: CallerCtx, { id }: InputOf<typeof deleteProcessGroup>): Promise<null> => {
  try {
    return await inTransaction(ctx, async (ctx) => {
      if (!(await repository.deleteGroup(ctx.sql, ctx.caller.schoolId, id))) throw refuse('not_found')
      await record(ctx, { action: 'approval.group_deleted', subjectKind: 'approval_group', subjectId: id })
      return null
    })
  } catch (error) {
    throw isStillReferred(error) ? refuse('group_in_use') : error
  }
}

const requirePeople = async (ctx: CallerCtx, ids: readonly string[]) => {
  if (ids.length === 0) return
  const found = (await listPeople(ctx.sql, ctx.caller.schoolId, ids)).filter(({ state }) => state === 'active')
  if (found.length !== new Set(ids).size) throw refuse('unknown_person')
}

export const keepProcess = (ctx: CallerCtx, given: InputOf<typeof saveProcess>): Promise<OutputOf<typeof saveProcess>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    if (!(await repository.findGroup(ctx.sql, schoolId, given.groupId))) throw refuse('not_found')
    await requirePeople(ctx, given.administrators)
    const row = {
      group_id: given.groupId,
      ...titleColumns(given),
      remark: given.remark,
      icon: given.icon,
      is_stopped: given.isStopped,
    }
    const id = given.id ?? (await repository.insertProcess(ctx.sql, { ...row, school_id: schoolId, created_at: ctx.now() })).id
    const held = await repository.lockProcess(ctx.sql, schoolId, id)
    if (!held) throw refuse('not_found')
    if (held.matter !== null && given.isStopped) throw refuse('matter_never_stops')
    if (given.id) await repository.updateProcess(ctx.sql, id, row)
    else
      await insertDraft(ctx.sql, {
        school_id: schoolId,
        process_id: id,
        ...emptyProcess(ctx.language),
        changed_by: personId,
        changed_at: ctx.now(),
      })
    await repository.replaceAdministrators(ctx.sql, schoolId, id, [...new Set(given.administrators)])
    const details = { name: given.name, isStopped: given.isStopped, administrators: given.administrators }
    await record(ctx, { action: 'approval.process_saved', subjectKind: 'approval_process', subjectId: id, details })
    return { id }
  })

import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { maxListed } from '@campus/contract/list-filter.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { handleFault, schoolFault, schoolFaults } from '@campus/contract/terminals/console.ts'
import { FaultKind, FaultState } from '@campus/contract/terminals/fault-kinds.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import type { WaitingRows } from '../../../platform/db/paging.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { narrowList, noteListRead } from '../../logs/lists/list-filter.service.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { isInScope, readingScopeOf, scopeOf } from '../../school/organisation/scope.service.ts'
import * as repository from '../faults/fault-case.repository.ts'
import { listReporters, listReportsOf } from '../faults/report.repository.ts'
import { imagesFor, notesOf, openPhone } from '../faults/report-view.ts'
import { lockStatus, type StatusRow, saveStatus } from '../status/status.repository.ts'
import { notifyScreens } from '../status/terminal-news.ts'
import { standsSince } from '../status/trouble.rules.ts'
import { closeFault, lockFaultOf } from '../terminal/fault.repository.ts'
import { notifyReporter } from '../terminal/fault-messages.ts'
import { requireTerminal } from '../terminal/terminal.service.ts'
import { nameOf } from '../terminal/terminal-view.ts'

export const presentCase = (ctx: CallerCtx, row: repository.CaseRow): OutputOf<typeof schoolFaults>['rows'][number] => ({
  id: row.id,
  terminal: { id: row.terminal_id, number: row.number, ...nameOf(row) },
  kind: FaultKind.parse(row.kind),
  state: FaultState.parse(row.state),
  isFoundByWatch: row.is_found_by_watch,
  isHealed: row.is_recovered,
  reports: row.reports,
  description: row.description,
  handler: personNameIn({ name: row.handler_name ?? '', namePinyin: row.handler_pinyin }, ctx.language),
  notes: notesOf(ctx, row),
  foundAt: row.found_at.toISOString(),
  handledAt: row.handled_at?.toISOString() ?? null,
})

/** Terminals serve the whole school and belong to no unit: a manager of a part of it reads their faults and handles none. */
const mayHandleFaults = async (ctx: CallerCtx) => (await scopeOf(ctx)) === 'school'

/** The faults that wait for the caller. */
export const faultsWaiting = async (ctx: CallerCtx): Promise<WaitingRows> =>
  (await mayHandleFaults(ctx)) ? repository.findUntreated(ctx.sql, ctx.caller.schoolId) : { count: 0, since: null, dueAt: null }

export const listCases = async (
  ctx: CallerCtx,
  { pageNum, pageSize, ...asked }: InputOf<typeof schoolFaults>,
): Promise<OutputOf<typeof schoolFaults>> => {
  const filter = { ...asked, ...(await narrowList(ctx, asked)) }
  const rows = await repository.listCases(ctx.sql, filter, { pageNum, pageSize })
  await noteListRead(ctx, { name: 'terminal_faults', isFirstPage: pageNum === 1, filter: asked }, rows)
  return {
    rows: rows.map((row) => presentCase(ctx, row)),
    total: await repository.countCases(ctx.sql, filter, maxListed + 1),
    mayHandle: await mayHandleFaults(ctx),
  }
}

/** Every reader sees what was written; who wrote it, only those who look after them, and their phone only who may call them. */
export const readCase = async (ctx: CallerCtx, { id }: InputOf<typeof schoolFault>): Promise<OutputOf<typeof schoolFault>> => {
  const row = await repository.findCase(ctx.sql, ctx.caller.schoolId, id)
  if (!row) throw refuse('not_found')
  const [mayKnow, mayCall] = [await readingScopeOf(ctx), await scopeOf(ctx)]
  const reported = (await listReportsOf(ctx.sql, id)).map((report) => ({
    id: report.id,
    personName: isInScope(mayKnow, report.unit_id)
      ? personNameIn({ name: report.person_name, namePinyin: report.person_pinyin }, ctx.language)
      : '',
    phone: isInScope(mayCall, report.unit_id) ? openPhone(ctx, report.phone_encrypted) : '',
    description: report.description,
    images: imagesFor(ctx, report.image_ids),
    at: report.created_at.toISOString(),
  }))
  return { ...presentCase(ctx, row), mayHandle: mayCall === 'school', reported }
}

/** The watch checks a closed trouble again; it is gone, or the case is reopened. */
const leaveToWatch = (ctx: CallerCtx, { terminal_id, troubles }: StatusRow, kind: FaultKind) =>
  saveStatus(ctx.sql, terminal_id, { troubles: troubles.filter((known) => known !== kind) })

export const handle = (ctx: CallerCtx, { id, notes, isSure }: InputOf<typeof handleFault>) =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const known = await repository.findCase(ctx.sql, schoolId, id)
    if (!known) throw refuse('not_found')
    if (!(await mayHandleFaults(ctx))) throw refuse('forbidden')
    // The status first, as the watch holds them: neither waits for the other in a circle.
    const status = await lockStatus(ctx.sql, known.terminal_id)
    const fault = await lockFaultOf(ctx.sql, schoolId, id)
    if (fault?.state !== 'untreated') throw refuse('already_handled')
    const [terminal, kind, now] = [await requireTerminal(ctx, fault.terminal_id), FaultKind.parse(fault.kind), ctx.now()]
    if (status && !isSure && standsSince(status, kind, now)) throw refuse('fault_stands')
    await closeFault(ctx.sql, id, { handlerId: personId, notes, now })
    if (status) await leaveToWatch(ctx, status, kind)
    await resolveMessages(ctx, 'terminal_fault_case', id)
    for (const reporter of await listReporters(ctx.sql, id))
      await notifyReporter(ctx, terminal, {
        reportId: reporter.report_id,
        personId: reporter.person_id,
        kind,
        notes: [notes, notes, notes],
      })
    await notifyScreens(ctx, { schoolId, terminalId: terminal.id })
    await record(ctx, { action: 'terminals.fault_handled', subjectKind: 'terminal_fault', subjectId: id, details: { kind, isSure } })
    return null
  })

import { Readable } from 'node:stream'
import type { InputOf } from '@campus/contract/call.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import type { scheduleExport } from '@campus/contract/schedule/exports.ts'
import type { ScheduleTable } from '@campus/contract/schedule/import-fields.ts'
import { maxTableLines } from '@campus/contract/tables.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { tableTypes } from '../../../platform/tables/table.ts'
import { makeTable } from '../../../platform/tables/table-work.ts'
import { record } from '../../audit/audit.service.ts'
import { termName } from '../calendar/calendar.rules.ts'
import { listTerms } from '../calendar/term.repository.ts'
import { requireRegistrar } from '../console/registrar.service.ts'
import { makeCalendar } from './calendar.service.ts'
import { makeRosterZip } from './oneroster.service.ts'
import { readPlanTable } from './plan-table.service.ts'
import { makeDoorSheet, makeSignSheet } from './sheet.service.ts'

const names: Record<ScheduleTable, Phrase> = {
  rooms: ['教室', 'rooms', '教室'],
  sections: ['教学班', 'sections', '教學班'],
  rosters: ['名单', 'rosters', '名單'],
  times: ['排课', 'weekly-times', '排課'],
}

const requireTerm = async (ctx: CallerCtx, termId: string | undefined) => {
  const term = (await listTerms(ctx.sql, ctx.caller.schoolId)).find(({ id }) => id === termId)
  if (!term) throw refuse('not_found')
  return term
}

type Given = InputOf<typeof scheduleExport>

const makePlan = async (ctx: CallerCtx, kind: ScheduleTable | 'oneroster', { format, termId }: Given): Promise<RawAnswer> => {
  const { schoolId } = ctx.caller
  await requireRegistrar(ctx)
  const term = kind === 'rooms' ? undefined : await requireTerm(ctx, termId)
  const details = { kind, termId: term?.id ?? null }
  if (kind === 'oneroster' && term) {
    const { count, content } = await makeRosterZip(ctx, schoolId, term)
    if (count > maxTableLines) throw refuse('export_too_large')
    await record(ctx, { action: 'schedule.exported', subjectKind: 'school', subjectId: schoolId, details })
    return { content: Readable.from(content()), contentType: 'application/zip', name: `oneroster-${termName(term)}.zip` }
  }
  if (kind === 'oneroster') throw refuse('not_found')
  const table = await readPlanTable(ctx, kind, schoolId, term)
  if (table.length - 1 > maxTableLines) throw refuse('export_too_large')
  await record(ctx, { action: 'schedule.exported', subjectKind: 'school', subjectId: schoolId, details: { ...details, format } })
  const content = await makeTable(table, format)
  const name = [say(names[kind], ctx.language), ...(term ? [termName(term)] : [])].join('-')
  return { content, contentType: tableTypes[format], name: `${name}.${format}`, size: content.length }
}

/** The plan is for managers of the whole school; sheets of a section for managers of its unit, sheets of a room for any manager. */
export const giveExport = async (ctx: CallerCtx, given: Given): Promise<RawAnswer> => {
  const { kind, termId, of, id = '' } = given
  if (kind === 'signs') return makeSignSheet(ctx, id)
  if (kind === 'door') return makeDoorSheet(ctx, await requireTerm(ctx, termId), id)
  if (kind === 'calendar') return makeCalendar(ctx, await requireTerm(ctx, termId), of ?? 'section', id)
  return makePlan(ctx, kind, given)
}

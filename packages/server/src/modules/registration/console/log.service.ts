import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { caseLog, RegistrationLogFilter, registrationLog } from '@campus/contract/registration/console/cases.ts'
import type { z } from 'zod'
import type { CallerCtx } from '../../../context/context.ts'
import { readFromCursor } from '../../../platform/db/cursor.ts'
import { refuse } from '../../../platform/refuse.ts'
import { noteListRead } from '../../logs/lists/list-filter.service.ts'
import { noteReading } from '../../logs/note-reading.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { daysAtSchool } from '../../school/school/school-days.service.ts'
import { countLog, type LogFilter, listLog } from './log.repository.ts'

type Line = OutputOf<typeof caseLog>[number]
const maxLines = 500

const presentTo =
  ({ language }: CallerCtx) =>
  (row: Awaited<ReturnType<typeof listLog>>[number]): Line => ({
    id: row.id,
    caseId: row.case_id,
    event: row.kind,
    at: row.at.toISOString(),
    actor: personNameIn({ name: row.actor ?? '', namePinyin: row.actor_pinyin }, language),
    name: row.name,
    number: row.number,
    state: row.state,
    notes: row.notes,
  })

export const logFilterOf = async (
  ctx: CallerCtx,
  { from, until, ...asked }: z.output<typeof RegistrationLogFilter>,
): Promise<LogFilter> => ({
  schoolId: ctx.caller.schoolId,
  scope: await readingScopeOf(ctx),
  ...asked,
  ...(await daysAtSchool(ctx, { from, until })),
})

export const readLog = async (
  ctx: CallerCtx,
  { event, words, from, until, ...page }: InputOf<typeof registrationLog>,
): Promise<OutputOf<typeof registrationLog>> => {
  const filter = await logFilterOf(ctx, { event, words, from, until })
  const log = await readFromCursor(page, (from) => listLog(ctx.sql, filter, from), presentTo(ctx))
  await noteListRead(
    ctx,
    { name: 'registration_log', isFirstPage: page.cursor === undefined, filter: { event, words, from, until } },
    log.rows,
  )
  return { ...log, total: await countLog(ctx.sql, filter) }
}

export const readCaseLog = async (ctx: CallerCtx, { id }: InputOf<typeof caseLog>): Promise<Line[]> => {
  const filter = { schoolId: ctx.caller.schoolId, scope: await readingScopeOf(ctx), caseId: id }
  const rows = await listLog(ctx.sql, filter, { limit: maxLines })
  if (rows.length === 0) throw refuse('not_found')
  await noteReading(ctx, { name: 'registration_case', filter: { caseId: id } })
  return rows.toReversed().map(presentTo(ctx))
}

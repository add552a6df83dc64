import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { caseLog, registrationLog } from '@campus/contract/registration/console/cases.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { readFromCursor } from '../../../platform/db/cursor.ts'
import { refuse } from '../../../platform/refuse.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { countLog, listLog } from './log.repository.ts'

type Line = OutputOf<typeof caseLog>[number]
const maxLines = 500

const present = (row: Awaited<ReturnType<typeof listLog>>[number]): Line => ({
  id: row.id,
  caseId: row.case_id,
  event: row.kind,
  at: row.at.toISOString(),
  actor: row.actor ?? '',
  name: row.name,
  number: row.number,
  state: row.state,
  notes: row.notes,
})

export const readLog = async (
  ctx: CallerCtx,
  { event, words, ...page }: InputOf<typeof registrationLog>,
): Promise<OutputOf<typeof registrationLog>> => {
  const filter = { schoolId: ctx.caller.schoolId, scope: await readingScopeOf(ctx), event, words }
  const log = await readFromCursor(page, (from) => listLog(ctx.sql, filter, from), present)
  return { ...log, total: await countLog(ctx.sql, filter) }
}

export const readCaseLog = async (ctx: CallerCtx, { id }: InputOf<typeof caseLog>): Promise<Line[]> => {
  const filter = { schoolId: ctx.caller.schoolId, scope: await readingScopeOf(ctx), caseId: id }
  const rows = await listLog(ctx.sql, filter, { limit: maxLines })
  if (rows.length === 0) throw refuse('not_found')
  return rows.toReversed().map(present)
}

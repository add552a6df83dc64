import type { consoleWarnings, handleWarning } from '@campus/contract/attendance/console.ts'
import type { ownWarnings, Warning } from '@campus/contract/attendance/warnings.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type Language, say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { isInScope, readingScopeOf, scopeOf } from '../../school/organisation/scope.service.ts'
import { daysAtSchool } from '../../school/school/school-days.service.ts'
import { findPerson, findSection } from '../reading/reading.repository.ts'
import { requireReadable } from '../reading/reading.service.ts'
import { presentUnit } from '../reading/unit-name.ts'
import * as repository from './warning.repository.ts'

type Row = Awaited<ReturnType<typeof repository.listWarningsOf>>[number]

const present = (row: Row, language: Language): Warning => ({
  id: row.id,
  kind: row.kind,
  course: say([row.course_name ?? '', row.course_name_en ?? '', row.course_name_tw ?? ''], language),
  sectionId: row.section_id,
  measured: row.measured,
  threshold: row.threshold,
  from: row.from_day,
  until: row.until_day,
  raisedAt: row.raised_at.toISOString(),
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  handling: row.handling,
  notes: row.notes,
})

export const listOwnWarnings = async (ctx: CallerCtx, { personId }: InputOf<typeof ownWarnings>): Promise<OutputOf<typeof ownWarnings>> =>
  (await repository.listWarningsOf(ctx.sql, await requireReadable(ctx, personId, 'warnings'))).map((row) => present(row, ctx.language))

export const listForConsole = async (
  ctx: CallerCtx,
  { words, kind, state, from, until, sort, ...page }: InputOf<typeof consoleWarnings>,
): Promise<OutputOf<typeof consoleWarnings>> => {
  const days = await daysAtSchool(ctx, { from, until })
  const filter = { schoolId: ctx.caller.schoolId, scope: await readingScopeOf(ctx), words, kind, state, ...days }
  const rows = await repository.listWarnings(ctx.sql, filter, page, sort)
  return {
    rows: rows.map((row) => ({
      ...present(row, ctx.language),
      person: {
        id: row.person_id,
        name: personNameIn({ name: row.person_name, namePinyin: row.person_pinyin }, ctx.language),
        number: row.person_number,
        unitName: presentUnit(row, ctx.language),
      },
      handledBy: personNameIn({ name: row.handler_name ?? '', namePinyin: row.handler_pinyin }, ctx.language),
    })),
    total: await repository.countWarnings(ctx.sql, filter),
  }
}

export const warningsWaiting = async (ctx: CallerCtx) =>
  repository.measureOpenWarnings(ctx.sql, { schoolId: ctx.caller.schoolId, scope: await scopeOf(ctx) })

const requireInScope = async (ctx: CallerCtx, row: { readonly person_id: string; readonly section_id: string | null }) => {
  const { schoolId } = ctx.caller
  const [scope, person] = [await scopeOf(ctx), await findPerson(ctx.sql, row.person_id, schoolId)]
  const section = row.section_id === null ? undefined : await findSection(ctx.sql, row.section_id, schoolId)
  if (!isInScope(scope, person?.org_unit_id ?? null) && !isInScope(scope, section?.unit_id ?? null)) throw refuse('not_found')
}

export const handle = (ctx: CallerCtx, { id, handling, notes }: InputOf<typeof handleWarning>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const row = await repository.lockWarning(ctx.sql, id, schoolId)
    if (!row) throw refuse('not_found')
    await requireInScope(ctx, row)
    if (row.person_id === personId) throw refuse('own_request')
    if (row.withdrawn_at !== null || row.handling !== null) throw refuse('already_decided')
    await repository.saveHandling(ctx.sql, id, { handling, notes, handled_by: personId, handled_at: ctx.now() })
    await record(ctx, {
      action: `attendance.warning_${handling}`,
      subjectKind: 'warning',
      subjectId: id,
      details: { personId: row.person_id },
    })
    return null
  })

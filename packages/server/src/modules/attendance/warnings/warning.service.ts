import type { consoleWarnings, handleWarning } from '@campus/contract/attendance/console.ts'
import type { ownWarnings, Warning } from '@campus/contract/attendance/warnings.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { isInScope, readingScopeOf, scopeOf } from '../../school/organisation/scope.service.ts'
import { daysAtSchool } from '../../school/school/school-days.service.ts'
import { findPerson, findSection } from '../reading/reading.repository.ts'
import { requireReadable } from '../reading/reading.service.ts'
import { presentUnit } from '../reading/unit-name.ts'
import { findNamedSection } from './figures.repository.ts'
import { judgeSections } from './judge.service.ts'
import * as repository from './warning.repository.ts'
import { tellWarned } from './warning-messages.ts'

type Handling = InputOf<typeof handleWarning>['handling']
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
      isCauseGone: row.cause_gone_at !== null,
      handledBy: personNameIn({ name: row.handler_name ?? '', namePinyin: row.handler_pinyin }, ctx.language),
    })),
    total: await repository.countWarnings(ctx.sql, filter),
  }
}

export const warningsWaiting = async (ctx: CallerCtx) =>
  repository.measureOpenWarnings(ctx.sql, { schoolId: ctx.caller.schoolId, scope: await scopeOf(ctx) }, ctx.caller.personId)

const requireInScope = async (ctx: CallerCtx, row: { readonly person_id: string; readonly section_id: string | null }) => {
  const { schoolId } = ctx.caller
  const [scope, person] = [await scopeOf(ctx), await findPerson(ctx.sql, row.person_id, schoolId)]
  const section = row.section_id === null ? undefined : await findSection(ctx.sql, row.section_id, schoolId)
  if (!isInScope(scope, person?.org_unit_id ?? null) && !isInScope(scope, section?.unit_id ?? null)) throw refuse('not_found')
}

type Locked = NonNullable<Awaited<ReturnType<typeof repository.lockWarning>>>

/** Who may not sit an exam, or may again, hears it from the school. */
const tellBarred = async (ctx: CallerCtx, row: Locked, handling: Handling, notes: string) => {
  if (handling !== 'barred' && row.handling !== 'barred') return
  const section = row.section_id === null ? undefined : await findNamedSection(ctx.sql, row.section_id)
  const [name, nameEn, nameTw] = section ? [section.name, section.name_en, section.name_tw] : ['', '', '']
  const body: Phrase = [`${name}\n${notes}`, `${nameEn}\n${notes}`, `${nameTw}\n${notes}`]
  const what = handling === 'barred' ? 'barred' : 'bar_lifted'
  await tellWarned(ctx, row.school_id, { to: row.person_id, id: row.id, kind: row.kind, what }, body)
}

/** What was done can be decided again: so a bar is lifted. */
export const handle = (ctx: CallerCtx, { id, handling, notes }: InputOf<typeof handleWarning>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const row = await repository.lockWarning(ctx.sql, id, schoolId)
    if (!row) throw refuse('not_found')
    await requireInScope(ctx, row)
    if (row.person_id === personId) throw refuse('own_request')
    if (row.withdrawn_at !== null || row.handling === handling) throw refuse('already_decided')
    await repository.saveHandling(ctx.sql, id, { handling, notes, handled_by: personId, handled_at: ctx.now() })
    await tellBarred(ctx, row, handling, notes)
    // A bar that is lifted leaves a warning that may have lost its cause.
    if (row.handling === 'barred' && row.section_id !== null) await judgeSections(ctx, schoolId, [row.section_id])
    await record(ctx, {
      action: `attendance.warning_${handling}`,
      subjectKind: 'warning',
      subjectId: id,
      details: { personId: row.person_id },
    })
    return null
  })

import type { consoleAttendance, correctAttendance } from '@campus/contract/attendance/console.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { isLessonInScope } from '../../schedule/lessons/lesson.service.ts'
import { findPlaceInRoster } from '../../schedule/lessons/lesson-roster.repository.ts'
import { isInScope, readingScopeOf, scopeOf } from '../../school/organisation/scope.service.ts'
import { findLesson } from '../lessons/lesson.repository.ts'
import { readerOf } from '../lessons/reader.service.ts'
import { findPerson } from '../reading/reading.repository.ts'
import { correct } from '../records/correct.service.ts'
import { countRecords, listRecords, type RecordRow } from '../records/record.repository.ts'
import { presentRecord } from '../records/record-view.ts'

export const presentRows = async (ctx: CallerCtx, rows: readonly RecordRow[]): Promise<OutputOf<typeof consoleAttendance>['rows']> => {
  const reader = await readerOf(ctx)
  return rows.flatMap((row) => (row.attended === null ? [] : [{ ...presentRecord(row, reader), state: row.attended }]))
}

export const listForConsole = async (
  ctx: CallerCtx,
  { pageNum, pageSize, sort, ...asked }: InputOf<typeof consoleAttendance>,
): Promise<OutputOf<typeof consoleAttendance>> => {
  const filter = { ...asked, schoolId: ctx.caller.schoolId, scope: await readingScopeOf(ctx) }
  const rows = await listRecords(ctx.sql, filter, { pageNum, pageSize }, sort === 'startsAt' ? 'asc' : 'desc')
  return { rows: await presentRows(ctx, rows), total: await countRecords(ctx.sql, filter) }
}

export const correctByManager = (ctx: CallerCtx, { lessonId, personId, state, reason }: InputOf<typeof correctAttendance>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId } = ctx.caller
    const [lesson, person, scope] = [await findLesson(ctx.sql, lessonId), await findPerson(ctx.sql, personId, schoolId), await scopeOf(ctx)]
    const isMine = lesson?.school_id === schoolId && (isLessonInScope(scope, lesson) || isInScope(scope, person?.org_unit_id ?? null))
    const [place] = lesson && isMine ? await findPlaceInRoster(ctx.sql, lessonId, [personId]) : []
    if (!lesson || !place) throw refuse('not_found')
    if (personId === ctx.caller.personId) throw refuse('own_request')
    if (lesson.opened_at === null) throw refuse('roll_call_not_open')
    await correct(ctx, lesson, { personId, sectionId: place.section_id, state, reason })
    await record(ctx, { action: 'attendance.corrected', subjectKind: 'lesson', subjectId: lessonId, details: { personId, state, reason } })
    return null
  })

import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { gradeSheet, ownGradeSheets, Sheet, SheetRow } from '@campus/contract/grades/sheets.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { listLines, listParts } from './line.repository.ts'
import * as repository from './sheet.repository.ts'
import { resultOf, usualParts } from './sheet.rules.ts'

export const todayOf = async (ctx: CallerCtx) => dayIn((await readSettings(ctx.sql, ctx.caller.schoolId)).timeZone, ctx.now())

export const presentRow = ({ language }: CallerCtx, row: repository.SheetRow): SheetRow => ({
  sectionId: row.id,
  sectionCode: row.code,
  course: { name: row.course_name, nameEn: row.course_name_en, nameTw: row.course_name_tw },
  unit: { name: row.unit_name, nameEn: row.unit_name_en, nameTw: row.unit_name_tw },
  academicYear: row.academic_year,
  semester: row.semester,
  teachers: row.teachers.map((teacher) => personNameIn(teacher, language)),
  state: row.state,
  isReturned: row.returned_reason !== '',
  people: row.people,
  complete: row.complete,
  changedAt: row.changed_at?.toISOString() ?? null,
  publishedAt: row.published_at?.toISOString() ?? null,
})

/** Parts and lines as they are stored; a sheet that was never saved has the usual parts. */
export const readContent = async (ctx: CallerCtx, sectionId: string, isOpen: boolean) => {
  const stored = await listParts(ctx.sql, sectionId)
  const rows = await listLines(ctx.sql, sectionId, { today: await todayOf(ctx), isOpen })
  const parts = stored.length > 0 ? stored.map(({ kind, name, weight }) => ({ kind, name, weight })) : [...usualParts]
  const lines = rows.map((row) => ({ ...row, marks: parts.map((_, at) => row.marks?.[stored[at]?.id ?? ''] ?? null) }))
  return { parts, lines }
}

export const presentSheet = async (ctx: CallerCtx, row: repository.SheetRow): Promise<Sheet> => {
  const { parts, lines } = await readContent(ctx, row.id, row.state === 'open')
  const isTeacher = row.teachers.some(({ id }) => id === ctx.caller.personId)
  return {
    ...presentRow(ctx, row),
    version: row.version,
    returnedReason: row.returned_reason,
    parts,
    lines: lines.map((line) => ({
      personId: line.person_id,
      name: personNameIn({ name: line.name, namePinyin: line.name_pinyin }, ctx.language),
      number: line.number,
      className: nameIn({ name: line.unit_name ?? '', nameEn: line.unit_name_en ?? '', nameTw: line.unit_name_tw ?? '' }, ctx.language),
      isRetake: line.is_retake,
      remark: line.remark,
      marks: line.marks,
      total: resultOf(parts, line),
    })),
    mayChange: isTeacher && row.state === 'open',
    mayDecide: !isTeacher && isInScope(await scopeOf(ctx), row.unit_id),
  }
}

export const listOwn = async (ctx: CallerCtx): Promise<OutputOf<typeof ownGradeSheets>> =>
  (await repository.listOfTeacher(ctx.sql, ctx.caller.personId, await todayOf(ctx))).map((row) => presentRow(ctx, row))

export const returnedSheetsWaiting = (ctx: CallerCtx) => repository.measureReturned(ctx.sql, ctx.caller.personId)

/** A section that the caller teaches; any other is treated as missing. */
export const requireTaught = async (ctx: CallerCtx, sectionId: string): Promise<repository.SheetRow> => {
  const row = await repository.findSheet(ctx.sql, ctx.caller.schoolId, sectionId, await todayOf(ctx))
  if (!row?.teachers.some(({ id }) => id === ctx.caller.personId)) throw refuse('not_found')
  return row
}

export const readOwn = async (ctx: CallerCtx, { sectionId }: InputOf<typeof gradeSheet>): Promise<Sheet> =>
  presentSheet(ctx, await requireTaught(ctx, sectionId))

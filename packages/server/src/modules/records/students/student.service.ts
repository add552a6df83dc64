import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { maskEmail, maskIdCard, maskPhone } from '@campus/contract/masks.ts'
import { studentFields } from '@campus/contract/records/student-fields.ts'
import type { studentById, studentList } from '@campus/contract/records/students.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { readRanks } from '../../academics/ranking/ranking.service.ts'
import { openIdCard } from '../../people/person/id-card.service.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { findWaiting } from '../changes/change.repository.ts'
import { presentChanges } from '../changes/change-view.ts'
import { columnOf } from '../changes/field-columns.ts'
import { listRecords, type RecordRow } from './record.repository.ts'
import { isAtSchool, presentPlaces, presentRecord, presentSource } from './record-view.ts'
import { countByStanding, countWithoutRecord, findStudent, listStudents, type StudentRow } from './student.repository.ts'

export const pageStudents = async (
  ctx: CallerCtx,
  { pageNum, pageSize, words = '', status, ...asked }: InputOf<typeof studentList>,
): Promise<OutputOf<typeof studentList>> => {
  const { schoolId } = ctx.caller
  const scope = await scopeOf(ctx)
  const filter = { schoolId, scope, words: words.toLowerCase().split(/\s+/).filter(Boolean), ...asked }
  const rows = await listStudents(ctx.sql, { ...filter, status }, { pageNum, pageSize })
  const counts = { studying: 0, graduated: 0, left: 0 }
  for (const { standing, count } of await countByStanding(ctx.sql, filter)) counts[standing] = count
  const isWhole = pageNum === 1 && words === '' && Object.values(asked).every((value) => value === undefined)
  return {
    rows: rows.map((row) => ({
      id: row.id,
      personId: row.person_id,
      studentId: row.number,
      name: row.name,
      gender: row.gender,
      grade: row.grade,
      ...presentPlaces(row),
      educationLevel: row.education_level,
      atschoolStatus: row.standing,
      isAtSchool: isAtSchool(row),
      databaseSource: presentSource(row),
      differences: row.differences,
    })),
    total: status ? counts[status] : counts.studying + counts.graduated + counts.left,
    counts,
    withoutRecord: isWhole ? await countWithoutRecord(ctx.sql, schoolId, scope) : null,
  }
}

/** Somebody outside the caller's scope is treated as missing. */
export const requireStudent = async (ctx: CallerCtx, personId: string): Promise<StudentRow> => {
  const student = await findStudent(ctx.sql, { schoolId: ctx.caller.schoolId, scope: await scopeOf(ctx) }, personId)
  if (!student) throw refuse('not_found')
  return student
}

const isOfLevel = (one: RecordRow, other: RecordRow) => one.education_level === other.education_level

/** Without what the old system knew of a course of study that a system of today knows as well. */
export const currentOf = (rows: readonly RecordRow[]) =>
  rows.filter((row) => !row.is_old || !rows.some((other) => !other.is_old && isOfLevel(row, other)))

const presentOld = (rows: readonly RecordRow[], today: RecordRow | undefined) => {
  const old = today && !today.is_old ? rows.find((row) => row.is_old && isOfLevel(row, today)) : undefined
  if (!today || !old) return null
  const differing = new Set<string>(today.differing ?? [])
  return { record: presentRecord(old), differences: studentFields.filter((field) => differing.has(columnOf[field])) }
}

const presentRanked = async (ctx: CallerCtx, row: RecordRow) => {
  const group = { id: row.id, schoolId: ctx.caller.schoolId, majorId: row.major_id, grade: row.grade, educationLevel: row.education_level }
  const { overall } = await readRanks(ctx, group)
  return { ...presentRecord(row), majorRanking: overall?.rank ?? null, majorNumberPeople: overall?.of ?? null }
}

export const readStudent = async (ctx: CallerCtx, { id, recordId }: InputOf<typeof studentById>): Promise<OutputOf<typeof studentById>> => {
  const student = await requireStudent(ctx, id)
  const rows = await listRecords(ctx.sql, id)
  const current = currentOf(rows)
  const chosen = recordId === undefined ? current[0] : current.find((row) => row.id === recordId)
  if (recordId !== undefined && !chosen) throw refuse('not_found')
  await noteViews(ctx, [id], 'record')
  const waiting = chosen && (await findWaiting(ctx.sql, chosen.id))
  const [shown = null] = waiting ? await presentChanges(ctx, [waiting]) : []
  return {
    personId: student.id,
    studentId: student.number,
    name: student.name,
    pinyin: student.name_pinyin,
    phone: maskPhone(student.phone ?? ''),
    email: maskEmail(student.email ?? ''),
    idCard: student.id_card_encrypted ? maskIdCard(openIdCard(ctx.services.secretBox, student.id_card_encrypted)) : '',
    record: chosen ? await presentRanked(ctx, chosen) : null,
    records: current.map((row) => ({
      id: row.id,
      databaseSource: presentSource(row),
      educationLevel: row.education_level,
      enrollmentDate: row.enrolled_on,
    })),
    old: presentOld(rows, chosen),
    waiting: shown,
    mayChange: student.id !== ctx.caller.personId,
  }
}

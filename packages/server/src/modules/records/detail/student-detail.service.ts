import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { maskEmail, maskIdCard, maskPhone } from '@campus/contract/masks.ts'
import { studentFields } from '@campus/contract/records/student-fields.ts'
import type { studentById } from '@campus/contract/records/students.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { readRanks } from '../../academics/ranking/ranking.service.ts'
import { openIdCard } from '../../people/person/id-card.service.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { findWaiting } from '../changes/change.repository.ts'
import { presentChanges } from '../changes/change-view.ts'
import { columnOf } from '../fields/field-columns.ts'
import { listRecords, type RecordRow } from '../students/record.repository.ts'
import { presentRecord, presentSource } from '../students/record-view.ts'
import { currentOf, isOfLevel, requireStudent } from '../students/student.service.ts'

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

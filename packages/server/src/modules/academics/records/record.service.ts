import type { Standing } from '@campus/contract/academics/records.ts'
import type { educationLevels } from '@campus/contract/records/student-fields.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { onceATransaction } from '../../../platform/db/once-a-transaction.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findRecord, listRecorded, listRecords, type RecordRow } from './record.repository.ts'

interface Titles {
  readonly name: string
  readonly nameEn: string
  readonly nameTw: string
}

/** One course of study of a person. Days are ISO dates; what the school does not know is empty. */
export interface StudentRecord {
  readonly id: string
  readonly schoolId: string
  readonly personId: string
  readonly source: Titles & { readonly code: string }
  readonly college: Titles
  readonly majorId: string | null
  readonly major: Titles
  readonly class: Titles
  readonly grade: string
  readonly gender: 'male' | 'female' | 'unknown'
  readonly birthDate: string
  readonly educationLevel: (typeof educationLevels)[number]
  readonly schoolLength: number
  readonly studentType: 'full_time' | 'part_time'
  readonly examNo: string
  readonly examCardNo: string
  readonly enrolledOn: string
  readonly expectedGraduationOn: string
  readonly standing: Standing
  readonly graduatedOn: string
  readonly graduationNo: string
  readonly degree: string
  readonly degreeEn: string
  readonly degreeNo: string
}

const titles = (name: string | null, nameEn: string | null, nameTw: string | null): Titles => ({
  name: name ?? '',
  nameEn: nameEn ?? '',
  nameTw: nameTw ?? '',
})

const present = (row: RecordRow): StudentRecord => ({
  id: row.id,
  schoolId: row.school_id,
  personId: row.person_id,
  source: { code: row.source_code, ...titles(row.source_name, row.source_name_en, row.source_name_tw) },
  college: titles(row.college_name, row.college_name_en, row.college_name_tw),
  majorId: row.major_id,
  major: titles(row.major_name, row.major_name_en, row.major_name_tw),
  class: titles(row.class_name, row.class_name_en, row.class_name_tw),
  grade: row.grade,
  gender: row.gender,
  birthDate: row.birth_date,
  educationLevel: row.education_level,
  schoolLength: row.school_length,
  studentType: row.student_type,
  examNo: row.exam_no,
  examCardNo: row.exam_card_no,
  enrolledOn: row.enrolled_on,
  expectedGraduationOn: row.expected_graduation_on,
  standing: row.standing,
  graduatedOn: row.graduated_on,
  graduationNo: row.graduation_no,
  degree: row.degree,
  degreeEn: row.degree_en,
  degreeNo: row.degree_no,
})

/** All that somebody studies and has studied here, the newest first. */
const listRecordsOnce = onceATransaction(listRecords)

export const recordsOf = async (ctx: Ctx, personId: string): Promise<StudentRecord[]> =>
  (await listRecordsOnce(ctx.sql, personId)).map(present)

/** Those among some people who study or studied here. */
export const peopleWithRecords = async (ctx: Ctx, personIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(personIds.length === 0 ? [] : (await listRecorded(ctx.sql, personIds)).map(({ person_id }) => person_id))

export const recordOf = async (ctx: Ctx, recordId: string, personId: string): Promise<StudentRecord | undefined> => {
  const row = await findRecord(ctx.sql, recordId, personId)
  return row && present(row)
}

/** The caller's own record that was asked for, else their newest; somebody else's is treated as missing. */
export const requireOwnRecord = async (ctx: CallerCtx, recordId: string | undefined): Promise<StudentRecord> => {
  const { personId } = ctx.caller
  const record = recordId === undefined ? (await recordsOf(ctx, personId))[0] : await recordOf(ctx, recordId, personId)
  if (!record) throw refuse('record_unknown')
  return record
}

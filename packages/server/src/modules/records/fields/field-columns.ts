import { type HistoryField, type StudentField, studentFields } from '@campus/contract/records/student-fields.ts'

/** The column that holds each field. Name and pinyin stand with the person, the rest in the record. */
export const columnOf = {
  name: 'name',
  pinyin: 'name_pinyin',
  gender: 'gender',
  birthDate: 'birth_date',
  grade: 'grade',
  college: 'college_id',
  major: 'major_id',
  class: 'class_id',
  educationLevel: 'education_level',
  schoolLength: 'school_length',
  studentType: 'student_type',
  examNo: 'exam_no',
  examCardNo: 'exam_card_no',
  enrollmentDate: 'enrolled_on',
  predictGraduateDate: 'expected_graduation_on',
  atschoolStatus: 'standing',
  awayReason: 'away_reason',
  leftAs: 'left_as',
  graduationDate: 'graduated_on',
  graduationNo: 'graduation_no',
  degree: 'degree',
  degreeEn: 'degree_en',
  degreeNo: 'degree_no',
} as const satisfies Record<StudentField, string>

export type RecordField = Exclude<StudentField, 'name' | 'pinyin'>
export type RecordColumn = (typeof columnOf)[RecordField]

const isOfRecord = (field: StudentField): field is RecordField => field !== 'name' && field !== 'pinyin'

export const recordFields = studentFields.filter(isOfRecord)
export const recordColumns: readonly RecordColumn[] = recordFields.map((field) => columnOf[field])

const fieldsByColumn = new Map<string, HistoryField>([
  ...studentFields.map((field) => [columnOf[field], field] as const),
  ['id_card', 'idCard'],
  ['class_name', 'class'],
])

/** Undefined for a column that is not shown by itself, such as a translated name of a class. */
export const fieldOf = (column: string): HistoryField | undefined => fieldsByColumn.get(column)

/** Fields whose values are ids of units. */
export const isUnitField = (field: HistoryField) => field === 'college' || field === 'major' || field === 'class'

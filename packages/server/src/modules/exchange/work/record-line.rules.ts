import { awayWords, genderWords, leftAsWords, levelWords, standingWords, studentTypeWords } from '@campus/contract/exchange/field-words.ts'
import type { DataField } from '@campus/contract/exchange/import-fields.ts'
import { z } from 'zod'
import type { RawLine } from '../../../platform/tables/columns.ts'
import { problemsOf } from '../../../platform/tables/outcome.ts'
import { unknownUnit } from '../../schedule/imports/lines/references.service.ts'
import { readLine } from './line-reader.ts'
import { problemTexts } from './problem-texts.ts'
import type { RecordRow } from './record.repository.ts'

type Field = DataField<'records'>

/** Colleges, majors and classes by code or name, and what lies above a class or a major. */
export interface KnownUnits {
  readonly college: ReadonlyMap<string, string | null>
  readonly major: ReadonlyMap<string, string | null>
  readonly class: ReadonlyMap<string, string | null>
  readonly above: ReadonlyMap<string, string | null>
}

export type RecordValues = Omit<RecordRow, 'id' | 'person_id' | 'source_id' | 'enrolled_on' | 'expected_graduation_on'> & {
  readonly enrolled_on: string
  readonly expected_graduation_on: string
}

export const fieldOfColumn = {
  college_id: 'college',
  major_id: 'major',
  class_id: 'class',
  class_name: 'className',
  class_name_en: 'classNameEn',
  class_name_tw: 'classNameTw',
  grade: 'grade',
  gender: 'gender',
  birth_date: 'birthDate',
  education_level: 'educationLevel',
  school_length: 'schoolLength',
  student_type: 'studentType',
  exam_no: 'examNo',
  exam_card_no: 'examCardNo',
  enrolled_on: 'enrolledOn',
  expected_graduation_on: 'expectedGraduationOn',
  standing: 'standing',
  away_reason: 'awayReason',
  left_as: 'leftAs',
  graduated_on: 'graduatedOn',
  graduation_no: 'graduationNo',
  degree: 'degree',
  degree_en: 'degreeEn',
  degree_no: 'degreeNo',
} as const satisfies Record<keyof RecordValues, Field>

const short = z.string().max(60)
const Values = z.object({
  class_name: short,
  class_name_en: z.string().max(120),
  class_name_tw: short,
  grade: z.string().min(1).max(20),
  education_level: z.enum(['associate', 'bachelor', 'master', 'doctor'], 'required'),
  school_length: z.number('required').min(0.5).max(9.5).multipleOf(0.5, 'wrong'),
  exam_no: short,
  exam_card_no: short,
  enrolled_on: z.string().min(1),
  expected_graduation_on: z.string().min(1),
  graduation_no: short,
  degree: short,
  degree_en: z.string().max(120),
  degree_no: short,
})

/**
 * The units of a line. A class says which major and college it belongs to, and a major which college; a class or major of before that does
 * not belong to what the line names is left.
 */
const readUnits = (line: ReturnType<typeof readLine<Field>>, before: RecordRow | undefined, units: KnownUnits) => {
  const reference = (field: 'college' | 'major' | 'class', known: string | null) => line.reference(field, units[field], known, unknownUnit)
  const isNamed = (field: 'college' | 'major' | 'class') => line.text(field) !== ''
  const above = (id: string | null) => (id === null ? null : (units.above.get(id) ?? null))
  const isApart = (id: string | null, upper: string | null) => above(id) !== null && above(id) !== upper
  const hasMajor = isNamed('class') || isNamed('major')

  let class_id = reference('class', before?.class_id ?? null)
  let major_id = reference('major', (isNamed('class') ? above(class_id) : null) ?? before?.major_id ?? null)
  const college_id = reference('college', (hasMajor ? above(major_id) : null) ?? before?.college_id ?? null)
  if (!hasMajor && isNamed('college') && isApart(major_id, college_id)) major_id = null
  const isMoved = major_id !== (before?.major_id ?? null)
  if (!isNamed('class') && isMoved && (major_id === null || isApart(class_id, major_id))) class_id = null
  if (line.problems.length === 0) {
    if (isNamed('class') && isApart(class_id, major_id)) line.add('major', problemTexts.apart)
    if (hasMajor && isApart(major_id, college_id)) line.add('college', problemTexts.apart)
  }
  return { class_id, major_id, college_id }
}

/** What does not go together; each is named at its column. */
const checkDays = (line: ReturnType<typeof readLine<Field>>, values: RecordValues) => {
  const { standing, graduated_on, enrolled_on, expected_graduation_on, degree_no, away_reason, left_as } = values
  if (away_reason !== '' && standing !== 'studying') line.add('awayReason', problemTexts.away)
  if (left_as !== '' && standing !== 'left') line.add('leftAs', problemTexts.leftAs)
  if ((standing === 'graduated') !== (graduated_on !== null)) line.add('graduatedOn', problemTexts.graduatedOn)
  if (graduated_on !== null && graduated_on <= enrolled_on) line.add('graduatedOn', problemTexts.graduatedLater)
  if (expected_graduation_on <= enrolled_on) line.add('expectedGraduationOn', problemTexts.graduatedLater)
  if (degree_no !== '' && standing !== 'graduated') line.add('degreeNo', problemTexts.degreeNo)
}

/** What a line gives; what is empty leaves what the school has. */
export const readRecord = ({ cells }: RawLine<Field>, before: RecordRow | undefined, units: KnownUnits) => {
  const line = readLine(cells)
  const enrolled_on = line.date('enrolledOn', before?.enrolled_on ?? '')
  const graduated_on = line.date('graduatedOn', null)
  const standing = line.word('standing', standingWords, graduated_on === null ? (before?.standing ?? 'studying') : 'graduated')
  const given = {
    ...readUnits(line, before, units),
    class_name: line.textOr('className', before?.class_name ?? ''),
    class_name_en: line.textOr('classNameEn', before?.class_name_en ?? ''),
    class_name_tw: line.textOr('classNameTw', before?.class_name_tw ?? ''),
    grade: line.textOr('grade', before?.grade ?? enrolled_on.slice(0, 4)),
    gender: line.word('gender', genderWords, before?.gender ?? 'unknown'),
    birth_date: line.date('birthDate', before?.birth_date ?? null),
    education_level: line.word('educationLevel', levelWords, before?.education_level),
    school_length: line.number('schoolLength', before?.school_length),
    student_type: line.word('studentType', studentTypeWords, before?.student_type ?? 'full_time'),
    exam_no: line.textOr('examNo', before?.exam_no ?? ''),
    exam_card_no: line.textOr('examCardNo', before?.exam_card_no ?? ''),
    enrolled_on,
    expected_graduation_on: line.date('expectedGraduationOn', before?.expected_graduation_on ?? ''),
    standing,
    // Who graduates is no longer away, and who comes back has not left.
    away_reason: line.word('awayReason', awayWords, standing === 'studying' ? (before?.away_reason ?? '') : ''),
    left_as: line.word('leftAs', leftAsWords, standing === 'left' ? (before?.left_as ?? '') : ''),
    graduated_on: graduated_on ?? (standing === 'graduated' ? (before?.graduated_on ?? null) : null),
    graduation_no: line.textOr('graduationNo', before?.graduation_no ?? ''),
    degree: line.textOr('degree', before?.degree ?? ''),
    degree_en: line.textOr('degreeEn', before?.degree_en ?? ''),
    degree_no: line.textOr('degreeNo', before?.degree_no ?? ''),
  }
  const parsed = Values.safeParse(given)
  if (!parsed.success && line.problems.length === 0) line.problems.push(...problemsOf(parsed.error, fieldOfColumn))
  if (!parsed.success || line.problems.length > 0) return { problems: line.problems }
  const values: RecordValues = { ...given, ...parsed.data }
  checkDays(line, values)
  return line.problems.length > 0 ? { problems: line.problems } : { values }
}

import type { Phrase } from '@campus/contract/language.ts'
import { academicSources } from '@campus/server/modules/academics/starter/sources.ts'
import type { NewRow } from '@campus/server/platform/db/sql.ts'
import { personId } from '../people/person-rows.ts'
import { colleges } from '../school/colleges.ts'
import { classNameOf, unitId } from '../school/unit-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'
import { joinPhrases, nameColumns } from '../titles.ts'
import { degreeOf } from './degrees.ts'
import { type Learner, lastDayOf } from './learner.ts'

export const sourceId = (code: string) => idOf('academic source', code)

export const sourceRows = () =>
  Object.entries(academicSources).map(([code, name], position) => ({
    id: sourceId(code),
    school_id: demoUniversity.id,
    code,
    ...nameColumns(name),
    position,
  }))

/** No university of the country has this number. */
const schoolNumber = '99999'

/** Numbers on paper are built as the ministry builds them: the school, what it is, the year, and one that runs on. */
const numbersOf = ({ person, isGraduated, entry, years, majorCode, source }: Learner) => {
  const serial = person.number.padStart(6, '0')
  const examNo = source === 'graduate' ? `${schoolNumber}${entry}${serial}` : `${String(entry).slice(2)}99${majorCode}${serial}`
  if (!isGraduated) return { exam_no: examNo }
  const [degree, degreeEn] = degreeOf(majorCode)
  const year = entry + years
  return {
    exam_no: examNo,
    graduated_on: lastDayOf({ entry, years }),
    graduation_no: `${schoolNumber}1${year}05${serial}`,
    degree,
    degree_en: degreeEn,
    degree_no: `${schoolNumber}4${year}${serial}`,
  }
}

const majorNames = new Map(colleges.flatMap(({ majors }) => majors.map(({ code, name }) => [code, name] as const)))
const masters: Phrase = ['硕士', 'master’s', '碩士']

/** A class that is no unit of the organisation is named in the record alone. */
const classColumns = ({ classCode, majorCode, entry, source }: Learner) => {
  const major = majorNames.get(majorCode)
  if (classCode || !major) return { class_id: classCode ? unitId(classCode) : null }
  const [class_name, class_name_en, class_name_tw] = classNameOf(source === 'graduate' ? joinPhrases(major, masters) : major, entry)
  return { class_id: null, class_name, class_name_en, class_name_tw }
}

/** An ID number contains the day of birth, and its last digit but one is odd for men. */
const bodyColumns = (idCard: string): Pick<NewRow<'student_record'>, 'gender' | 'birth_date'> => ({
  gender: Number(idCard.at(-2)) % 2 === 1 ? 'male' : 'female',
  birth_date: idCard.slice(6, 14).replace(/^(.{4})(.{2})(.{2})$/, '$1-$2-$3'),
})

export const recordRows = (learners: readonly Learner[]) =>
  learners.map(
    (learner): NewRow<'student_record'> => ({
      id: learner.recordId,
      school_id: demoUniversity.id,
      person_id: personId(learner.person.number),
      source_id: sourceId(learner.source),
      college_id: unitId(learner.collegeCode),
      major_id: unitId(learner.majorCode),
      ...classColumns(learner),
      grade: String(learner.entry),
      ...bodyColumns(learner.person.idCard),
      education_level: learner.source === 'graduate' ? 'master' : 'bachelor',
      school_length: learner.years,
      student_type: 'full_time',
      exam_card_no: learner.person.number.padStart(9, '9'),
      enrolled_on: `${learner.entry}-09-01`,
      expected_graduation_on: lastDayOf(learner),
      standing: learner.isGraduated ? 'graduated' : 'studying',
      ...numbersOf(learner),
    }),
  )

import { idOf } from '@campus/demo/seed.ts'
import { nameColumns } from '@campus/demo/titles.ts'
import type { NewRow } from '@campus/server/platform/db/sql.ts'
import type { OwnSchool } from './own-schools.ts'

const sourceIdOf = ({ code }: OwnSchool) => idOf('journey source', code)

export const sourceRows = (school: OwnSchool) => [
  {
    id: sourceIdOf(school),
    school_id: school.id,
    code: 'undergraduate',
    ...nameColumns(['本科教务系统', 'Undergraduate records', '大學部教務系統']),
  },
]

/** As much of a course of study as the simplest certificate needs. */
export const recordRows = (school: OwnSchool, today: Date) => {
  const { id, units, people } = school
  const entry = today.getFullYear() - 1
  return [people.student, people.classmate, people.stranger].map(
    (person): NewRow<'student_record'> => ({
      school_id: id,
      person_id: person.id,
      source_id: sourceIdOf(school),
      college_id: units.college.id,
      major_id: units.major.id,
      class_id: person.unitId,
      grade: String(entry),
      gender: 'female',
      education_level: 'bachelor',
      school_length: 4,
      student_type: 'full_time',
      enrolled_on: `${entry}-09-01`,
      expected_graduation_on: `${entry + 4}-06-30`,
      standing: 'studying',
    }),
  )
}

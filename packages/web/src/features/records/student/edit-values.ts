import { Id } from '@campus/contract/fields.ts'
import { NamePinyin } from '@campus/contract/people/profile-fields.ts'
import { StudentFields, studentFields } from '@campus/contract/records/student-fields.ts'
import { type StudentRecord, updateStudent } from '@campus/contract/records/students.ts'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { z } from 'zod'

/** A list in which nothing may be chosen. */
const ChosenUnit = z.union([z.literal(''), Id]).transform((id) => id || null)

/** The form as it is typed; what was empty before may stay empty. */
export const Edited = z.object({
  reason: updateStudent.body.shape.reason,
  fields: StudentFields.extend({
    pinyin: z.union([z.literal(''), NamePinyin]),
    college: ChosenUnit,
    major: ChosenUnit,
    class: ChosenUnit,
  }),
})
export type EditedInput = z.input<typeof Edited>
export type EditForm = FormOf<EditedInput, z.output<typeof Edited>>
type EditedFields = z.output<typeof Edited>['fields']

interface Named {
  readonly name: string
  readonly pinyin: string
}

const fieldsOf = ({ name, pinyin }: Named, record: StudentRecord): EditedFields => ({
  name,
  pinyin,
  gender: record.gender,
  birthDate: record.birthDate,
  grade: record.grade,
  college: record.college.id,
  major: record.major.id,
  class: record.class.id,
  educationLevel: record.educationLevel,
  schoolLength: record.schoolLength,
  studentType: record.studentType,
  examNo: record.examNo,
  examCardNo: record.examCardNo,
  enrollmentDate: record.enrollmentDate,
  predictGraduateDate: record.predictGraduateDate,
  atschoolStatus: record.atschoolStatus,
  awayReason: record.awayReason,
  leftAs: record.leftAs,
  graduationDate: record.graduationDate,
  graduationNo: record.graduationNo,
  degree: record.degree,
  degreeEn: record.degreeEn,
  degreeNo: record.degreeNo,
})

export const startOf = (named: Named, record: StudentRecord): EditedInput => {
  const fields = fieldsOf(named, record)
  return {
    reason: '',
    fields: { ...fields, college: fields.college ?? '', major: fields.major ?? '', class: fields.class ?? '' },
  }
}

/** Only what is not as it was. */
export const changedFields = (named: Named, record: StudentRecord, typed: EditedFields): Partial<EditedFields> => {
  const present = fieldsOf(named, record)
  const changed = studentFields.filter((field) => typed[field] !== present[field])
  return Object.fromEntries(changed.map((field) => [field, typed[field]]))
}

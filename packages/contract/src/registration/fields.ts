import { z } from 'zod'
import { call } from '../call.ts'
import { Email, Id, Mobile } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { GivenIdNumber } from '../people/profile-fields.ts'
import { RecordedType } from './states.ts'

/** What a school may ask of somebody who registers. */
export const registrationFields = [
  'name',
  'number',
  'idCard',
  'grade',
  'college',
  'major',
  'class',
  'department',
  'phone',
  'email',
] as const
export const RegistrationField = z.enum(registrationFields)
export type RegistrationField = z.infer<typeof RegistrationField>

/** What a school may ask of somebody who is in and whose record lacks it. */
export const lackingFields = ['idCard', 'phone', 'email', 'namePinyin'] as const
export const LackingField = z.enum(lackingFields)
export type LackingField = z.infer<typeof LackingField>

export const registrationFieldNames: Record<RegistrationField | LackingField, Phrase> = {
  name: ['姓名', 'Name', '姓名'],
  number: ['学号或工号', 'Student or staff number', '學號或工號'],
  idCard: ['身份证号', 'ID number', '身分證號'],
  grade: ['年级', 'Year of entry', '年級'],
  college: ['学院', 'College', '學院'],
  major: ['专业', 'Major', '專業'],
  class: ['班级', 'Class', '班級'],
  department: ['部门', 'Department', '部門'],
  phone: ['手机号', 'Phone number', '手機號碼'],
  email: ['邮箱', 'Email address', '電子信箱'],
  namePinyin: ['姓名拼音', 'Name in Latin letters', '姓名拼音'],
}

/** The fields as somebody fills them in; units by their ids. */
export const GivenFields = z.object({
  name: z.string().trim().min(2).max(50).optional(),
  number: z
    .string()
    .trim()
    .min(1)
    .max(50)
    .regex(/^[0-9A-Za-z-]+$/, 'person_number')
    .optional(),
  idCard: GivenIdNumber.optional(),
  grade: z.string().trim().min(1).max(20).optional(),
  college: Id.optional(),
  major: Id.optional(),
  class: Id.optional(),
  department: Id.optional(),
  phone: Mobile.optional(),
  email: Email.optional(),
})
export type GivenFields = z.infer<typeof GivenFields>

const AskedField = z.object({
  field: z.union([RegistrationField, LackingField]),
  label: z.string(),
  isRequired: z.boolean(),
  /** Compared with the record. */
  isBound: z.boolean(),
})

export const askedFields = call({
  method: 'GET',
  path: '/tcyApi/getSupplementField',
  who: 'public',
  summary: 'The fields that a school asks of a student or a member of staff who registers.',
  query: z.object({ schoolId: Id.optional(), userType: RecordedType }),
  output: z.array(AskedField),
  refusals: ['school_unknown', 'registration_closed'],
})

/** Of a case by its id; without one, of the logged-in person. */
const whose = z.object({ id: Id.optional() })

export const fieldsStillMissing = call({
  method: 'GET',
  path: '/tcyApi/getUserSupplementField',
  who: 'public',
  summary: 'The fields that a case still lacks or, without an id, that my record lacks.',
  query: whose,
  output: z.array(AskedField),
})

export const fieldsWithKnown = call({
  method: 'GET',
  path: '/tcyApi/getSupplementFieldAndInfo',
  who: 'public',
  summary: 'The fields asked of a case or, without an id, of me, each with what is known, masked.',
  query: whose,
  output: z.array(AskedField.extend({ value: z.string() })),
})

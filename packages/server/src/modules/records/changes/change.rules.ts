import { isDeepStrictEqual } from 'node:util'
import type { fieldTexts } from '@campus/contract/field-texts.ts'
import { type StudentField, type StudentFields, secondPersonFields, studentFields } from '@campus/contract/records/student-fields.ts'
import type { Column } from '../../../platform/db/sql.ts'
import type { Transitions } from '../../../platform/transitions.ts'

export const changeTransitions: Transitions<Column<'record_change', 'state'>> = {
  pending: ['approved', 'refused', 'withdrawn'],
  applied: [],
  approved: [],
  refused: [],
  withdrawn: [],
}

/** Every field as a text; what is not known is empty. */
export type Values = Readonly<Record<StudentField, string>>

export interface FieldChange {
  readonly field: StudentField
  readonly before: string
  readonly after: string
}

type Given = { readonly [Field in StudentField]?: StudentFields[Field] | string | undefined }

/** What a record says after a change. What another status does not allow goes with it. */
const afterChange = (present: Values, given: Given): Values => {
  const next: Record<StudentField, string> = { ...present }
  for (const field of studentFields) {
    const value = given[field]
    if (value !== undefined) next[field] = String(value ?? '')
  }
  if (next.atschoolStatus !== 'studying') next.awayReason = ''
  if (next.atschoolStatus !== 'left') next.leftAs = ''
  if (next.atschoolStatus !== 'graduated') Object.assign(next, { graduationDate: '', degreeNo: '' })
  return next
}

/** What a field that makes no sense beside the others says. */
export const problemsOf = (next: Values, given: Given): Partial<Record<StudentField, keyof typeof fieldTexts>> => ({
  ...(next.predictGraduateDate <= next.enrollmentDate && { predictGraduateDate: 'ends_before' }),
  ...(next.birthDate !== '' && next.birthDate >= next.enrollmentDate && { birthDate: 'wrong' }),
  ...(next.atschoolStatus === 'graduated' && next.graduationDate === '' && { graduationDate: 'required' }),
  ...(next.graduationDate !== '' && next.graduationDate <= next.enrollmentDate && { graduationDate: 'ends_before' }),
  ...(given.awayReason && next.awayReason === '' && { awayReason: 'wrong' }),
  ...(given.leftAs && next.leftAs === '' && { leftAs: 'wrong' }),
  ...(given.graduationDate && next.graduationDate === '' && { graduationDate: 'wrong' }),
  ...(given.degreeNo && next.degreeNo === '' && { degreeNo: 'wrong' }),
})

const needsSecondPerson = (field: StudentField) => secondPersonFields.some((one) => one === field)

export const planChange = (present: Values, given: Given) => {
  const next = afterChange(present, given)
  const changes = studentFields
    .filter((field) => next[field] !== present[field])
    .map((field): FieldChange => ({ field, before: present[field], after: next[field] }))
  return {
    next,
    now: changes.filter(({ field }) => !needsSecondPerson(field)),
    waiting: changes.filter(({ field }) => needsSecondPerson(field)),
  }
}

/** Whether the record still says what it said when the change was asked for, and the change would today be this one and make sense. */
export const isStillTrue = (present: Values, changes: readonly FieldChange[]) => {
  const given: Given = Object.fromEntries(changes.map(({ field, after }) => [field, after]))
  const { next, now, waiting } = planChange(present, given)
  const before = problemsOf(present, {})
  const isSound = Object.keys(problemsOf(next, given)).every((field) => field in before)
  return isSound && now.length === 0 && isDeepStrictEqual(new Set(waiting), new Set(changes))
}

import { z } from 'zod'
import { LackingField, RegistrationField } from './fields.ts'
import { CaseFileKind } from './files.ts'

/** Ways to prove who one is that a school may offer; a person of the school always may decide. */
export const proofMethods = ['code', 'face', 'authority'] as const

const distinct = <Item extends z.ZodType>(item: Item, keyOf: (value: z.output<Item>) => unknown) =>
  z
    .array(item)
    .max(200)
    .refine((items) => new Set(items.map(keyOf)).size === items.length, { message: 'wrong' })

const isAskedAlways = (fields: readonly { field: RegistrationField; isRequired: boolean }[], field: RegistrationField) =>
  fields.some((one) => one.field === field && one.isRequired)

/** What a school asks of one user type: the fields and which of them are held against the record, and how one proves who one is. */
export const RegistrationRules = z
  .object({
    fields: distinct(z.object({ field: RegistrationField, isRequired: z.boolean(), isBound: z.boolean() }), ({ field }) => field),
    /** What somebody who is in is asked for where the record lacks it. */
    lacking: distinct(LackingField, (field) => field),
    proofs: distinct(z.enum(proofMethods), (method) => method),
    files: distinct(z.object({ kind: CaseFileKind, isRequired: z.boolean() }), ({ kind }) => kind),
    /** Working days within which somebody decides. */
    decideDays: z.number().int().min(1).max(30),
  })
  .refine(({ fields }) => (['name', 'number', 'idCard'] as const).every((field) => isAskedAlways(fields, field)), {
    message: 'registration_basics',
    path: ['fields'],
  })
  .refine(({ fields }) => fields.some(({ field, isBound }) => isBound && (field === 'number' || field === 'idCard')), {
    message: 'registration_bound',
    path: ['fields'],
  })
export type RegistrationRules = z.infer<typeof RegistrationRules>

const bound = { isRequired: true, isBound: true } as const
const asked = { isRequired: false, isBound: false } as const

const common = {
  lacking: ['idCard', 'phone', 'email', 'namePinyin'],
  proofs: ['code', 'face'],
  decideDays: 3,
} satisfies Partial<RegistrationRules>

/** What holds where a school has decided nothing. */
export const usualRegistration = {
  student: {
    ...common,
    fields: [
      { field: 'name', ...bound },
      { field: 'number', ...bound },
      { field: 'idCard', ...bound },
      { field: 'grade', ...asked },
      { field: 'college', ...asked },
    ],
    files: [
      { kind: 'student_card', isRequired: true },
      { kind: 'recent', isRequired: true },
      { kind: 'diploma', isRequired: false },
      { kind: 'degree_certificate', isRequired: false },
      { kind: 'transcript', isRequired: false },
    ],
  },
  teacher: {
    ...common,
    fields: [
      { field: 'name', ...bound },
      { field: 'number', ...bound },
      { field: 'idCard', ...bound },
      { field: 'department', ...asked },
    ],
    files: [
      { kind: 'recent', isRequired: true },
      { kind: 'degree_certificate', isRequired: false },
    ],
  },
} satisfies Record<string, RegistrationRules>

export const RegistrationSettings = z.object({
  student: RegistrationRules.default(usualRegistration.student),
  teacher: RegistrationRules.default(usualRegistration.teacher),
})
export type RegistrationSettings = z.infer<typeof RegistrationSettings>

import { IdCardNumber } from '@campus/contract/account/id-card.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import type { PaperField, PaperKind, uploadPaper } from '@campus/contract/identity/papers.ts'
import { z } from 'zod'

export type ReadField = OutputOf<typeof uploadPaper>['sides'][number]['fields'][number]

/** What stands on each paper, in the order in which one reads it. */
export const fieldsOf: Readonly<Record<PaperKind, readonly PaperField[]>> = {
  resident_card: ['name', 'sex', 'nation', 'birthDate', 'address', 'number', 'authority', 'validFrom', 'validUntil'],
  hmt_pass: ['name', 'sex', 'birthDate', 'number', 'authority', 'validFrom', 'validUntil'],
  passport: ['name', 'sex', 'birthDate', 'nation', 'number', 'validUntil'],
  other: ['name', 'number', 'validUntil'],
}

const Day = z.union([z.literal(''), z.iso.date('calendar_day')])

const Written = z.object({
  name: z.string().trim().min(1).max(100),
  idCard: z.string().trim().min(1).max(50),
  sex: z.enum(['', 'male', 'female', 'other']),
  birthDate: Day,
  nation: z.string().trim().max(50),
  address: z.string().trim().max(200),
  authority: z.string().trim().max(100),
  validFrom: Day,
  validUntil: Day,
})
export type Written = z.infer<typeof Written>

/** The number of a resident card is believed by its check digit. It is called `idCard` here: fields of that name are never kept on the device. */
export const writtenSchema = (kind: PaperKind) => (kind === 'resident_card' ? Written.extend({ idCard: IdCardNumber }) : Written)

/** The form as the machine read the paper. */
export const writtenFrom = (fields: readonly ReadField[]): Written => {
  const values = new Map(fields.map(({ field, value }) => [field, value]))
  const text = (field: PaperField) => values.get(field) ?? ''
  const day = (field: PaperField) => Day.safeParse(text(field)).data ?? ''
  return {
    name: text('name'),
    idCard: text('number'),
    sex: Written.shape.sex.safeParse(text('sex')).data ?? '',
    birthDate: day('birthDate'),
    nation: text('nation'),
    address: text('address'),
    authority: text('authority'),
    validFrom: day('validFrom'),
    validUntil: day('validUntil'),
  }
}

/** What is sent of a paper: its own fields, without those left empty; no last day means without end. */
export const confirmedFrom = (kind: PaperKind, { idCard, sex, ...texts }: Written) => {
  const asked = new Set(fieldsOf[kind])
  const written = Object.entries(texts).filter(([name, value]) => asked.has(name as PaperField) && (value !== '' || name === 'validUntil'))
  return { ...Object.fromEntries(written), ...(idCard !== '' && { number: idCard }), ...(sex !== '' && asked.has('sex') && { sex }) }
}

import { Refusal } from '@campus/client/failures.ts'
import { IdCardNumber } from '@campus/contract/account/id-card.ts'
import { askCorrection, type correctedFields } from '@campus/contract/people/corrections.ts'
import { z } from 'zod'

export type CorrectedField = (typeof correctedFields)[number]

const Name = z.string().trim().min(1).max(50)
const { reason } = askCorrection.body.shape

/** A name may lie in a draft, an ID number may not: they are typed into fields of different names. */
export const correctionSchema = (field: CorrectedField) =>
  field === 'name' ? z.object({ name: Name, idCard: z.string(), reason }) : z.object({ name: z.string(), idCard: IdCardNumber, reason })

/** The server speaks of the value; here it stands at the field it was typed into. */
export const atTheValue = (error: unknown, field: CorrectedField): unknown => {
  if (!(error instanceof Refusal) || !error.fields['value']) return error
  const { value, ...others } = error.fields
  return new Refusal(error.code, error.message, { ...others, [field === 'name' ? 'name' : 'idCard']: value })
}

import { addPayGrievance, GrievanceKind } from '@campus/contract/appeals/pay-grievance.ts'
import { Id } from '@campus/contract/fields.ts'
import { PayWay } from '@campus/contract/payment/pay-ways.ts'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { toInstant } from '@campus/ui/time/local-time.ts'
import { z } from 'zod'

/** A clock that is a little fast is not from the future; the server is as patient. */
const tolerance = 300_000

const given = addPayGrievance.body.shape
const chosen = z.string().min(1)

/** The form as it is filled in: what is still to be chosen is an empty text, and the time is on the clock of the device. */
export const GrievanceTyped = addPayGrievance.body
  .extend({
    payWay: chosen.pipe(PayWay),
    paidAt: chosen
      .transform((typed) => toInstant(typed) ?? typed)
      .pipe(given.paidAt)
      .refine((at) => Date.parse(at) <= Date.now() + tolerance, { message: 'not_future' }),
    kind: GrievanceKind,
    templateId: z.literal('').or(Id),
    amount: z.number().int().min(1, 'amount').pipe(given.amount),
    screenshot: chosen.pipe(Id),
  })
  .refine(({ kind, templateId }) => kind === 'print' || templateId !== '', { path: ['templateId'], message: 'required' })
  .transform(({ templateId, ...typed }) => (templateId === '' || typed.kind === 'print' ? typed : { ...typed, templateId }))

export type GrievanceStart = z.input<typeof GrievanceTyped>
export type GrievanceForm = FormOf<GrievanceStart, z.output<typeof GrievanceTyped>>

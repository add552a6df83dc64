import { Refusal } from '@campus/client/failures.ts'
import { IdCardNumber } from '@campus/contract/account/id-card.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { Consent } from '@campus/contract/fields.ts'
import { type askedFields, GivenFields, RegistrationField, registrationFields } from '@campus/contract/registration/fields.ts'
import { z } from 'zod'

export interface AskedField {
  readonly field: RegistrationField
  readonly label: string
  readonly isRequired: boolean
}

/** Those that can be filled in before there is an account. */
export const fillable = (asked: OutputOf<typeof askedFields>): readonly AskedField[] =>
  asked.flatMap(({ field, label, isRequired }) => {
    const known = RegistrationField.safeParse(field).data
    return known ? [{ field: known, label, isRequired }] : []
  })

type Rule = z.ZodType<string | undefined, string | undefined>

const ruleOf = (field: RegistrationField): Rule => (field === 'idCard' ? IdCardNumber.optional() : GivenFields.shape[field])

const filled = z
  .string()
  .trim()
  .min(1)
  .transform((typed): string | undefined => typed)
const maybeFilled = z
  .string()
  .trim()
  .transform((typed) => (typed === '' ? undefined : typed))

const schemaOf = (field: RegistrationField, asked: readonly AskedField[]): z.ZodType<string | undefined, string> => {
  const one = asked.find((other) => other.field === field)
  if (!one) return z.string().transform(() => undefined)
  return (one.isRequired ? filled : maybeFilled).pipe(ruleOf(field))
}

export type TypedFields = Record<RegistrationField, string>

export const nothingTyped = Object.fromEntries(registrationFields.map((field) => [field, ''])) as TypedFields

/** Each field is checked by the contract's own rule, and only what is asked is sent. */
export const fieldShape = (asked: readonly AskedField[]) =>
  Object.fromEntries(registrationFields.map((field) => [field, schemaOf(field, asked)])) as Record<
    RegistrationField,
    z.ZodType<string | undefined, string>
  >

/** The form that a school's fields make. */
export const givenSchema = (asked: readonly AskedField[], captchaAnswer: z.ZodType<string, string>) =>
  z.object({ ...fieldShape(asked), captchaAnswer, agreed: z.boolean().pipe(Consent) })

const inside = 'fields.'

/** The server names a field by its place in what was sent; here it stands by itself. */
export const atGivenField = async <T>(sending: Promise<T>): Promise<T> => {
  try {
    return await sending
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const own = Object.entries(error.fields).map(([name, text]) => [name.startsWith(inside) ? name.slice(inside.length) : name, text])
    throw new Refusal(error.code, error.message, Object.fromEntries(own), error.facts)
  }
}

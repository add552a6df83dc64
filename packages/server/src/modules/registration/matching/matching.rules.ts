import type { GivenFields, RegistrationField } from '@campus/contract/registration/fields.ts'
import type { RegistrationRules } from '@campus/contract/registration/settings.ts'
import { normalName, normalNumber } from '../cases/given-fields.ts'

/** What a record says, in the words of the fields. */
export interface KnownFields {
  readonly name: string
  readonly number: string
  readonly idCard: string
  readonly grade: string
  readonly phone: string
  readonly email: string
  /** Its unit and those above it. */
  readonly unitIds: readonly string[]
}

const sames: Record<RegistrationField, (given: string, known: KnownFields) => boolean> = {
  name: (given, { name }) => normalName(given) === normalName(name),
  number: (given, { number }) => normalNumber(given) === normalNumber(number),
  idCard: (given, { idCard }) => idCard !== '' && given.toUpperCase() === idCard.toUpperCase(),
  grade: (given, { grade }) => given === grade,
  college: (given, { unitIds }) => unitIds.includes(given),
  major: (given, { unitIds }) => unitIds.includes(given),
  class: (given, { unitIds }) => unitIds.includes(given),
  department: (given, { unitIds }) => unitIds.includes(given),
  phone: (given, { phone }) => given === phone,
  email: (given, { email }) => given.toLowerCase() === email.toLowerCase(),
}

export const isSame = (field: RegistrationField, given: string | undefined, known: KnownFields) =>
  given !== undefined && sames[field](given, known)

/** A record fits when all bound fields are the same; one that was not given is not. */
export const fits = ({ fields }: Pick<RegistrationRules, 'fields'>, given: GivenFields, known: KnownFields) =>
  fields.filter(({ isBound }) => isBound).every(({ field }) => isSame(field, given[field], known))

/** Of what was given, the fields in which the record says something else. */
export const differencesOf = (given: GivenFields, known: KnownFields): RegistrationField[] =>
  (Object.keys(given) as RegistrationField[]).filter((field) => given[field] !== undefined && !isSame(field, given[field], known))

/** The system decides alone only where all three are the same. */
export const isSureMatch = (given: GivenFields, known: KnownFields) =>
  (['number', 'name', 'idCard'] as const).every((field) => isSame(field, given[field], known))

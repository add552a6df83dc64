import { maskEmail, maskIdCard, maskPhone } from '@campus/contract/masks.ts'
import { type GivenFields, RegistrationField, registrationFields } from '@campus/contract/registration/fields.ts'
import type { RecordedType } from '@campus/contract/registration/states.ts'
import { z } from 'zod'
import type { SecretBox } from '../../../platform/crypto/secret-box.ts'
import { fingerprintIdCard } from '../../people/person/id-card.service.ts'
import type { CaseRow } from './case.repository.ts'

export const givenPlace = 'registration.given'
export const caseIdCardPlace = 'registration.id_card'
export const caseEmailPlace = 'registration.email'
export const casePhonePlace = 'registration.phone'
export const targetPlace = 'registration.target'

/** Signs and widths in which the same name is typed. */
export const normalName = (name: string) =>
  name
    .normalize('NFKC')
    .replaceAll(/[\s·•・.]/g, '')
    .toLowerCase()
export const normalNumber = (number: string) => number.trim().toUpperCase()

/** In one order, so that the same fields give the same text. */
const textOf = (userType: RecordedType, given: GivenFields) => {
  const fields = registrationFields.filter((field) => field !== 'idCard' && given[field]).map((field) => [field, given[field]])
  return JSON.stringify({ userType, fields })
}

const Kept = z.object({ fields: z.array(z.tuple([RegistrationField, z.string()])) })

/** All but the ID number. */
export const encryptGiven = (secretBox: SecretBox, userType: RecordedType, given: GivenFields) => {
  const text = textOf(userType, given)
  return { given_encrypted: secretBox.encrypt(text, givenPlace), given_hash: secretBox.fingerprint(text, givenPlace) }
}

export const givenHashes = (secretBox: SecretBox, userType: RecordedType, given: GivenFields) =>
  secretBox.fingerprints(textOf(userType, given), givenPlace)

/** The hash is the one of the records, so that both are found by the same number. */
export const encryptCaseIdCard = (secretBox: SecretBox, idCard: string) => ({
  id_card_encrypted: secretBox.encrypt(idCard, caseIdCardPlace),
  id_card_hash: fingerprintIdCard(secretBox, idCard),
})

export const readGiven = (secretBox: SecretBox, row: Pick<CaseRow, 'given_encrypted' | 'id_card_encrypted'>): GivenFields => ({
  ...Object.fromEntries(Kept.parse(JSON.parse(secretBox.decrypt(row.given_encrypted, givenPlace))).fields),
  idCard: secretBox.decrypt(row.id_card_encrypted, caseIdCardPlace),
})

export const encryptEmail = (secretBox: SecretBox, email: string) => ({ email_encrypted: secretBox.encrypt(email, caseEmailPlace) })

/** Where the applicant is told how the case stands: by mail, or by SMS where a phone is all they left. */
export const encryptReach = (
  secretBox: SecretBox,
  { channel, target }: { readonly channel: 'phone' | 'email'; readonly target: string },
) => (channel === 'email' ? encryptEmail(secretBox, target) : { phone_encrypted: secretBox.encrypt(target, casePhonePlace) })

/** The phone or the address that the account will have. */
export const encryptTarget = (secretBox: SecretBox, target: string) => secretBox.encrypt(target, targetPlace)

export const emailOf = (secretBox: SecretBox, { email_encrypted }: Pick<CaseRow, 'email_encrypted'>) =>
  email_encrypted ? secretBox.decrypt(email_encrypted, caseEmailPlace) : ''

export const phoneOf = (secretBox: SecretBox, { phone_encrypted }: Pick<CaseRow, 'phone_encrypted'>) =>
  phone_encrypted ? secretBox.decrypt(phone_encrypted, casePhonePlace) : ''

export const maskedReach = (secretBox: SecretBox, row: Pick<CaseRow, 'email_encrypted' | 'phone_encrypted'>) => {
  const [email, phone] = [emailOf(secretBox, row), phoneOf(secretBox, row)]
  return { email: email && maskEmail(email), phone: phone && maskPhone(phone) }
}

const masks: Partial<Record<RegistrationField, (value: string) => string>> = { idCard: maskIdCard, phone: maskPhone, email: maskEmail }

/** As it may be shown; units stay ids. */
export const maskField = (field: RegistrationField, value: string) => masks[field]?.(value) ?? value

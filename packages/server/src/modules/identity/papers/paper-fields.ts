import type { InputOf } from '@campus/contract/call.ts'
import type { compareIdentity, PaperField } from '@campus/contract/identity/papers.ts'
import type { SecretBox } from '../../../platform/crypto/secret-box.ts'
import type { ReadField } from '../../../ports/papers/paper-port.ts'

export const paperPlace = 'identity_paper.fields'

/** What a person confirmed or corrected. */
export type ConfirmedFields = InputOf<typeof compareIdentity>['confirmed']

/** What is known of a paper, encrypted as one. */
export interface KnownFields {
  readonly front: readonly ReadField[]
  readonly back: readonly ReadField[]
  readonly confirmed: ConfirmedFields
}

const nothingKnown: KnownFields = { front: [], back: [], confirmed: {} }

export const encryptFields = (secretBox: SecretBox, fields: KnownFields) => secretBox.encrypt(JSON.stringify(fields), paperPlace)

export const openFields = (secretBox: SecretBox, encrypted: Buffer | null): KnownFields =>
  encrypted === null ? nothingKnown : (JSON.parse(secretBox.decrypt(encrypted, paperPlace)) as KnownFields)

export interface PaperValue {
  readonly value: string
  /** Whether it stands on the paper as the reader saw it, not only as it was typed. */
  readonly isRead: boolean
}

/** The value of a field: as confirmed, else the one that is proved, else the one the reader is surest of. */
export const valueOf = ({ front, back, confirmed }: KnownFields, field: PaperField): PaperValue => {
  const read = [...front, ...back]
    .filter((one) => one.field === field)
    .toSorted((one, other) => Number(other.isProved) - Number(one.isProved) || other.confidence - one.confidence)
  const value = confirmed[field] ?? read[0]?.value ?? ''
  return { value, isRead: read.some((one) => one.value === value) }
}

import type { SecretBox } from '../../../platform/crypto/secret-box.ts'

export const idCardPlace = 'person.id_card'

/** By which an ID number is found again without being readable. */
export const fingerprintIdCard = (secretBox: SecretBox, idCard: string) => secretBox.fingerprint(idCard, idCardPlace)

/** As it may stand in the table, also while the secret of the installation is being replaced. */
export const fingerprintsOfIdCard = (secretBox: SecretBox, idCard: string) => secretBox.fingerprints(idCard, idCardPlace)

/** The two columns of a person's ID number: readable again by the school, findable by who knows it. */
export const encryptIdCard = (secretBox: SecretBox, idCard: string) => ({
  id_card_encrypted: secretBox.encrypt(idCard, idCardPlace),
  id_card_hash: fingerprintIdCard(secretBox, idCard),
})

export const openIdCard = (secretBox: SecretBox, encrypted: Buffer) => secretBox.decrypt(encrypted, idCardPlace)

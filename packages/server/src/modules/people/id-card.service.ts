import type { Keeper } from '../../platform/secrets.ts'

export const idCardPlace = 'person.id_card'

/** By which an ID number is found again without being readable. */
export const fingerprintIdCard = (keeper: Keeper, idCard: string) => keeper.fingerprint(idCard, idCardPlace)

/** As it may stand in the table, also while the secret of the installation is being replaced. */
export const fingerprintsOfIdCard = (keeper: Keeper, idCard: string) => keeper.fingerprints(idCard, idCardPlace)

/** The two columns of a person's ID number: readable again by the school, findable by who knows it. */
export const sealIdCard = (keeper: Keeper, idCard: string) => ({
  id_card_sealed: keeper.seal(idCard, idCardPlace),
  id_card_hash: fingerprintIdCard(keeper, idCard),
})

export const openIdCard = (keeper: Keeper, sealed: Buffer) => keeper.open(sealed, idCardPlace)

import type { Keeper } from '../../platform/secrets.ts'

const about = 'person.id_card'

/** By which an ID number is found again without being readable. */
export const fingerprintIdCard = (keeper: Keeper, idCard: string) => keeper.fingerprint(idCard, about)

import type { Keeper } from '../../../platform/secrets.ts'

const about = 'emergency_contact.id_card'

export const sealEmergencyIdCard = (keeper: Keeper, idCard: string) => keeper.seal(idCard, about)
export const openEmergencyIdCard = (keeper: Keeper, sealed: Buffer) => keeper.open(sealed, about)

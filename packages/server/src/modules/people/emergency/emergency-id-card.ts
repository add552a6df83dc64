import type { Keeper } from '../../../platform/secrets.ts'

export const emergencyIdCardPlace = 'emergency_contact.id_card'

export const sealEmergencyIdCard = (keeper: Keeper, idCard: string) => keeper.seal(idCard, emergencyIdCardPlace)
export const openEmergencyIdCard = (keeper: Keeper, sealed: Buffer) => keeper.open(sealed, emergencyIdCardPlace)

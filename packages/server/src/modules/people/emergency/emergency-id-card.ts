import type { SecretBox } from '../../../platform/secrets.ts'

export const emergencyIdCardPlace = 'emergency_contact.id_card'

export const sealEmergencyIdCard = (secretBox: SecretBox, idCard: string) => secretBox.encrypt(idCard, emergencyIdCardPlace)
export const openEmergencyIdCard = (secretBox: SecretBox, sealed: Buffer) => secretBox.decrypt(sealed, emergencyIdCardPlace)

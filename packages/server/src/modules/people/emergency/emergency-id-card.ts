import type { SecretBox } from '../../../platform/crypto/secret-box.ts'

export const emergencyIdCardPlace = 'emergency_contact.id_card'

export const encryptEmergencyIdCard = (secretBox: SecretBox, idCard: string) => secretBox.encrypt(idCard, emergencyIdCardPlace)
export const openEmergencyIdCard = (secretBox: SecretBox, encrypted: Buffer) => secretBox.decrypt(encrypted, emergencyIdCardPlace)

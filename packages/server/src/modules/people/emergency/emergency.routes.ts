import { deleteEmergencyContact, emergencyContacts, saveEmergencyContact } from '@campus/contract/people/emergency-contacts.ts'
import { route } from '../../../http/route.ts'
import { listOwnContacts, removeContact, saveContact } from './emergency.service.ts'

export const emergencyRoutes = [
  route(emergencyContacts, listOwnContacts),
  route(saveEmergencyContact, saveContact),
  route(deleteEmergencyContact, removeContact),
]

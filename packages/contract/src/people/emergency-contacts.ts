import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Mobile } from '../fields.ts'
import { GivenIdNumber } from './profile-fields.ts'

export const maxEmergencyContacts = 3

const EmergencyContact = z.object({
  id: Id,
  name: z.string(),
  phone: z.string(),
  /** An entry of the dictionary `relation`. */
  relation: z.string(),
  /** Masked; empty when none was given. Once given it is frozen. */
  idCard: z.string(),
  hasPendingCorrection: z.boolean(),
})

export const emergencyContacts = call({
  method: 'GET',
  path: '/my/emergency-contacts',
  who: 'user',
  summary: 'My emergency contacts, at most three.',
  output: z.array(EmergencyContact),
})

export const saveEmergencyContact = call({
  method: 'POST',
  path: '/my/emergency-contacts',
  who: 'user',
  summary: 'Add or change one of my emergency contacts; an ID number that was saved can only be corrected by a reviewed request.',
  body: z.object({
    id: Id.optional(),
    name: z.string().trim().min(1).max(50),
    phone: Mobile,
    relation: z.string().trim().min(1).max(50),
    idCard: GivenIdNumber.optional(),
  }),
  sealed: ['idCard'],
  output: EmergencyContact,
  refusals: ['emergency_contacts_full', 'id_number_frozen'],
  idempotency: 'accepted',
})

export const deleteEmergencyContact = call({
  method: 'POST',
  path: '/my/emergency-contacts/delete',
  who: 'user',
  summary: 'Remove one of my emergency contacts.',
  body: z.object({ id: Id }),
  output: Done,
  idempotency: 'accepted',
})

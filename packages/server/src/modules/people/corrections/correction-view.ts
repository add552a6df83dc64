import type { OutputOf } from '@campus/contract/call.ts'
import { maskIdCard } from '@campus/contract/masks.ts'
import type { ownCorrections } from '@campus/contract/people/corrections.ts'
import type { SecretBox } from '../../../platform/crypto/secret-box.ts'
import { openEmergencyIdCard } from '../emergency/emergency-id-card.ts'
import { openIdCard } from '../person/id-card.service.ts'
import type { CorrectionRow } from './correction.repository.ts'

export const correctionPlace = 'profile_correction.value'
export const encryptValue = (secretBox: SecretBox, value: string) => secretBox.encrypt(value, correctionPlace)
export const openValue = (secretBox: SecretBox, row: Pick<CorrectionRow, 'value_encrypted'>) =>
  secretBox.decrypt(row.value_encrypted, correctionPlace)

type Shown = OutputOf<typeof ownCorrections>[number]

export const present = (secretBox: SecretBox, row: CorrectionRow): Shown => {
  const value = openValue(secretBox, row)
  return {
    id: row.id,
    field: row.field,
    value: row.field === 'name' ? value : maskIdCard(value),
    about: row.contact_name ?? '',
    reason: row.reason,
    state: row.state,
    notes: row.notes,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  }
}

/** What stands in the record now, in the place of which the value would come. */
export const presentValue = (secretBox: SecretBox, row: CorrectionRow): string => {
  if (row.field === 'name') return row.person_name
  if (row.field === 'id_card') return row.person_id_card ? maskIdCard(openIdCard(secretBox, row.person_id_card)) : ''
  return row.contact_id_card ? maskIdCard(openEmergencyIdCard(secretBox, row.contact_id_card)) : ''
}

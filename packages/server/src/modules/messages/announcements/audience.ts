import type { Phrase } from '@campus/contract/language.ts'
import type { Audience } from '@campus/contract/messages/announcements.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import type { listAudiences } from './audience.repository.ts'

type Row = Awaited<ReturnType<typeof listAudiences>>[number]

const everybody: Phrase = ['全校', 'The whole school', '全校']

export const toAudience = ({ kind, unit_id, role }: Row): Audience => {
  if (kind === 'unit' && unit_id) return { kind, unitId: unit_id }
  return kind === 'role' && role ? { kind, role } : { kind: 'school' }
}

export const nameOf = ({ kind, role, unit_name, unit_name_en, unit_name_tw }: Row): Phrase => {
  if (kind === 'role' && role) return userTypeNames[role]
  return kind === 'unit' ? [unit_name ?? '', unit_name_en ?? '', unit_name_tw ?? ''] : everybody
}

import { type cardAudiences, cardFields } from '@campus/contract/people/directory.ts'
import type { Role } from '@campus/contract/roles.ts'
import type { EditableSettings } from '@campus/contract/school/console/settings.ts'

type CardField = (typeof cardFields)[number]
type CardAudience = (typeof cardAudiences)[number]

/** How far somebody sees into the book. */
export interface Reach {
  readonly staff: boolean
  readonly students: EditableSettings['bookForStudents']
}

const staffRoles: ReadonlySet<Role> = new Set(['teacher', 'manager', 'admin', 'auditor'])

export const isStaff = (roles: readonly Role[]) => roles.some((role) => staffRoles.has(role))

/** Staff see the school; students see its staff, and each other as far as the school lets them; guests see nobody. */
export const reachOf = (roles: readonly Role[], bookForStudents: EditableSettings['bookForStudents']): Reach => {
  if (isStaff(roles)) return { staff: true, students: 'school' }
  if (roles.includes('student')) return { staff: true, students: bookForStudents }
  return { staff: false, students: 'nobody' }
}

const unlessDecided: Readonly<Record<CardField, CardAudience>> = {
  phone: 'staff',
  email: 'everyone',
  qq: 'class',
  number: 'staff',
  unit: 'everyone',
  portrait: 'nobody',
}

/** Who may see each field: as its owner decided, and as usual where they decided nothing. */
export const audiencesOf = (decided: readonly { field: string; audience: string }[]): Record<CardField, CardAudience> => ({
  ...unlessDecided,
  ...(Object.fromEntries(decided.map(({ field, audience }) => [field, audience])) as Partial<Record<CardField, CardAudience>>),
})

interface Looker {
  readonly isMe: boolean
  readonly isStaff: boolean
  readonly isInSameUnit: boolean
}

/** Each audience holds the one before it: staff, then also the own class, then everyone who sees the card at all. */
const mayRead = (audience: CardAudience, looker: Looker) => {
  if (looker.isMe || audience === 'everyone') return true
  if (audience === 'nobody') return false
  return looker.isStaff || (audience === 'class' && looker.isInSameUnit)
}

/** The fields that are kept from who looks; whether there is anything in them is kept as well. */
export const hiddenFields = (audiences: Readonly<Record<CardField, CardAudience>>, looker: Looker): CardField[] =>
  cardFields.filter((field) => !mayRead(audiences[field], looker))

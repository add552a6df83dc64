import type { Audience } from '@campus/contract/messages/announcements.ts'
import type { UserType } from '@campus/contract/roles.ts'

/** An audience as one chooses it. */
export interface ChosenAudience {
  readonly isEverybody: boolean
  readonly unitIds: readonly string[]
  readonly userTypes: readonly UserType[]
}

/** Everybody holds all others, so nothing else is named beside it. */
export const toAudience = ({ isEverybody, unitIds, userTypes }: ChosenAudience): Audience[] =>
  isEverybody
    ? [{ kind: 'school' }]
    : [...unitIds.map((unitId) => ({ kind: 'unit' as const, unitId })), ...userTypes.map((role) => ({ kind: 'role' as const, role }))]

export const chosenIn = (audience: readonly Audience[]): ChosenAudience => ({
  isEverybody: audience.some(({ kind }) => kind === 'school'),
  unitIds: audience.flatMap((part) => (part.kind === 'unit' ? [part.unitId] : [])),
  userTypes: audience.flatMap((part) => (part.kind === 'role' ? [part.role] : [])),
})

import { profileParts } from '@campus/contract/people/own-profile.ts'
import type { UserType } from '@campus/contract/roles.ts'

type ProfilePart = (typeof profileParts)[number]

/** The school prints no documents for its guests and calls nobody when something happens to them. */
const notForGuests: ReadonlySet<ProfilePart> = new Set(['portrait', 'emergencyContact'])

const partsFor = (kind: UserType) =>
  kind === 'visitor' || kind === 'family' ? profileParts.filter((part) => !notForGuests.has(part)) : profileParts

/** How much of what makes a profile whole is there, and what is not. */
export const completionOf = (kind: UserType, has: Readonly<Record<ProfilePart, boolean>>) => {
  const wanted = partsFor(kind)
  const missing = wanted.filter((part) => !has[part])
  return { percent: Math.floor((100 * (wanted.length - missing.length)) / wanted.length), missing }
}

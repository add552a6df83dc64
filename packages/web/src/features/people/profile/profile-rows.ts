import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { type ownProfile, profileParts } from '@campus/contract/people/own-profile.ts'
import { numberNames, userTypeNames } from '@campus/contract/roles.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import type { LinkRow } from '../../../navigation/rows.tsx'
import { type ProfilePart, partPlaces } from './part-places.ts'
import { profileWords } from './words.ts'

export type Profile = OutputOf<typeof ownProfile>

/** What a person may change, with what stands there now. */
export const useOwnRows = (profile: Profile): LinkRow[] => {
  const words = useWords(profileWords)
  const missing = new Set<ProfilePart>(profile.completion.missing)
  const values: Record<ProfilePart, string> = {
    avatar: profile.avatar && words.isSet,
    portrait: profile.portrait && words.isSet,
    nickname: profile.nickname,
    namePinyin: profile.namePinyin,
    phone: profile.phone,
    email: profile.email,
    qq: profile.qq,
    emergencyContact: profile.emergencyContacts > 0 ? words.people(profile.emergencyContacts) : '',
  }
  return profileParts.map((part) => ({
    ...partPlaces[part],
    title: words[part],
    value: values[part] || words.notSet,
    isMissing: missing.has(part),
  }))
}

/** What the school keeps about them; what is not known is left out. */
export const useSchoolFacts = (profile: Profile): (readonly [title: string, value: string])[] => {
  const words = useWords(profileWords)
  const say = useSay()
  const language = useLanguage()
  const { userType } = profile
  const kind = { college: words.college, major: words.major, class: words.class, department: words.department }
  const facts: (readonly [string, string])[] = [
    [words.name, profile.name],
    [words.userType, say(userTypeNames[userType])],
    [say(numberNames[userType]), profile.number],
    [words.grade, profile.grade],
    [words.school, nameIn(profile.school, language)],
    ...profile.units.map((unit) => [kind[unit.kind], nameIn(unit, language)] as const),
    [words.idCard, profile.idCard],
  ]
  return facts.filter(([, value]) => value !== '')
}

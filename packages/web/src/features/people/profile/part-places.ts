import type { Path } from '@campus/contract/paths/path.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import type { profileParts } from '@campus/contract/people/own-profile.ts'

export type ProfilePart = (typeof profileParts)[number]

/** Where each part of the profile is filled in. */
export const partPlaces: Record<ProfilePart, { readonly to: Path; readonly query?: object }> = {
  nickname: { to: peoplePaths.modify, query: { field: 'nickname' } },
  namePinyin: { to: peoplePaths.pinyin },
  avatar: { to: peoplePaths.avatar },
  portrait: { to: peoplePaths.portrait },
  phone: { to: peoplePaths.phone },
  email: { to: peoplePaths.email },
  qq: { to: peoplePaths.modify, query: { field: 'qq' } },
  emergencyContact: { to: peoplePaths.emergency },
}

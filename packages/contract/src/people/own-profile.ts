import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id } from '../fields.ts'
import { UserType } from '../roles.ts'
import { Titled } from '../school/schools.ts'
import { NamePinyin, Nickname, Qq } from './profile-fields.ts'

/** What counts towards a complete profile. */
export const profileParts = ['nickname', 'namePinyin', 'avatar', 'portrait', 'phone', 'email', 'qq', 'emergencyContact'] as const

const Place = Titled.extend({ id: Id, kind: z.enum(['college', 'major', 'class', 'department']) })

export const OwnProfile = z.object({
  id: Id,
  userType: UserType,
  name: z.string(),
  nickname: z.string(),
  namePinyin: z.string(),
  /** The student number of a student, the job number of a teacher, the given one of a guest. */
  number: z.string(),
  grade: z.string(),
  qq: z.string(),
  phone: z.string(),
  email: z.string(),
  idCard: z.string(),
  avatar: z.string(),
  portrait: z.string(),
  school: Titled,
  /** From the college or department down to the class. */
  units: z.array(Place),
  emergencyContacts: z.number().int(),
  completion: z.object({ percent: z.number().int().min(0).max(100), missing: z.array(z.enum(profileParts)) }),
})

export const ownProfile = call({
  method: 'GET',
  path: '/tcyApi/user/profile',
  who: 'user',
  summary: 'My whole profile and how complete it is; phone, address and ID number are masked.',
  output: OwnProfile,
})

export const ownBaseInfo = call({
  method: 'GET',
  path: '/tcyApi/user/getUserBaseInfo',
  who: 'user',
  summary: 'My data for prefilling forms.',
  output: z.object({
    id: Id,
    name: z.string(),
    namePinyin: z.string(),
    /** How the name reads by the usual rules, surname first ("Lin Xiaoyu"); empty for a name without Chinese letters. */
    suggestedPinyin: z.string(),
    number: z.string(),
    userType: UserType,
    grade: z.string(),
    unitName: z.string(),
  }),
})

export const updateOwnInfo = call({
  method: 'POST',
  path: '/tcyApi/user/updateUserInfo',
  who: 'user',
  summary: 'Change the editable fields of my profile; omitted fields do not change.',
  body: z
    .object({ nickname: Nickname.optional(), qq: Qq.optional() })
    .refine((given) => Object.values(given).some((value) => value !== undefined), {
      message: 'required',
      path: ['nickname'],
    }),
  output: Done,
})

export const updateOwnPinyin = call({
  method: 'POST',
  path: '/tcyApi/updateUserPinYin',
  who: 'user',
  summary: 'Change how my name is written in Latin letters on certificates.',
  body: z.object({ namePinyin: NamePinyin }),
  output: Done,
})

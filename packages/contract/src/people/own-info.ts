import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id } from '../fields.ts'
import { Role, UserType } from '../roles.ts'
import { Nickname } from './profile-fields.ts'

export const OwnInfo = z.object({
  id: Id,
  name: z.string(),
  nickname: z.string(),
  namePinyin: z.string(),
  number: z.string(),
  userType: UserType,
  roles: z.array(Role),
  schoolName: z.string(),
  unitName: z.string(),
  phone: z.string(),
  email: z.string(),
  avatar: z.string(),
})

export const ownInfo = call({
  method: 'GET',
  path: '/tcyApi/user/info',
  who: 'user',
  summary: 'My basic information at this school; phone and address are masked.',
  output: OwnInfo,
})

export const editBasicInfo = call({
  method: 'POST',
  path: '/tcyApi/editBasicInfo',
  who: 'user',
  summary: 'Complete my basic information after the first login.',
  body: z.object({
    nickname: Nickname,
    namePinyin: z
      .string()
      .trim()
      .max(100)
      .regex(/^[A-Za-z' -]*$/, 'pinyin')
      .default(''),
  }),
  output: Done,
  idempotency: 'accepted',
})

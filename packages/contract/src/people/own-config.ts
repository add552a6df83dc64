import { z } from 'zod'
import { call, Done } from '../call.ts'
import { SessionUser } from '../envelope.ts'
import { languages } from '../language.ts'

export const displayModes = ['system', 'light', 'dark'] as const

const OwnConfig = z.object({ language: z.enum(languages), displayMode: z.enum(displayModes) })

export const ownConfig = call({
  method: 'GET',
  path: '/tcyApi/getUserConfig',
  who: 'user',
  summary: 'My language and display settings, shared by all my devices, and what I may do at this moment.',
  output: OwnConfig.extend(SessionUser.pick({ roles: true, duties: true }).shape),
})

export const changeOwnConfig = call({
  method: 'POST',
  path: '/tcyApi/changeUserConfig',
  who: 'user',
  summary: 'Change my language and display settings; omitted fields do not change.',
  body: OwnConfig.partial(),
  output: Done,
})

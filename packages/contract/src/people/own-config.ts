import { z } from 'zod'
import { call, Done } from '../call.ts'
import { languages } from '../language.ts'

export const displayModes = ['system', 'light', 'dark'] as const

const OwnConfig = z.object({ language: z.enum(languages), displayMode: z.enum(displayModes) })

export const ownConfig = call({
  method: 'GET',
  path: '/tcyApi/getUserConfig',
  who: 'user',
  summary: 'How I want the app to speak and look, on every device of mine.',
  output: OwnConfig,
})

export const changeOwnConfig = call({
  method: 'POST',
  path: '/tcyApi/changeUserConfig',
  who: 'user',
  summary: 'Changes how I want the app to speak and look; what is left out stays.',
  body: OwnConfig.partial(),
  output: Done,
})

import { call, Done } from '@campus/contract/call.ts'
import { z } from 'zod'
import { defineJob } from '../../platform/jobs.ts'

export const reportLost = call({
  method: 'POST',
  path: '/lost-property',
  who: 'user',
  summary: 'Tells that I have lost something.',
  body: z.object({ what: z.string().trim().min(1).max(40) }),
  output: Done,
})

export const lostItems = call({
  method: 'GET',
  path: '/lost-property',
  who: 'user',
  summary: 'What I have lost.',
  output: z.array(z.string()),
})

export const writeDownJob = defineJob<{ readonly personId: string; readonly what: string }>('lost-property.write-down')
export const tidyJob = defineJob('lost-property.tidy')

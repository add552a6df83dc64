import { z } from 'zod'
import { call } from '../../call.ts'

export const identityWaiting = call({
  method: 'GET',
  path: '/console/identity/waiting',
  who: ['admin', 'manager'],
  summary: 'How many photos and papers of people in my scope wait for a decision; numbers alone, so no face check is asked.',
  output: z.object({ photos: z.number().int(), papers: z.number().int() }),
})

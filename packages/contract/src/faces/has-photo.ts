import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'

// Apart from the other calls about faces: the login page needs this one alone.
export const hasPhoto = call({
  method: 'GET',
  path: '/tcyApi/face/hasPhoto',
  who: 'public',
  summary: 'Whether the school offers face login; when logged in, also whether I have a portrait.',
  query: z.object({ schoolId: Id.optional() }),
  output: z.object({ offersFaceLogin: z.boolean(), hasPhoto: z.boolean().nullable() }),
  refusals: ['school_unknown'],
})

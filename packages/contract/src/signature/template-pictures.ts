import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'

export const templatePictures = call({
  method: 'GET',
  path: '/tcyApi/api/getPhotoTypeField',
  who: 'user',
  summary: 'Which pictures of me a certificate shows, portrait and signature, and whether I have them.',
  query: z.object({ templateId: Id }),
  output: z.object({
    photo: z.object({ isWanted: z.boolean(), isThere: z.boolean() }),
    signature: z.object({ isWanted: z.boolean(), isThere: z.boolean() }),
  }),
  refusals: ['template_unknown', 'template_disabled'],
})

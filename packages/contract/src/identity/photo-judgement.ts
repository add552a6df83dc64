import { z } from 'zod'
import { call, pictureBodyBytes } from '../call.ts'
import { Id } from '../fields.ts'
import { Comparison, PhotoCheck } from './photo-states.ts'
import { CollectionMethod } from './photo-types.ts'

/** With or without the words that a browser puts before it (`data:image/jpeg;base64,`). */
export const PhotoInBase64 = z
  .string()
  .min(1)
  .max(pictureBodyBytes)
  .transform((text) => text.replace(/^data:image\/[a-z]+;base64,/, ''))
  .pipe(z.base64('wrong'))

export const judgePhoto = call({
  method: 'POST',
  path: '/tcyApi/identity/photoQuality',
  who: 'user',
  summary: 'Judge a photo by the standard of a type; nothing is kept.',
  query: z.object({ collectionMethod: CollectionMethod, typeId: Id.optional() }),
  body: z.object({ image: PhotoInBase64 }),
  maxBodyBytes: pictureBodyBytes,
  output: z.object({ isPassed: z.boolean(), checks: z.array(PhotoCheck) }),
  refusals: ['picture_broken', 'portrait_too_small', 'face_not_found', 'several_faces', 'face_consent_needed', 'face_busy', 'faces_off'],
})

export const comparePhoto = call({
  method: 'POST',
  path: '/tcyApi/identity/photoComparison',
  who: 'user',
  summary: "Hold a photo against my paper's photo or my approved portrait; nothing is kept.",
  query: z.object({ collectionMethod: CollectionMethod }),
  body: z.object({ image: PhotoInBase64 }),
  maxBodyBytes: pictureBodyBytes,
  output: z.object({ comparison: Comparison, against: z.enum(['paper', 'portrait']).nullable() }),
  refusals: ['picture_broken', 'face_not_found', 'several_faces', 'face_consent_needed', 'face_busy', 'faces_off'],
})

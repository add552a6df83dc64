import { z } from 'zod'
import { call, Done, type FileRule } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { Comparison, PhotoBackground, PhotoCheck, PhotoState } from './photo-states.ts'
import { CollectionMethod, OwnMethod, PhotoPurpose } from './photo-types.ts'

export const OwnPhoto = z.object({
  id: Id,
  typeId: Id,
  purpose: PhotoPurpose,
  state: PhotoState,
  /** Cut to the standard of its type; whole while it could not be judged yet. */
  url: z.string(),
  method: CollectionMethod,
  background: PhotoBackground,
  /** Whether the machine could look at it. */
  isJudged: z.boolean(),
  checks: z.array(PhotoCheck),
  comparison: Comparison,
  /** What a reviewer wrote about it. */
  reason: z.string(),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
  /** When a draft is deleted. */
  draftUntil: Instant.nullable(),
  /** Until when a passed one counts; null: without end. */
  validUntil: Instant.nullable(),
})

const photoFile = {
  field: 'file',
  maxBytes: 10 * 1024 * 1024,
  maxCount: 1,
  kinds: ['image/jpeg', 'image/png', 'image/webp'],
  isEncrypted: true,
} as const satisfies FileRule

const Brought = z.object({ typeId: Id, collectionMethod: OwnMethod })

const bringing = [
  'file_kind',
  'too_large',
  'picture_broken',
  'portrait_too_small',
  'picture_too_small',
  'face_not_found',
  'several_faces',
  'method_not_offered',
  'photo_under_review',
  'face_consent_needed',
  'face_busy',
] as const

export const ownPhotos = call({
  method: 'GET',
  path: '/tcyApi/identity/getPhoto',
  who: 'user',
  summary: 'My photos by type: the one that counts, and the one that is under way, with the reasons of a refusal.',
  query: z.object({ typeId: Id.optional() }),
  output: z.array(z.object({ typeId: Id, purpose: PhotoPurpose, current: OwnPhoto.nullable(), open: OwnPhoto.nullable() })),
})

export const savePhoto = call({
  method: 'POST',
  path: '/tcyApi/identity/savePhoto',
  who: 'user',
  summary: 'Keep a photo of mine as a draft for a day, judged and cut to its standard; a draft before it goes.',
  body: Brought,
  file: photoFile,
  output: OwnPhoto,
  refusals: bringing,
})

export const redrawPhoto = call({
  method: 'POST',
  path: '/my/photos/background',
  who: 'user',
  summary: 'Draw a draft of mine with the background that its type asks for, or again as it was taken, to be looked at before it is sent.',
  body: z.object({ id: Id, background: PhotoBackground }),
  output: OwnPhoto,
  refusals: [
    'photo_not_draft',
    'background_not_offered',
    'background_not_plain',
    'picture_broken',
    'portrait_too_small',
    'face_not_found',
    'several_faces',
    'face_consent_needed',
    'face_busy',
    'faces_off',
  ],
})

export const handInPhoto = call({
  method: 'POST',
  path: '/tcyApi/identity/photoAcquisition',
  who: 'user',
  summary: 'Submit a draft: it passes, fails, or waits for a reviewer.',
  body: z.object({ id: Id }),
  output: OwnPhoto,
  refusals: ['photo_not_draft', 'face_consent_needed'],
  idempotency: 'accepted',
})

export const resetPhoto = call({
  method: 'POST',
  path: '/tcyApi/identity/resetPic',
  who: 'user',
  summary: 'Delete a draft, or withdraw a photo that has not passed.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['photo_passed'],
  idempotency: 'accepted',
})

export const gatherPhoto = call({
  method: 'POST',
  path: '/tcyApi/identity/photoGather',
  who: 'user',
  summary: 'Bring a photo and hand it in at once.',
  body: Brought,
  file: photoFile,
  output: OwnPhoto,
  refusals: bringing,
})

export const updatePortrait = call({
  method: 'POST',
  path: '/userCms/updatePhoto',
  who: 'user',
  summary: 'Bring a new recent photo of mine, which counts on documents once it has passed.',
  file: photoFile,
  output: OwnPhoto,
  refusals: [...bringing, 'photo_type_missing'],
})

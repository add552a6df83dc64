import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { PageQuery, pageOf } from '../page.ts'
import { Titled } from '../school/schools.ts'
import { OwnPhoto } from './own-photos.ts'
import { PhotoState } from './photo-states.ts'

const HandedIn = PhotoState.exclude(['draft'])

export const LibraryFilter = z.object({
  typeId: Id.optional(),
  state: HandedIn.optional(),
  unitId: Id.optional(),
  grade: z.string().trim().max(10).optional(),
  /** A name or a number. */
  words: z.string().trim().max(60).optional(),
})

export const PhotoPerson = z.object({ id: Id, name: z.string(), number: z.string(), unit: z.string() })

const LibraryPhoto = OwnPhoto.omit({ draftUntil: true }).extend({
  type: Titled,
  person: PhotoPerson,
  /** Whether a reviewer decided against the machine. */
  isOverruled: z.boolean(),
  decidedBy: z.string(),
  mayDecide: z.boolean(),
})

export const photoLibrary = call({
  method: 'GET',
  path: '/tcyApi/getPhotoList',
  who: ['admin', 'manager'],
  summary: 'The photos of the people in my scope, those to review first.',
  query: PageQuery.extend(LibraryFilter.shape),
  output: pageOf(LibraryPhoto).extend({ waiting: z.number().int() }),
  changesState: true,
})

export const personPhotos = call({
  method: 'GET',
  path: '/tcyApi/getStudentPhotoInfo',
  who: ['admin', 'manager'],
  summary: 'All photos of one person in my scope, each also as it was taken, with what the machine found.',
  query: z.object({ personId: Id }),
  output: z.object({ person: PhotoPerson, photos: z.array(LibraryPhoto.extend({ originalUrl: z.string() })) }),
  changesState: true,
})

export const decidePhotos = call({
  method: 'POST',
  path: '/tcyApi/cmsUpdatePhoto',
  who: ['admin', 'manager'],
  summary: 'Pass or refuse one photo or many; against the machine, and for a refusal, with a reason.',
  body: z.object({
    ids: z.array(Id).min(1).max(100),
    verdict: z.enum(['passed', 'failed']),
    reason: z.string().trim().max(500).default(''),
    /** Changes what passed or was decided by somebody before; without it the second of two changes nothing. */
    revises: z.boolean().default(false),
  }),
  output: z.object({
    decided: z.number().int(),
    /** Those that stayed as they were. */
    skipped: z.array(z.object({ id: Id, why: z.enum(['already_decided', 'own_photo', 'not_found', 'reason_needed']) })),
  }),
  idempotency: 'required',
})

export const replacePhoto = call({
  method: 'POST',
  path: '/console/identity/photos/replace',
  who: ['admin', 'manager'],
  summary: 'Put another photo in the place of what a person in my scope has, taken at the counter.',
  body: z.object({ personId: Id, typeId: Id, reason: z.string().trim().min(1).max(500) }),
  file: {
    field: 'file',
    maxBytes: 10 * 1024 * 1024,
    maxCount: 1,
    kinds: ['image/jpeg', 'image/png', 'image/webp'],
    isEncrypted: true,
  },
  output: LibraryPhoto,
  refusals: [
    'file_kind',
    'too_large',
    'picture_broken',
    'portrait_too_small',
    'picture_too_small',
    'face_not_found',
    'several_faces',
    'method_not_offered',
    'own_request',
    'face_consent_needed',
    'face_busy',
  ],
})

/** The passed photos of one type: each type has a standard of its own. */
export const PhotoExportFilter = LibraryFilter.omit({ state: true }).extend({ typeId: Id })

import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { Titled } from '../school/schools.ts'
import { PhotoState } from './photo-states.ts'

/** What a photo is for. The one that counts on documents is `recent`. */
export const photoPurposes = ['admission', 'academic_record', 'degree', 'recent', 'certified'] as const
export const PhotoPurpose = z.enum(photoPurposes)
export type PhotoPurpose = z.infer<typeof PhotoPurpose>

/** How a photo came: by the person's camera or album, at a counter, at a terminal, or with others in one file. */
export const collectionMethods = ['camera', 'album', 'counter', 'terminal', 'import'] as const
export const CollectionMethod = z.enum(collectionMethods)
export type CollectionMethod = z.infer<typeof CollectionMethod>

/** The ways in which people bring photos themselves. */
export const OwnMethod = CollectionMethod.extract(['camera', 'album'])

export const photoBackgrounds = ['any', 'white', 'light_blue', 'light_grey'] as const

const Range = z.object({ min: z.number().int().min(0), max: z.number().int().min(1) }).refine(({ min, max }) => min <= max, 'wrong')

/** How a photo has to look, in points of the finished picture; null: no rule. */
export const PhotoStandard = z.object({
  width: z.number().int().min(100).max(2000),
  height: z.number().int().min(100).max(2000),
  background: z.enum(photoBackgrounds),
  /** From the upper edge of the photo to the hair, and to the eyes. */
  hairFromTop: Range.nullable(),
  eyesFromTop: Range.nullable(),
  faceWidth: Range.nullable(),
  /** From the hair to the chin. */
  headHeight: Range.nullable(),
  fileKilobytes: Range.nullable(),
})
export type PhotoStandard = z.infer<typeof PhotoStandard>

export const PhotoType = Titled.extend({
  id: Id,
  purpose: PhotoPurpose,
  standard: PhotoStandard,
  /** Who looks at it after the machine. */
  reviewer: z.enum(['nobody', 'manager']),
  methods: z.array(CollectionMethod),
  /** How long it counts; 0: without end. */
  validDays: z.number().int(),
  /** Whether everybody is asked for one. */
  isRequired: z.boolean(),
  allowsNewBackground: z.boolean(),
})
export type PhotoType = z.infer<typeof PhotoType>

export const ownPhotoTypes = call({
  method: 'GET',
  path: '/basic/photoType/list',
  who: 'user',
  summary: 'The types of photo that my school collects, each with its standard and how far mine is.',
  output: z.array(PhotoType.extend({ state: z.enum(['missing', 'outdated', ...PhotoState.options]) })),
})

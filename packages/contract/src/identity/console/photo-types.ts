import { z } from 'zod'
import { call } from '../../call.ts'
import { Id } from '../../fields.ts'
import { CollectionMethod, PhotoPurpose, PhotoStandard, PhotoType } from '../photo-types.ts'

const EditedType = PhotoType.extend({ isOpen: z.boolean(), photos: z.number().int() })

export const photoTypesToEdit = call({
  method: 'GET',
  path: '/console/identity/photoTypes',
  who: ['admin'],
  summary: 'The types of photo that my school collects or collected, with how many photos each has.',
  output: z.array(EditedType),
})

const Name = z.string().trim().max(50)

export const savePhotoType = call({
  method: 'POST',
  path: '/console/identity/photoTypes',
  who: ['admin'],
  summary: 'Add a type of photo or change one; a purpose has one open type.',
  body: z.object({
    id: Id.optional(),
    purpose: PhotoPurpose,
    name: Name.min(1),
    nameEn: Name,
    nameTw: Name,
    standard: PhotoStandard,
    reviewer: z.enum(['nobody', 'manager']),
    methods: z.array(CollectionMethod).min(1).max(20),
    validDays: z.number().int().min(0).max(3650),
    isRequired: z.boolean(),
    allowsNewBackground: z.boolean(),
    isOpen: z.boolean(),
  }),
  output: EditedType,
  refusals: ['photo_purpose_taken', 'photo_purpose_kept'],
  idempotency: 'accepted',
})

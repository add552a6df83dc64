import { z } from 'zod'
import { call } from '../../call.ts'
import { SchoolColour } from '../colour.ts'
import { SchoolLook } from '../look.ts'
import { Titled } from '../schools.ts'

export const maxLogoBytes = 1024 * 1024
/** In points: smaller ones would be blurred on a terminal. */
export const minLogoSide = 64

const EditableLook = Titled.extend({
  ...SchoolLook.shape,
  /** 0 until the look is changed for the first time. */
  version: z.number().int().min(0),
})

export const consoleLook = call({
  method: 'GET',
  path: '/console/school/look',
  who: ['admin'],
  summary: 'The names, the logo and the colour of my school.',
  output: EditableLook,
})

export const saveLook = call({
  method: 'POST',
  path: '/console/school/look',
  who: ['admin'],
  summary: 'Change the names, the logo and the colour of my school; refused if someone else changed them meanwhile.',
  body: z.object({
    name: z.string().trim().min(2).max(60),
    nameEn: z.string().trim().min(2).max(120),
    nameTw: z.string().trim().min(2).max(60),
    colour: SchoolColour.nullable(),
    /** A PNG or JPEG in base64; null removes the logo, and without it the logo stays. */
    logo: z
      .base64('wrong')
      .max(2 * maxLogoBytes)
      .nullable()
      .optional(),
    version: EditableLook.shape.version,
  }),
  maxBodyBytes: 2 * maxLogoBytes + 10_000,
  output: EditableLook,
  refusals: ['look_changed', 'file_kind', 'too_large', 'picture_broken', 'picture_too_small', 'too_many_requests'],
  idempotency: 'accepted',
})

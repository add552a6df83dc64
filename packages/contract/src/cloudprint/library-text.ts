import { z } from 'zod'
import { Titled } from '../school/schools.ts'

/** The description of a library file; an untranslated one is empty, and shown in its original language. */
export const LibraryText = Titled.extend({ description: z.string(), descriptionEn: z.string(), descriptionTw: z.string() })

const name = z.string().trim().max(60)
const description = z.string().trim().max(300).default('')

export const GivenLibraryText = z.object({
  name: name.min(2),
  nameEn: name.default(''),
  nameTw: name.default(''),
  description,
  descriptionEn: description,
  descriptionTw: description,
})

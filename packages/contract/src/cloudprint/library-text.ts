import { z } from 'zod'
import { Titled } from '../school/schools.ts'

/** What is said of a library file; what nobody has translated is empty, and shown as it was written first. */
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

import type { ExamRoom } from '@campus/contract/exams/exams.ts'
import type { Language } from '@campus/contract/language.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { z } from 'zod'

/** Building and room. */
export const roomName = (room: z.infer<typeof ExamRoom>, language: Language) =>
  `${nameIn(room.building, language)} ${nameIn(room, language)}`

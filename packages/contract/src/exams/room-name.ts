import type { z } from 'zod'
import type { Language } from '../language.ts'
import { nameIn } from '../localized-name.ts'
import type { ExamRoom } from './exams.ts'

/** Building and room; many schools call the building in the name of the room already. */
export const roomName = (room: z.infer<typeof ExamRoom>, language: Language): string => {
  const [building, name] = [nameIn(room.building, language), nameIn(room, language)]
  return name.includes(building) ? name : `${building} ${name}`
}

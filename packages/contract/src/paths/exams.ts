import { path } from './path.ts'

export const examsPaths = {
  /** My exams, or those that a student shares with me; with an id, the plan of the room. */
  exams: path<{ id?: string; studentId?: string }>('/pages/schedule/test'),
  /** My duties; with an id, the candidates of that room. */
  invigilations: path<{ id?: string }>('/pages/schedule/invigilate'),
}

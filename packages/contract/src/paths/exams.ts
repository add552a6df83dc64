import { path } from './path.ts'

export const examsPaths = {
  /** My exams; with an id, the plan of the room. */
  exams: path<{ id?: string }>('/pages/schedule/test'),
  /** My duties; with an id, the candidates of that room. */
  invigilations: path<{ id?: string }>('/pages/schedule/invigilate'),
}

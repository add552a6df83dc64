import { path } from './path.ts'

export const schedulePaths = {
  /** My timetable; `week` counts from the first of the term, `view` is the grid or the list. */
  timetable: path<{ week?: string; view?: string }>('/pages/schedule/keBiao'),
  lesson: path<{ id: string }>('/pages/schedule/lesson'),
  /** The timetable of a class, a teacher or a room. */
  timetableOf: path<{ kind: string; id: string; week?: string; view?: string }>('/pages/schedule/timetable_of'),
}

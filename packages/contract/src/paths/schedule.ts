import { path } from './path.ts'

export const schedulePaths = {
  /** My timetable; `week` counts from the first of the term, `view` is the grid or the list. */
  timetable: path<{ week?: string; view?: string }>('/pages/schedule/keBiao'),
  lesson: path<{ id: string }>('/pages/schedule/lesson'),
  /** The timetable of a class, a teacher or a room. */
  timetableOf: path<{ kind: string; id: string; week?: string; view?: string }>('/pages/schedule/timetable_of'),
  /** My changes of lessons, and those that colleagues ask me to agree to. */
  changes: path<{ id?: string }>('/pages/schedule/changes'),
  askChange: path<{ lessonId: string; kind?: string }>('/pages/schedule/change'),
  /** Secret addresses under which calendars read my timetable. */
  feeds: path('/pages/schedule/feeds'),
  /** Rooms that nobody uses at a time. */
  freeRooms: path<{ day?: string; from?: string; to?: string; placeId?: string; seats?: string }>('/pages/schedule/free_rooms'),
  /** What I share with family, or what is shared with me. */
  shares: path('/pages/schedule/shares'),
  sharedTimetable: path<{ studentId: string; name?: string; week?: string; view?: string }>('/pages/schedule/shared_timetable'),
}

import { path } from './path.ts'

export const attendancePaths = {
  /** A teacher's lessons and their roll calls. */
  lessons: path<{ from?: string }>('/pages/schedule/kaoQin'),
  /** The list with portraits. */
  named: path<{ id: string }>('/pages/schedule/named'),
  /** For the projector. */
  code: path<{ id: string; purpose?: 'out' }>('/pages/schedule/code'),
  /** By the id of a lesson: how my state came about, that of `personId`, or for its teacher how it goes now. */
  status: path<{ id: string; personId?: string }>('/pages/schedule/status'),
  /** `id` is a lesson shown beside the list where there is room; `studentId`, here and below, one who shares it with a family member. */
  own: path<{ state?: string; id?: string; studentId?: string }>('/pages/schedule/KaoQin_student'),
  /** Rates; `sectionId`: of the people of one section. */
  overview: path<{ sectionId?: string; studentId?: string }>('/pages/schedule/Attendance'),
  signIn: path<{ code?: string }>('/pages/schedule/sign_in'),
  signOut: path<{ code?: string }>('/pages/schedule/sign_out'),
  warnings: path<{ id?: string; studentId?: string }>('/pages/schedule/warning'),
  /** Leave that begins with the lessons it misses. */
  excuse: path('/pages/schedule/excus'),
  /** Objections that a teacher or a manager decides. */
  objections: path<{ id?: string }>('/pages/schedule/objections'),
}

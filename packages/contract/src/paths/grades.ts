import { path } from './path.ts'

export const gradesPaths = {
  /** One score, by its id or that of its section; for family members without an id, all that a student shares. */
  grade: path<{ id?: string; studentId?: string }>('/pages/schedule/solo'),
  sheets: path('/pages/schedule/grade_sheets'),
  /** By the id of the section. */
  sheet: path<{ id: string }>('/pages/schedule/grade_sheet'),
}

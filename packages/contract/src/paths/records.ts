import { path } from './path.ts'

interface Paged {
  pageNum?: string
  pageSize?: string
}

interface StudentsQuery extends Paged {
  sort?: string
  words?: string
  grade?: string
  collegeId?: string
  majorId?: string
  classId?: string
  status?: string
}

/** Students as those who manage see them: their records, old records and scores. */
export const recordsPaths = {
  students: path<StudentsQuery & { id?: string }>('/pages/sys/manage/stunent_basic_info'),
  /** By the person's id; `recordId` is one of several courses of study. */
  student: path<{ id: string; recordId?: string }>('/pages/sys/manage/student_basic_info_detail'),
  /** Without an id, all students whom the old system knew. */
  old: path<StudentsQuery & { id?: string; recordId?: string; old?: string }>('/pages/sys/manage/student_basic_info_old'),
  scores: path<{ recordId: string }>('/pages/sys/manage/student_grade'),
}

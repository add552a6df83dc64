import { path } from './path.ts'

export const appraisalPaths = {
  /** A student's campaigns; with `id` the form of one section. */
  own: path<{ id?: string }>('/pages/schedule/teacher_evaluation'),
  results: path('/pages/schedule/teacher_evaluation_results'),
  /** Anybody counts the ballots of a closed campaign; no login. */
  recount: path<{ id: string }>('/pages/schedule/ballots'),
}

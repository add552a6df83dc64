import { path } from './path.ts'

export const approvalPaths = {
  /** The process centre. */
  centre: path('/pages/OA/index'),
  /** What waits for me. */
  todo: path<{ held?: string; code?: string; overdue?: string; words?: string; id?: string }>('/pages/OA/myMsg'),
  /** What I decided, was copied on or took part in. */
  history: path<{ tab?: string; status?: string; words?: string; id?: string }>('/pages/OA/historyMsg'),
  /** `id` is the process; `from` is a draft or an earlier application that it begins with. */
  form: path<{ id: string; from?: string }>('/pages/OA/form'),
  /** By the id of an instance, or of a task in it. */
  instance: path<{ id: string }>('/pages/OA/info'),
  absence: path('/pages/OA/absence'),
}

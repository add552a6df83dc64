import { path } from './path.ts'

/** The process and the days to which a list is narrowed. */
interface Narrowed {
  code?: string
  from?: string
  until?: string
}

export const approvalPaths = {
  /** The process centre. */
  centre: path('/pages/OA/index'),
  /** What waits for me. */
  todo: path<Narrowed & { held?: string; overdue?: string; words?: string; id?: string }>('/pages/OA/myMsg'),
  /** What I decided, was copied on or took part in. */
  history: path<Narrowed & { tab?: string; status?: string; words?: string; id?: string }>('/pages/OA/historyMsg'),
  /** `id` is the process; `from` is a draft or an earlier application that it begins with. */
  form: path<{ id: string; from?: string }>('/pages/OA/form'),
  /** By the id of an instance, or of a task in it. */
  instance: path<{ id: string }>('/pages/OA/info'),
  absence: path('/pages/OA/absence'),
}

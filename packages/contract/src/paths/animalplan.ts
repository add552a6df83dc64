import { path } from './path.ts'

export const animalPlanPaths = {
  /** My plans, with what has to be done by when. */
  plans: path<{ id?: string }>('/pages/animalplan/plans'),
  /** Write a plan, or change a draft or one that was returned. */
  write: path<{ id?: string }>('/pages/animalplan/write'),
  /** By the id of a plan, or of its approval. */
  plan: path<{ id: string }>('/pages/animalplan/plan'),
}

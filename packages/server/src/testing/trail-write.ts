import type { TestCampus } from './test-campus.ts'

export interface TrailOwner {
  readonly base: TestCampus['base']
  readonly schoolId: string
  readonly personId: string
  readonly unitId: string
}

/** What was written for somebody, and the things by which it is found. */
export type TrailWrite = (owner: TrailOwner, at: Date) => Promise<readonly string[]>

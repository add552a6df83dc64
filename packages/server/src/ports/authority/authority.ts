/** Whose face it should be, and a picture of it, upright. */
interface Person {
  /** Ours, for their bill and log: it names no one. */
  readonly orderNo: string
  readonly name: string
  readonly idCard: string
  readonly picture: Uint8Array
}

/** A public authority that knows which face belongs to a name and an ID number. */
export interface AuthorityPort {
  /** Whether the three belong together; where not, why, in the authority's own code. */
  verify(person: Person): Promise<{ readonly isPassed: boolean; readonly reason: string }>
}

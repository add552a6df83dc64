/** The file breaks the rules of its format here; nothing is repaired, so reading ends. */
export class Unreadable extends Error {}

/** The file is locked with a password, or at least says that it is. */
export class Encrypted extends Unreadable {}

/** How much may be read as PDF syntax in one check, in bytes. A check reads a few objects, never the pages. */
const maxBytes = 16 * 1024 * 1024

/** What a check may still spend; shared by everything that reads the same file. */
export interface Budget {
  left: number
}

export const newBudget = (): Budget => ({ left: maxBytes })

export const spend = (budget: Budget, cost: number) => {
  budget.left -= cost
  if (budget.left < 0) throw new Unreadable('too much to read')
}

import { sayCount } from './count-with-unit.ts'

/** As far as the server counts the rows of a long list. */
const max = 10_000

/** How many there are; a list that was counted no further says so. */
export const counted = (total: number): string => (total === max + 1 ? `${sayCount(max)}+` : sayCount(total))

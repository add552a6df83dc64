import { z } from 'zod'
import { Id } from './fields.ts'

const Day = z.iso.date('wrong').refine((day) => day >= '2000' && day < '2100', 'wrong')

export const dayFilter = {
  /** The first and the last day, by the clocks of the school. */
  from: Day.optional(),
  until: Day.optional(),
}

/** What the lists of the console that are logs have in common. */
export const listFilter = {
  ...dayFilter,
  /** The unit of the person concerned, with all below it. */
  unitId: Id.optional(),
}

/** One person alone; who is asked for can see that somebody looked. */
export const personFilter = { personId: Id.optional() }

/** The beginning of a network address; what else stands in it finds nothing. */
export const Network = z.string().trim().max(60).optional()

/** Lists are counted to one more than this; beyond, a total reads "10,000+". */
export const maxListed = 10_000

import { z } from 'zod'
import { Id, Instant } from './fields.ts'

const years = (moment: string) => moment >= '2000' && moment < '2100'

const Day = z.iso.date('wrong').refine(years, 'wrong')

/** A day by the clocks of the school, or a moment, such as the hour that a chart shows. */
const Moment = z.union([z.iso.date('wrong'), Instant], 'wrong').refine(years, 'wrong')

export const dayFilter = {
  /** The first and the last day, by the clocks of the school. */
  from: Day.optional(),
  until: Day.optional(),
}

/** What people ask for: found by name, pinyin or number of who asked, and by the days on which they did. */
export const requestFilter = {
  words: z.string().trim().max(60).optional(),
  ...dayFilter,
}

/** What the lists of the console that are logs have in common. */
export const listFilter = {
  /** The first day or moment; a day of `until` is included, a moment of it is not. */
  from: Moment.optional(),
  until: Moment.optional(),
  /** The unit of the person concerned, with all below it. */
  unitId: Id.optional(),
}

/** One person alone; who is asked for can see that somebody looked. */
export const personFilter = { personId: Id.optional() }

/** The beginning of a network address; what else stands in it finds nothing. */
export const Network = z.string().trim().max(60).optional()

/** Lists are counted to one more than this; beyond, a total reads "10,000+". */
export const maxListed = 10_000

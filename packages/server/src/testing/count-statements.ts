import pg from 'pg'
import { workScope } from '../platform/log/work-scope.ts'

/** What a connection of `pg` was opened with; missing in its types. */
interface Opened {
  readonly connectionParameters?: { readonly application_name?: string }
}

const heard = { statements: 0, roundTrips: 0 }
let isHearing = false

/** Connections that were asked for something in this turn: what else they are asked for travels with it. */
const askedNow = new Set<Opened>()

const note = (client: Opened) => {
  heard.statements += 1
  if (askedNow.has(client)) return
  heard.roundTrips += 1
  askedNow.add(client)
  process.nextTick(() => askedNow.delete(client))
}

/** Counts each statement that answering a request takes; what jobs do in the same moment does not count. */
const listen = () => {
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  const counting = function (this: Opened, ...given: unknown[]) {
    if (this.connectionParameters?.application_name === 'campus' && workScope.getStore()?.['requestId']) note(this)
    return Reflect.apply(query as (...given: unknown[]) => unknown, this, given)
  }
  Reflect.set(pg.Client.prototype, 'query', counting)
  isHearing = true
}

export interface Counted {
  readonly statements: number
  /** How often somebody waited for the database: several statements may travel together. */
  readonly roundTrips: number
}

/** Work, and what its requests asked of the database. */
export const countStatements = async <Answer>(work: () => Promise<Answer>): Promise<Counted & { answer: Answer }> => {
  if (!isHearing) listen()
  const before = { ...heard }
  const answer = await work()
  return { answer, statements: heard.statements - before.statements, roundTrips: heard.roundTrips - before.roundTrips }
}

/** The least of several times: others work beside it. */
export const fewest = (one: Counted, other: Counted): Counted => ({
  statements: Math.min(one.statements, other.statements),
  roundTrips: Math.min(one.roundTrips, other.roundTrips),
})

const max: Counted = { statements: Number.POSITIVE_INFINITY, roundTrips: Number.POSITIVE_INFINITY }

/** The least that several times took. Something is prepared each time, and only the rest counts. */
export const fewestStatements = async <Prepared>(
  prepare: () => Promise<Prepared>,
  work: (prepared: Prepared) => Promise<unknown>,
  times = 4,
): Promise<Counted> => {
  let min = max
  for (let time = 0; time < times; time += 1) {
    const prepared = await prepare()
    min = fewest(min, await countStatements(() => work(prepared)))
  }
  return min
}

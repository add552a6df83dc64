import pg from 'pg'
import { workScope } from '../platform/work-scope.ts'

/** What a connection of `pg` was opened with; its own types do not tell. */
interface Opened {
  readonly connectionParameters?: { readonly application_name?: string }
}

let heard = 0
let isHearing = false

/** Counts each statement that answering a request takes; what jobs do in the same moment does not count. */
const hear = () => {
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  const counting = function (this: Opened, ...given: unknown[]) {
    if (this.connectionParameters?.application_name === 'campus' && workScope.getStore()?.['requestId']) heard += 1
    return Reflect.apply(query as (...given: unknown[]) => unknown, this, given)
  }
  Reflect.set(pg.Client.prototype, 'query', counting)
  isHearing = true
}

/** Work, and how many statements its requests took. */
export const countStatements = async <Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; statements: number }> => {
  if (!isHearing) hear()
  const before = heard
  const answer = await work()
  return { answer, statements: heard - before }
}

/** The fewest statements of several times: others work beside it. Something is prepared each time, and only the rest counts. */
export const fewestStatements = async <Prepared>(
  prepare: () => Promise<Prepared>,
  work: (prepared: Prepared) => Promise<unknown>,
  times = 4,
): Promise<number> => {
  let fewest = Number.POSITIVE_INFINITY
  for (let time = 0; time < times; time += 1) {
    const prepared = await prepare()
    fewest = Math.min(fewest, (await countStatements(() => work(prepared))).statements)
  }
  return fewest
}

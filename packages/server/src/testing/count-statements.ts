import pg from 'pg'

/** What a connection of `pg` was opened with; its own types do not tell. */
interface Opened {
  readonly connectionParameters?: { readonly application_name?: string }
}

let heard = 0
let isHearing = false

/** Counts each statement that this process sends over the connections of campus itself; those of the queue's own workers do not count. */
const hear = () => {
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  const counting = function (this: Opened, ...given: unknown[]) {
    if (this.connectionParameters?.application_name === 'campus') heard += 1
    return Reflect.apply(query as (...given: unknown[]) => unknown, this, given)
  }
  Reflect.set(pg.Client.prototype, 'query', counting)
  isHearing = true
}

/** Work, and how many statements it took. What others do in the same moment counts too: who wants to know counts several times. */
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

import type { Sql } from './sql.ts'

interface Asked<Item, Answer> {
  readonly item: Item
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

interface Options<Item> {
  /** So many at once. */
  readonly most: number
  /** What is asked for twice is not done twice at once. */
  readonly idOf?: (item: Item) => string
}

const openLane = <Item, Answer>(run: (items: readonly Item[]) => Promise<readonly Answer[]>, { most, idOf }: Options<Item>) => {
  let waiting: Asked<Item, Answer>[] = []
  let isRunning = false

  const takePortion = () => {
    if (!idOf) return waiting.splice(0, most)
    const taken = new Map<string, Asked<Item, Answer>>()
    const left: Asked<Item, Answer>[] = []
    for (const asked of waiting) {
      const id = idOf(asked.item)
      if (taken.size >= most || taken.has(id)) left.push(asked)
      else taken.set(id, asked)
    }
    waiting = left
    return [...taken.values()]
  }

  const runAll = async () => {
    while (waiting.length > 0) {
      const portion = takePortion()
      try {
        const answers = await run(portion.map(({ item }) => item))
        for (const [place, { resolve }] of portion.entries()) resolve(answers[place] as Answer)
      } catch (error) {
        for (const { reject } of portion) reject(error)
      }
    }
    isRunning = false
  }

  return (item: Item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    waiting.push({ item, resolve, reject })
    if (!isRunning) {
      isRunning = true
      // What comes in the same turn goes along.
      setImmediate(() => void runAll())
    }
    return promise
  }
}

/**
 * For what hundreds of people do in the same moment: what is asked for while some is under way is done together afterwards, by one statement
 * instead of one each. Answers stand in the order of the items.
 */
export const gatheredWork = <Item, Answer>(
  run: (sql: Sql, items: readonly Item[]) => Promise<readonly Answer[]>,
  options: Options<Item>,
): ((sql: Sql, item: Item) => Promise<Answer>) => {
  const lanes = new WeakMap<Sql, (item: Item) => Promise<Answer>>()
  return (sql, item) => {
    const lane = lanes.get(sql) ?? openLane<Item, Answer>((items) => run(sql, items), options)
    lanes.set(sql, lane)
    return lane(item)
  }
}

/** The same for reads of one row by its key. Each is read after it was asked for. */
export const gatheredRead = <Row>(
  list: (sql: Sql, keys: readonly string[]) => Promise<readonly Row[]>,
  { most, keyOf }: { readonly most: number; readonly keyOf: (row: Row) => string },
) =>
  gatheredWork<string, Row | undefined>(
    async (sql, keys) => {
      const rows = new Map((await list(sql, [...new Set(keys)])).map((row) => [keyOf(row), row]))
      return keys.map((key) => rows.get(key))
    },
    { most },
  )

/** The same for a read that many ask for alike: who comes while it is under way shares its answer. */
export const sharedRead = <Answer>(read: (sql: Sql, key: string) => Promise<Answer>) => {
  const running = new WeakMap<Sql, Map<string, Promise<Answer>>>()
  return (sql: Sql, key: string): Promise<Answer> => {
    const answers = running.get(sql) ?? new Map<string, Promise<Answer>>()
    running.set(sql, answers)
    const before = answers.get(key)
    if (before) return before
    const answer = read(sql, key).finally(() => answers.delete(key))
    answers.set(key, answer)
    return answer
  }
}

import pg from 'pg'
import { readingCall } from '../http/reading-calls.ts'

/** Limits that are counted, and keys that are made when the first one needs them: nobody's data changes. */
const ours = new Set(['throttle', 'transit_key', 'signing_key'])

/** They count that they were read, and nothing else: the answers of the help, and calendars that programs fetch without headers of ours. */
const counted = new Set(['GET /tcyApi/problems_detail', 'GET /tcyApi/helpDetail', 'GET /schedule/feed/{secret}'])

const writing = /^\s*(?:with .*? as \( ?)?(?:insert into|update|delete from) "?(\w+)/is

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string' ? query.text : ''
}

let isWatching = false

/** From now on a call that says it only reads fails when it writes; its declaration lacks `changesState`. */
export const watchReads = () => {
  if (isWatching) return
  isWatching = true
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  const watched = new Proxy(query as (...given: unknown[]) => unknown, {
    apply: (target, client, given: unknown[]) => {
      const call = readingCall()
      const table = call === undefined || counted.has(call) ? undefined : writing.exec(textOf(given[0]))?.[1]
      if (table !== undefined && !ours.has(table)) throw new Error(`${call} says that it only reads, and writes ${table}`)
      return Reflect.apply(target, client, given)
    },
  })
  Reflect.set(pg.Client.prototype, 'query', watched)
}

import { CompiledQuery } from 'kysely'
import pg from 'pg'
import type { Sql } from '../platform/db/sql.ts'
import { sendLast } from '../platform/db/transaction.ts'
import type { Log } from '../platform/log/log.ts'

/** News for open sockets, in whichever process they are: it travels through the database and leaves with the commit. */
export interface News {
  /** `person:<id>` for all sockets of a person, `pc_login:<id>` for the page that shows that code. */
  readonly to: string
  readonly topic: string
  readonly data: unknown
}

const channel = 'campus_push'

/** The database takes a little less than 8000 bytes at once. */
const maxBytes = 7900

/** As few loads as their size allows: news for a whole school travels in hundreds of loads and not in tens of thousands. */
const pack = (news: readonly News[]) => {
  const loads: string[][] = []
  let room = 0
  for (const item of news) {
    const text = JSON.stringify(item)
    const bytes = Buffer.byteLength(text) + 1
    if (bytes > room) {
      loads.push([])
      room = maxBytes
    }
    loads.at(-1)?.push(text)
    room -= bytes
  }
  return loads.map((load) => `[${load.join()}]`)
}

const notify = (news: readonly News[]) =>
  CompiledQuery.raw('select pg_notify($1, load) from unnest($2::text[]) as load', [channel, pack(news)])

/** News of transactions that run. */
const gathered = new WeakMap<Sql, News[]>()

/** The database sends news with the commit in any case, so a transaction hands all of its news over at once, with its commit. */
export const gatherNews = async <Answer>(sql: Sql, work: () => Promise<Answer>): Promise<Answer> => {
  const news: News[] = []
  gathered.set(sql, news)
  const answer = await work()
  if (news.length > 0) await sendLast(sql, notify(news))
  return answer
}

/** A part of a transaction that may be undone for itself: its news are undone with it. */
export const undoableNews = (sql: Sql) => {
  const news = gathered.get(sql)
  const before = news?.length ?? 0
  return { undo: () => void news?.splice(before) }
}

export const pushAll = async (sql: Sql, news: readonly News[]) => {
  const waiting = gathered.get(sql)
  if (waiting) for (const item of news) waiting.push(item)
  else if (news.length > 0) await sql.executeQuery(notify(news))
}

export const push = (sql: Sql, news: News) => pushAll(sql, [news])

const closeQuietly = (client: pg.Client) => void client.end().catch(() => undefined)

interface Listening {
  readonly onNews: (news: News) => void
  /** The connection broke: from now on news are missed. */
  readonly onGap: () => void
  /** News arrive, for the first time or again. */
  readonly onListening: () => void
  readonly log: Log
}

/** Listens until stopped; after a broken connection it comes back and says so, because news may have been missed. */
export const listenForNews = (url: string, options: Listening) => {
  let client: pg.Client | undefined
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  const connect = async () => {
    if (stopped) return
    const next = new pg.Client({ connectionString: url, application_name: 'campus-push', keepAlive: true })
    const again = (error?: Error) => {
      if (client !== next || stopped) return
      client = undefined
      closeQuietly(next)
      options.onGap()
      if (error) options.log.warn({ err: error }, 'The database connection for push messages broke; connecting again')
      retry = setTimeout(() => void connect(), 500)
    }
    client = next
    next.on('error', again)
    next.on('end', () => again())
    next.on('notification', ({ payload }) => {
      // Anybody with a connection to the database can send one: what cannot be read must not end the process.
      try {
        for (const item of JSON.parse(payload ?? '[]') as News[]) options.onNews(item)
      } catch (error) {
        options.log.error({ err: error }, 'A notification of the database cannot be read')
      }
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      options.onListening()
    } catch (error) {
      again(error as Error)
    }
  }

  return {
    start: connect,
    isListening: () => client !== undefined,
    async stop() {
      stopped = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}

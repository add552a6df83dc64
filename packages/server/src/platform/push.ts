import pg from 'pg'
import type { Log } from './log.ts'
import { runText, type Sql } from './sql.ts'

/** News for open sockets, in whichever process they are: it travels through the database and leaves with the commit. */
export interface News {
  /** `person:<id>` for all sockets of a person, `pc_login:<id>` for the page that shows that code. */
  readonly to: string
  readonly topic: string
  readonly data: unknown
}

const channel = 'campus_push'

export const push = async (sql: Sql, news: News) => {
  await runText(sql, 'select pg_notify($1, $2)', [channel, JSON.stringify(news)])
}

/** Listens until stopped; after a broken connection it comes back and says so, because news may have been missed. */
export const listenForNews = (url: string, options: { onNews: (news: News) => void; onGap: () => void; log: Log }) => {
  let client: pg.Client | undefined
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  const connect = async () => {
    if (stopped) return
    const next = new pg.Client({ connectionString: url, application_name: 'campus-push', keepAlive: true })
    const again = (error?: Error) => {
      if (client !== next || stopped) return
      client = undefined
      options.onGap()
      if (error) options.log.warn({ err: error }, 'push connection lost')
      retry = setTimeout(() => void connect(), 500)
    }
    client = next
    next.on('error', again)
    next.on('end', () => again())
    next.on('notification', ({ payload }) => payload && options.onNews(JSON.parse(payload) as News))
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
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
      await client?.end()
    },
  }
}

import { messagesInGroup, ownMessages, unreadCount } from '@campus/contract/messages/inbox.ts'
import { openDatabase, runText } from '@campus/server/platform/db/sql.ts'
import type { Target } from './load.ts'

const fillInbox = `
  with texts as (
    insert into message_text (school_id, category, title, title_en, title_tw, body, body_en, body_tw)
    select school_id, 'system', '第' || n || '条', 'No. ' || n, '第' || n || '條', '正文', 'Text', '內文'
    from person, generate_series(1, $2::int) as n where person.id = $1
    returning id, school_id)
  insert into message (school_id, person_id, text_id, category) select school_id, $1, id, 'system' from texts`

const farDown = 'select id from message where person_id = $1 and category = $2 order by id limit 1 offset 30'

/** Gives a person so many messages, and the id of one near the end of their inbox. */
export const fill = async (databaseUrl: string, personId: string, messages: number) => {
  const database = openDatabase(databaseUrl, { maxConnections: 1, onError: () => undefined })
  try {
    await runText(database.sql, fillInbox, [personId, messages])
    await runText(database.sql, 'vacuum analyze message')
    const { rows } = await runText(database.sql, farDown, [personId, 'system'])
    return String(rows[0]?.['id'])
  } finally {
    await database.close()
  }
}

type Headers = Target['headers']

/** What is asked of an inbox, near and far. */
export const targets = (url: string, headers: Headers, cursor: string) => {
  const get = (path: string): Target => ({ url: url + path, method: 'GET', headers })
  return {
    first: get(ownMessages.path),
    deep: get(`${ownMessages.path}?cursor=${cursor}`),
    firstInGroup: get(`${messagesInGroup.path}?group=system`),
    deepInGroup: get(`${messagesInGroup.path}?group=system&cursor=${cursor}`),
    unread: get(unreadCount.path),
  }
}

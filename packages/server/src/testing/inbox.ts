import type { MessageCategory } from '@campus/contract/messages/categories.ts'
import { messageGroups, messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { asker } from './ask.ts'
import { eventually } from './eventually.ts'

interface Reader {
  readonly token: string
}

/** How many messages about things to see to somebody has not read, and how many they have in all. */
export const todoOf = async (url: string, { token }: Reader) => {
  const groups = (await asker(url)(messageGroups, {}, { token })).data
  const { unread = 0, total = 0 } = groups.find(({ group }) => group === 'todo') ?? {}
  return { unread, total }
}

/** Waits until no question is unread; returns how many messages are stored. */
export const nothingToDo = (url: string, reader: Reader): Promise<number> =>
  eventually(async () => {
    const { unread, total } = await todoOf(url, reader)
    return unread === 0 ? total : undefined
  })

/** What somebody was told, newest first. */
export const titlesOf = async (url: string, { token }: Reader, group: MessageCategory) =>
  (await asker(url)(messagesInGroup, { group }, { token })).data.rows.map(({ title }) => title)

import { homeInit } from '@campus/contract/home/workbench.ts'
import type { MessageCategory } from '@campus/contract/messages/categories.ts'
import { deleteMessages, messageGroups, readAll, unreadCount, updateReadState } from '@campus/contract/messages/inbox.ts'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../api/use-action.ts'
import { keyOf } from '../../api/use-read.ts'
import { keepUnread } from '../../domain/news/keep-unread.ts'
import { changeKept } from './kept-messages.ts'
import { messageWords } from './words.ts'

interface Inbox {
  readonly mark: (id: string, isRead: boolean) => Promise<void>
  /** Whether it was deleted: the reader may think again. */
  readonly remove: (id: string) => Promise<boolean>
  readonly markAll: (group?: MessageCategory) => Promise<void>
  readonly isMarkingAll: boolean
  /** The server counts a message as read once it was opened; the lists follow. */
  readonly noteOpened: (id: string) => void
}

/** What one does with messages; badge, groups and lists follow at once. */
export const useInbox = (): Inbox => {
  const words = useWords(messageWords)
  const queries = useQueryClient()
  const marking = useAction(updateReadState)
  const deleting = useAction(deleteMessages)
  const markingAll = useAction(readAll)

  const follow = (unread: { readonly size: number }) => {
    void keepUnread(queries, unread.size)
    for (const call of [messageGroups, homeInit]) void queries.invalidateQueries({ queryKey: keyOf(call) })
  }
  const show = (id: string, isRead: boolean) => changeKept(queries, (row) => (row.id === id ? { ...row, isRead } : row))

  return {
    mark: async (id, isRead) => {
      follow(await marking.act({ ids: [id], isRead }))
      show(id, isRead)
    },
    remove: async (id) => {
      if (!(await ask({ title: words.deleteTitle, text: words.deleteText, confirm: words.delete }))) return false
      follow(await deleting.act({ ids: [id] }))
      changeKept(queries, (row) => (row.id === id ? undefined : row))
      toast(words.deleted, 'success')
      return true
    },
    markAll: async (group) => {
      follow(await markingAll.act(group ? { group } : {}))
      changeKept(queries, (row) => (group === undefined || row.category === group ? { ...row, isRead: true } : row))
      toast(words.allReadDone, 'success')
    },
    isMarkingAll: markingAll.isActing,
    noteOpened: (id) => {
      show(id, true)
      // The subject of the message has changed since it was read: its screen reloads.
      void queries.invalidateQueries({ refetchType: 'none' })
      for (const call of [messageGroups, homeInit, unreadCount]) void queries.invalidateQueries({ queryKey: keyOf(call) })
    },
  }
}

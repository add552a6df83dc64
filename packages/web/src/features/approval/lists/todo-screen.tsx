import { todoList } from '@campus/contract/approval/task-lists.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { useCursorPages } from '@campus/ui/list/use-cursor-pages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { NoneLikeThat } from '@campus/ui/states/none-like-that.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { useUnreadNews } from '../../../domain/news/use-unread-news.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { refine } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { RowsWithDetail } from '../../../navigation/rows-with-detail.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { InfoView } from '../info/info-view.tsx'
import { BatchList } from './batch-list.tsx'
import { type Narrowed, narrowedBy } from './narrowed.ts'
import { TaskRowText } from './task-row-text.tsx'
import { TodoFilters } from './todo-filters.tsx'
import { listWords } from './words.ts'

type Query = Readonly<Partial<Record<'held' | 'overdue' | 'words', string | undefined>>> & Narrowed

const givenBy = ({ held, overdue, words, ...narrowed }: Query): GivenTo<typeof todoList> => ({
  ...narrowedBy(narrowed),
  ...((held === 'mine' || held === 'for_others') && { held }),
  ...(overdue === 'true' && { overdue: 'true' as const }),
  ...(words && { keyword: words.slice(0, 50) }),
})

const useOpenTasks = (query: Query) => {
  const given = givenBy(query)
  return useCursorPages(keyOf(todoList, given), async (after, signal) => {
    const { rows, ...page } = await send(todoList, { ...given, ...after }, { signal })
    return { ...page, rows: rows.map((row) => ({ ...row, id: row.taskId })) }
  })
}

/** What waits for the reader; on a wide screen with the one chosen beside it. */
export default function TodoScreen() {
  const words = useWords(listWords)
  const { id, ...query } = useQueryOf(approvalPaths.todo)
  const isWide = useWide()
  const [isBatch, setIsBatch] = useState(false)
  const pages = useOpenTasks(query)
  useUnreadNews(() => void pages.refetch())
  const rows = pages.data ?? []
  const isNarrowed = Object.values(query).some(Boolean)
  const empty = isNarrowed ? (
    <NoneLikeThat t={words.noneLike} onShowAll={() => void refine(approvalPaths.todo)} />
  ) : (
    <Empty t={words.noTodo} action={<PathLink to={approvalPaths.history}>{words.toHistory}</PathLink>} />
  )
  if (isBatch) return <BatchList pages={pages} empty={empty} onStop={() => setIsBatch(false)} />
  return (
    <RowsWithDetail
      isWide={isWide}
      label={words.todo}
      pages={pages}
      empty={empty}
      tools={<TodoFilters onBatch={rows.some(({ mayBatch }) => mayBatch) ? () => setIsBatch(true) : undefined} />}
      path={approvalPaths.todo}
      filter={query}
      onePath={approvalPaths.instance}
      chosen={id}
      View={InfoView}
    >
      {(task) => <TaskRowText task={task} />}
    </RowsWithDetail>
  )
}

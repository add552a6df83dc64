import type { InstanceRow, TaskRow } from '@campus/contract/approval/office-page.ts'
import { copiedToMe, doneList, instancesWithMe, managedInstances, ownInstances } from '@campus/contract/approval/task-lists.ts'
import type { Pages } from '@campus/ui/list/growing-list.ts'
import { useCursorPages } from '@campus/ui/list/use-cursor-pages.ts'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { type Narrowed, narrowedBy } from './narrowed.ts'

export const historyTabs = ['done', 'mine', 'copied', 'took', 'managed'] as const
export type HistoryTab = (typeof historyTabs)[number]

export const endStates = ['running', 'passed', 'refused', 'cancelled'] as const

interface Filter extends Narrowed {
  readonly status: string | undefined
  readonly words: string | undefined
}

type HistoryRow = ((TaskRow & { readonly taskResult: string; readonly taskEndTime: string }) | InstanceRow) & { readonly id: string }

const calls = { done: doneList, mine: ownInstances, copied: copiedToMe, took: instancesWithMe, managed: managedInstances } as const

const readPage = async (
  tab: HistoryTab,
  { status, words, ...narrowed }: Filter,
  after: { readonly cursor?: string },
  signal: AbortSignal,
) => {
  const known = endStates.find((state) => state === status)
  const given = { ...after, ...narrowedBy(narrowed), ...(words && { keyword: words.slice(0, 50) }) }
  if (tab === 'done') return send(doneList, given, { signal })
  return send(calls[tab], { ...given, ...(known && { status: known }) }, { signal })
}

/** The rows of one tab. Those of decided tasks lead to the task, which opens its application. */
export const useHistory = (tab: HistoryTab, filter: Filter): Pages<HistoryRow> =>
  useCursorPages<HistoryRow>([...keyOf(calls[tab]), filter], async (after, signal) => {
    const { rows, ...page } = await readPage(tab, filter, after, signal)
    return { ...page, rows: rows.map((row) => ({ ...row, id: 'taskId' in row ? row.taskId : row.instanceId })) }
  })

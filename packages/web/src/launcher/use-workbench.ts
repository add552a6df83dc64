import type { OutputOf } from '@campus/contract/call.ts'
import type { homeInit } from '@campus/contract/home/workbench.ts'
import { useEffect, useRef } from 'react'
import { useUnreadNews } from '../domain/news/use-unread-news.ts'
import { inOrder, named } from './arrangement.ts'
import type { Tile } from './tile.ts'
import { useHome } from './use-home.ts'
import { useOffered } from './use-services.ts'

const longest = 1000

/** Delays an action randomly: a whole school is notified of an announcement at once and must not load at once. */
const useSoon = (action: () => unknown): (() => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void action(), Math.random() * longest)
  }
}

export interface Workbench {
  /** Undefined until the server has answered; the services stand there all the same. */
  readonly init: OutputOf<typeof homeInit> | undefined
  /** What it says is of now, not the last known. */
  readonly isCurrent: boolean
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
  readonly offered: readonly Tile[]
  readonly favourites: readonly Tile[]
  readonly recent: readonly Tile[]
  readonly recommended: readonly Tile[]
  readonly badgeOf: (service: Tile) => number
}

/** What waits for this person and how they arranged their services, kept current while visible. */
export const useWorkbench = (): Workbench => {
  const offered = useOffered()
  const { data: init, error, refetch, isCurrent } = useHome()
  useUnreadNews(useSoon(refetch))
  const workbench = init?.workbench
  return {
    init,
    isCurrent,
    error,
    refetch,
    offered: inOrder(offered, workbench?.order ?? []),
    favourites: named(offered, workbench?.favourites ?? []),
    recent: named(offered, workbench?.recent ?? []),
    recommended: named(offered, workbench?.recommended ?? []),
    badgeOf: ({ name }) => init?.waiting.find(({ service }) => service === name)?.count ?? 0,
  }
}

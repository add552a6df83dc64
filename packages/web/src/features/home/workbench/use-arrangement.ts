import type { OutputOf } from '@campus/contract/call.ts'
import { arrangeWorkbench, homeInit } from '@campus/contract/home/workbench.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { send } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { keyOf } from '../../../api/use-read.ts'

export interface Arrangement {
  readonly order: readonly string[]
  readonly favourites: readonly string[]
}

type Saving = 'untouched' | 'saving' | 'saved' | 'failed'

/** Keeps every change at once. Changes made while one is on its way travel together after it, so that the last one wins. */
export const useArrangement = (start: () => Arrangement) => {
  const queries = useQueryClient()
  const [arrangement, setArrangement] = useState(start)
  const [saving, setSaving] = useState<Saving>('untouched')
  const waiting = useRef<Arrangement>(undefined)
  const isSending = useRef(false)

  const sendAll = async () => {
    for (let next = waiting.current; next; next = waiting.current) {
      waiting.current = undefined
      const kept = { order: [...next.order], favourites: [...next.favourites] }
      await send(arrangeWorkbench, kept)
      queries.setQueryData<OutputOf<typeof homeInit>>(
        keyOf(homeInit, {}),
        (init) => init && { ...init, workbench: { ...init.workbench, ...kept } },
      )
    }
  }

  const save = async (next: Arrangement) => {
    waiting.current = next
    if (isSending.current) return
    isSending.current = true
    setSaving('saving')
    try {
      await sendAll()
      setSaving('saved')
    } catch (error) {
      setSaving('failed')
      toastFailure(error)
    } finally {
      isSending.current = false
    }
  }

  const change = (part: Partial<Arrangement>) => {
    const next = { ...arrangement, ...part }
    setArrangement(next)
    void save(next)
  }

  return { ...arrangement, change, saving, retry: () => void save(arrangement) }
}

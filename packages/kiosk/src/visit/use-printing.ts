import { printInVisit } from '@campus/contract/kiosk/visits.ts'
import type { PrintConsent, PrintProgress } from '@campus/contract/printing/items.ts'
import { useState } from 'react'
import { failureText } from '../machine/send.ts'
import { useAction } from '../machine/use-action.ts'

/** Begins prints in a visit, and remembers the one that was begun last and those that were seen off. */
export const usePrinting = (visitId: string) => {
  const { act, isActing } = useAction(printInVisit)
  const [begun, setBegun] = useState<PrintProgress>()
  const [seenOff, setSeenOff] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState('')
  const print = async (itemId: string, consent?: PrintConsent) => {
    setFailure('')
    try {
      setBegun(await act({ id: visitId, itemId, ...consent }))
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  const seeOff = (jobId: string) => {
    setFailure('')
    setSeenOff((before) => new Set([...before, jobId]))
  }
  return { print, isBeginning: isActing, begun, seenOff, seeOff, failure, setFailure }
}

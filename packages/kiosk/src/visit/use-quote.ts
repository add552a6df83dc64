import type { OutputOf } from '@campus/contract/call.ts'
import type { PrintApply } from '@campus/contract/cloudprint/print-choices.ts'
import { quoteInVisit } from '@campus/contract/kiosk/visits.ts'
import { useEffect, useState } from 'react'
import { failureText, send } from '../machine/send.ts'

type Quote = OutputOf<typeof quoteInVisit>

interface Answer {
  readonly wanted: string
  readonly quote?: Quote
  readonly failure?: string
}

const settledMs = 250

/** The price of what is chosen, requested with a debounce; a price of another choice is not shown. */
export const useQuote = (visitId: string, wanted: PrintApply | undefined, round: number): { quote?: Quote; failure?: string } => {
  const [answer, setAnswer] = useState<Answer>()
  const text = wanted ? JSON.stringify({ id: visitId, ...wanted, round }) : ''
  useEffect(() => {
    if (!text) return undefined
    let isWanted = true
    const keep = (next: Omit<Answer, 'wanted'>) => {
      if (isWanted) setAnswer({ wanted: text, ...next })
    }
    const { round: _asked, ...given } = JSON.parse(text) as PrintApply & { id: string; round: number }
    const timer = setTimeout(() => {
      send(quoteInVisit, given).then(
        (quote) => keep({ quote }),
        (error: unknown) => keep({ failure: failureText(error) }),
      )
    }, settledMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [text])
  return answer?.wanted === text ? answer : {}
}

import { Refusal } from '@campus/client/failures.ts'
import { keepVisit, type Visit, visit } from '@campus/contract/kiosk/visits.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useEffect } from 'react'
import { useNews } from '../machine/news.ts'
import { send } from '../machine/send.ts'
import { useAsked } from '../machine/use-asked.ts'
import { isGoing } from './job-state.ts'

const liveMs = 1000
const calmMs = 4000
const keepMs = 30_000

export const keepAlive = (id: string) => void send(keepVisit, { id }).catch(() => undefined)

interface Following {
  readonly id: string
  readonly isPaying: boolean
  readonly onNews: (visit: Visit) => void
  readonly onOver: () => void
}

/** How the visit stands, followed until it is over; while paper or a payment is on its way it goes on without a touch. */
export const useVisit = ({ id, isPaying, onNews, onOver }: Following): { visit: Visit | undefined; askNow: () => void } => {
  const language = useLanguage()
  const hasLife = (known: Visit | undefined) => isPaying || Boolean(known?.job && isGoing(known.job))
  const { value, askNow } = useAsked({
    ask: () => send(visit, { id }),
    pause: (last) => (hasLife(last) ? liveMs : calmMs),
    onAnswer: (answer) => (answer.state === 'over' ? onOver() : onNews(answer)),
    onFailure: (error) => {
      if (error instanceof Refusal) onOver()
    },
  })
  useNews('visit', askNow)
  useNews('print', askNow)
  useEffect(askNow, [language, isPaying, askNow])
  const isLive = hasLife(value)
  useEffect(() => {
    if (!isLive) return undefined
    keepAlive(id)
    const timer = setInterval(() => keepAlive(id), keepMs)
    return () => clearInterval(timer)
  }, [id, isLive])
  return { visit: value, askNow }
}

import { useNow } from '@campus/ui/time/use-now.ts'
import { htmlLanguage, useLanguage } from '@campus/ui/words/language-store.ts'

const day = { month: 'long', day: 'numeric', weekday: 'long' } as const
const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

export function Clock() {
  const now = new Date(useNow(1000))
  const language = htmlLanguage[useLanguage()]
  return (
    <time className="clock" dateTime={now.toISOString().slice(0, 16)}>
      <strong>{now.toLocaleTimeString(language, hour)}</strong>
      <span>{now.toLocaleDateString(language, day)}</span>
    </time>
  )
}

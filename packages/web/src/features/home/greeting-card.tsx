import { htmlLanguage, useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { Avatar } from '../../domain/person/avatar.tsx'
import { useShownUser } from '../../session/shown-user.ts'
import { greetingAt } from './greeting.ts'
import './greeting-card.css'
import { homeWords } from './words.ts'

/** Roofs of a campus, drawn low enough to stay behind the words. */
function Skyline() {
  return (
    <svg className="greeting-skyline" viewBox="0 0 320 96" aria-hidden="true" preserveAspectRatio="xMaxYMax meet">
      <path d="M0 96V64h28V48l20-14 20 14v16h20V40h12V22h8V8h4v14h8v18h12v24h24V52h44V36h10l8-10 8 10h10v16h28v20h22V58l16-12 16 12v38z" />
    </svg>
  )
}

export function Greeting() {
  const words = useWords(homeWords)
  const language = useLanguage()
  const { name, schoolName, avatar } = useShownUser()
  const [now] = useState(() => new Date())
  const today = new Intl.DateTimeFormat(htmlLanguage[language], { month: 'short', day: 'numeric', weekday: 'short' }).format(now)
  return (
    <header className="greeting">
      <Skyline />
      <div className="greeting-text">
        <p>
          {schoolName} · {today}
        </p>
        <h1>{words[greetingAt(now.getHours())](name)}</h1>
      </div>
      <Avatar name={name} src={avatar} size="large" />
    </header>
  )
}

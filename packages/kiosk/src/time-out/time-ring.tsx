import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useWords, wordsOf } from '@campus/ui/words/words.ts'
import { lastSeconds, ringShare } from './time-out.ts'
import './time-ring.css'

const timeWords = wordsOf({
  stillHere: ['还需要继续吗？', 'Are you still here?', '還需要繼續嗎？'],
  soonOver: (seconds: number): Phrase => [
    `${seconds} 秒内无操作将返回首页，您的信息会被清除`,
    `Touch the screen within ${counted(seconds, 'second')}, or this session ends and your data is cleared`,
    `${seconds} 秒內無操作將返回首頁，您的資訊會被清除`,
  ],
  left: (seconds: number): Phrase => [`${seconds} 秒后返回首页`, `Closes in ${seconds} s`, `${seconds} 秒後返回首頁`],
  goOn: ['继续使用', 'Continue', '繼續使用'],
})

const radius = 42
const length = 2 * Math.PI * radius

/** How long the screen stays as it is. The last seconds are drawn; any touch ends them, and so does the button. */
export function TimeRing({ left }: { readonly left: number }) {
  const words = useWords(timeWords)
  const share = ringShare(left)
  if (share === undefined)
    return (
      <p className="time-left" aria-hidden="true">
        {words.left(left)}
      </p>
    )
  return (
    <aside className="time-ring">
      <span className="time-ring-figure" aria-hidden="true">
        <svg viewBox="0 0 100 100">
          <circle className="time-ring-track" cx="50" cy="50" r={radius} />
          <circle className="time-ring-left" cx="50" cy="50" r={radius} strokeDasharray={`${length * share} ${length}`} />
        </svg>
        {left}
      </span>
      <p aria-hidden="true">
        <strong>{words.stillHere}</strong>
        <span>{words.soonOver(left)}</span>
      </p>
      {/* Announced once: a number announced every second drowns everything else. */}
      <div role="alert">
        <VisuallyHidden>
          {words.stillHere} {words.soonOver(lastSeconds)}
        </VisuallyHidden>
      </div>
      <button type="button" className="press press-main">
        {words.goOn}
      </button>
    </aside>
  )
}

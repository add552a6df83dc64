import type { PhotoCheck } from '@campus/contract/identity/photo-states.ts'
import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { CheckCircleFill, CloseCircleFill, ExclamationCircleFill } from 'antd-mobile-icons'
import { checkName } from './check-names.ts'
import './photo-checks.css'
import { photoCheckWords } from './check-words.ts'

const signs = { refuse: CloseCircleFill, advise: ExclamationCircleFill, good: CheckCircleFill } as const
const order = ['refuse', 'advise', 'good'] as const

function CheckLine({ check: { name, verdict, text } }: { readonly check: PhotoCheck }) {
  const words = useWords(photoCheckWords)
  const say = useSay()
  const Sign = signs[verdict]
  return (
    <li className={`photo-check photo-check-${verdict}`}>
      <Sign aria-hidden />
      <span className="photo-check-text">
        <span title={name}>
          {say(checkName(name))}
          <VisuallyHidden>: {words[verdict]}</VisuallyHidden>
        </span>
        {text && <small>{text}</small>}
      </span>
    </li>
  )
}

/** What the machine found, what has to be changed first. */
export function PhotoChecks({ checks }: { readonly checks: readonly PhotoCheck[] }) {
  const words = useWords(photoCheckWords)
  const sorted = order.flatMap((verdict) => checks.filter((check) => check.verdict === verdict))
  return (
    <ul className="photo-checks" aria-label={words.checks}>
      {sorted.map((check) => (
        <CheckLine key={check.name} check={check} />
      ))}
    </ul>
  )
}

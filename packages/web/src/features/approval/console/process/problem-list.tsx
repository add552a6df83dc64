import { useWords } from '@campus/ui/words/words.ts'
import { ExclamationCircleFill } from 'antd-mobile-icons'
import type { Problem } from './design/use-autosave.ts'
import './designer.css'
import { designerWords } from './words.ts'

interface ProblemListProps {
  readonly problems: readonly Problem[]
  /** What a problem is about, as people know it. */
  readonly nameOf: (at: string) => string
  readonly onGo: (at: string) => void
}

/** What keeps the draft from being published; each leads to its step or field. */
export function ProblemList({ problems, nameOf, onGo }: ProblemListProps) {
  const words = useWords(designerWords)
  if (problems.length === 0) return null
  return (
    <details className="designer-problems" open>
      <summary>
        <ExclamationCircleFill aria-hidden /> {words.problemList}: {words.problems(problems.length)}
      </summary>
      <ul>
        {problems.map(({ at, code, text }) => (
          <li key={`${at} ${code} ${text}`}>
            <button type="button" onClick={() => onGo(at)}>
              {[nameOf(at), text].filter(Boolean).join(': ')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

import type { TemplateProblem } from '@campus/contract/documents/console/templates.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { ExclamationCircleOutline } from 'antd-mobile-icons'
import './preview-pane.css'
import { previewWords } from './words.ts'

interface ProblemListProps {
  readonly problems: readonly TemplateProblem[]
  readonly onGo: (line: number) => void
}

/** The lines that are wrong, in the words of the typesetter; each leads to its line. */
export function ProblemList({ problems, onGo }: ProblemListProps) {
  const words = useWords(previewWords)
  return (
    <ul className="problems" aria-label={words.problems}>
      {problems.map(({ line, column, message }) => (
        <li key={`${line}:${column} ${message}`}>
          <button type="button" onClick={() => onGo(line)}>
            <ExclamationCircleOutline aria-hidden />
            <span>
              <strong>{words.line(line)}</strong> <span lang="en">{message}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

import { SaidOnly } from '../visually-hidden/visually-hidden.tsx'
import { useWords } from '../words/words.ts'
import './states.css'
import { stateWords } from './words.ts'

/** Skeleton lines in the place of what is coming. */
export function Waiting({ rows = 4 }: { readonly rows?: number }) {
  const words = useWords(stateWords)
  return (
    <div className="waiting" role="status">
      <SaidOnly>{words.waiting}</SaidOnly>
      {Array.from({ length: rows }, (_, row) => (
        <div className="waiting-row" key={row} aria-hidden>
          <span className="waiting-dot" />
          <span className="waiting-lines">
            <span className="waiting-line" />
            <span className="waiting-line waiting-line-short" />
          </span>
        </div>
      ))}
    </div>
  )
}

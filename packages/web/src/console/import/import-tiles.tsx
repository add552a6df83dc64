import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { useWords } from '@campus/ui/words/words.ts'
import './import.css'
import { importWords } from './words.ts'

export interface ImportTilesProps<Action extends string> {
  readonly total: number
  /** How many lines do what. */
  readonly counts: readonly (readonly [action: Action, count: number, text: string])[]
  readonly chosen: Action | undefined
  readonly onChoose: (action: Action | undefined) => void
}

/** The counts by what happens, each of them a filter of the lines below. */
export function ImportTiles<Action extends string>({ total, counts, chosen, onChoose }: ImportTilesProps<Action>) {
  const words = useWords(importWords)
  return (
    <fieldset className="import-tiles" aria-label={words.show}>
      <button type="button" className="import-tile" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        <strong>{sayCount(total)}</strong>
        <span>{words.all}</span>
      </button>
      {counts.map(([action, count, text]) => (
        <button
          key={action}
          type="button"
          className={`import-tile import-tile-${action}`}
          data-some={count > 0 ? true : undefined}
          aria-pressed={chosen === action}
          onClick={() => onChoose(action)}
        >
          <strong>{sayCount(count)}</strong>
          <span>{text}</span>
        </button>
      ))}
    </fieldset>
  )
}

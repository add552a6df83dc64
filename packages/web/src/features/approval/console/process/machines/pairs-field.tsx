import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { DeleteOutline } from 'antd-mobile-icons'
import type { ReactNode } from 'react'
import { placed } from '../../inputs/placed.ts'
import { machineWords } from './words.ts'
import '../panel/panel.css'

interface PairsFieldProps<Pair> {
  readonly label: string
  readonly pairs: readonly Pair[]
  readonly max: number
  readonly empty: Pair
  readonly onChange: (pairs: Pair[], name?: string) => void
  /** The two fields of a pair. */
  readonly children: (pair: Pair, set: (pair: Pair) => void) => ReactNode
}

/** Two things that belong together, as often as needed. */
export function PairsField<Pair>({ label, pairs, max, empty, onChange, children }: PairsFieldProps<Pair>) {
  const words = useWords(machineWords)
  return (
    <fieldset className="field-set">
      <legend>{label}</legend>
      {placed(pairs).map(({ item: pair, place, key }) => (
        <div key={key} className="panel-pair">
          {children(pair, (changed) => onChange(pairs.with(place, changed), `${label} ${place}`))}
          <Button size="small" aria-label={words.removePair(label, place + 1)} onClick={() => onChange(pairs.toSpliced(place, 1))}>
            <DeleteOutline aria-hidden />
          </Button>
        </div>
      ))}
      {pairs.length < max && (
        <Button size="small" onClick={() => onChange([...pairs, empty])}>
          {words.addPair(label)}
        </Button>
      )}
    </fieldset>
  )
}

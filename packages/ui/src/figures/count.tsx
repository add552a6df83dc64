import { useSay } from '../words/words.ts'
import { countWithUnit } from './count-with-unit.ts'
import './figures.css'

/** A count for the eye; the exact one is in its title. */
export function Count({ of }: { readonly of: number }) {
  const say = useSay()
  return (
    <span className="count" title={String(of)}>
      {say(countWithUnit(of))}
    </span>
  )
}

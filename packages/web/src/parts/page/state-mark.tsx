import './state-mark.css'

interface StateMarkProps {
  readonly tone: 'waiting' | 'good' | 'bad' | 'over'
  readonly says: string
}

/** Where a thing stands, in a word. */
export function StateMark({ tone, says }: StateMarkProps) {
  return <span className={`state-mark state-mark-${tone}`}>{says}</span>
}

import './state-mark.css'

interface StateMarkProps {
  readonly tone: 'waiting' | 'good' | 'bad' | 'over'
  readonly t: string
}

/** Where a thing stands, in a word. */
export function StateMark({ tone, t }: StateMarkProps) {
  return <span className={`state-mark state-mark-${tone}`}>{t}</span>
}

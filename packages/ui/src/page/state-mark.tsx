import './state-mark.css'

interface StateMarkProps {
  readonly tone: 'waiting' | 'good' | 'bad' | 'over'
  readonly t: string
}

/** The status of an entry, in one word. */
export function StateMark({ tone, t }: StateMarkProps) {
  return <span className={`state-mark state-mark-${tone}`}>{t}</span>
}

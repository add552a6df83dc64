import type { Tone } from './tone.ts'

const signs: Record<Tone, string> = {
  good: 'm33 49 10 10 21-22',
  bad: 'm37 37 22 22m0-22L37 59',
  unsure: 'M48 32v20m0 10v.5',
}

/** A shield with a tick, a cross or an exclamation mark: distinguished by shape, not only by their colour. */
export function VerdictMark({ tone }: { readonly tone: Tone }) {
  return (
    <svg className="verdict-mark" viewBox="0 0 96 96" aria-hidden="true">
      <path className="verdict-shield" d="M48 6 84 18v28c0 22-14 36-36 44C26 82 12 68 12 46V18z" />
      <path className="verdict-sign" d={signs[tone]} />
    </svg>
  )
}

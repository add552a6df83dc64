import type { StepAhead } from '@campus/contract/approval/processes.ts'
import { useWords } from '@campus/ui/words/words.ts'
import '@campus/ui/page/timeline.css'
import './path-ahead.css'
import { pathWords } from './path-words.ts'

const modes = ['AND', 'OR', 'NEXT', 'RATIO'] as const

/** What a step is, with its people and the time that it usually takes. */
export function StepText({ step }: { readonly step: StepAhead }) {
  const words = useWords(pathWords)
  const { name, people, nobody, usualHours, approvalMode } = step
  const mode = people.length > 1 ? modes.find((known) => known === approvalMode) : undefined
  return (
    <>
      <p>{name}</p>
      {mode && <small>{words[mode]}</small>}
      {people.map(({ id, name: person, unitName, why, deputyOf }) => (
        <small key={id}>{[person, unitName, why, deputyOf && words.deputy(deputyOf)].filter(Boolean).join(' · ')}</small>
      ))}
      {people.length === 0 && nobody && <small>{nobody}</small>}
      {usualHours !== null && <small>{usualHours < 1 ? words.soon : words.usual(Math.round(usualHours))}</small>}
    </>
  )
}

/** The steps that are expected, with the people that they would ask and why them. */
export function PathAhead({ steps }: { readonly steps: readonly StepAhead[] }) {
  return (
    <ol className="timeline office-path">
      {steps.map((step, place) => (
        <li key={step.nodeId} data-coming={place === 0 ? 'next' : 'later'}>
          <StepText step={step} />
        </li>
      ))}
    </ol>
  )
}

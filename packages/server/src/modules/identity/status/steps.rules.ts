import type { OutputOf } from '@campus/contract/call.ts'
import type { identityStatus } from '@campus/contract/identity/papers.ts'

type Status = OutputOf<typeof identityStatus>
export type Step = Status['steps'][number]

/** What comes next: a refused step first, then what is not done yet; photos wait for the consent to take them. */
const nextOf = (steps: readonly Step[]): Status['next'] => {
  const isAgreed = steps.some(({ step, state }) => step === 'consent' && state === 'done')
  const open = steps.filter(
    ({ step, state, isRequired }) => (state === 'todo' || state === 'refused') && (isRequired || step === 'consent'),
  )
  const wanted = open.filter(({ step }) => (step === 'photo' ? isAgreed : step !== 'consent' || open.some((one) => one.step === 'photo')))
  const next = wanted.find(({ state }) => state === 'refused') ?? wanted[0]
  return next ? { step: next.step, photoTypeId: next.photoTypeId } : null
}

/** One word for all steps that are required. */
const wordFor = (steps: readonly Step[]): Status['state'] => {
  const required = steps.filter(({ isRequired }) => isRequired)
  if (required.every(({ state }) => state === 'done')) return 'complete'
  if (required.some(({ state }) => state === 'refused')) return 'refused'
  if (required.every(({ state }) => state === 'todo')) return 'not_started'
  return required.some(({ state }) => state === 'todo') ? 'incomplete' : 'reviewing'
}

export const summarize = (steps: readonly Step[]): Status => ({ state: wordFor(steps), steps: [...steps], next: nextOf(steps) })

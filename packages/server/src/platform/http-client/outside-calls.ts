import { cutText } from '../text/cut-text.ts'
import { OutsideFailure } from './outside-failure.ts'

/** What became of the calls to one provider since the last report. */
export interface OutsideCalls {
  successes: number
  failures: number
  lastSuccessAt: Date | undefined
  lastFailureAt: Date | undefined
  /** The first failure that no success followed. */
  failingSince: Date | undefined
  failuresInARow: number
  failure: string
}

const none = (): OutsideCalls => ({
  successes: 0,
  failures: 0,
  lastSuccessAt: undefined,
  lastFailureAt: undefined,
  failingSince: undefined,
  failuresInARow: 0,
  failure: '',
})

/** Of this process, as the calls themselves know neither a context nor a database. */
const unreported = new Map<string, OutsideCalls>()
const totals = new Map<string, { successes: number; failures: number }>()

const entryOf = <Value>(map: Map<string, Value>, key: string, make: () => Value): Value => {
  const known = map.get(key)
  if (known) return known
  const made = make()
  map.set(key, made)
  return made
}

export const noteOutsideSuccess = (provider: string, now = new Date()) => {
  const calls = entryOf(unreported, provider, none)
  Object.assign(calls, { successes: calls.successes + 1, lastSuccessAt: now, failingSince: undefined, failuresInARow: 0, failure: '' })
  entryOf(totals, provider, () => ({ successes: 0, failures: 0 })).successes += 1
}

export const noteOutsideFailure = (provider: string, failure: string, now = new Date()) => {
  const calls = entryOf(unreported, provider, none)
  calls.failures += 1
  calls.failuresInARow += 1
  calls.lastFailureAt = now
  calls.failingSince ??= now
  calls.failure = cutText(failure, 200)
  entryOf(totals, provider, () => ({ successes: 0, failures: 0 })).failures += 1
}

/** Returns what was counted since the last time and starts counting from zero. */
export const takeOutsideCalls = (): ReadonlyMap<string, OutsideCalls> => {
  const taken = new Map(unreported)
  unreported.clear()
  return taken
}

/** Since the start of the process. */
export const outsideTotals = (): ReadonlyMap<string, { readonly successes: number; readonly failures: number }> => totals

/** Notes how a call ended that does not go over HTTP. A refusal is an answer: the provider works. */
export const notingOutside = async <Answer>(provider: string, work: Promise<Answer>): Promise<Answer> => {
  try {
    const answer = await work
    noteOutsideSuccess(provider)
    return answer
  } catch (error) {
    if (error instanceof OutsideFailure && error.kind === 'refused') noteOutsideSuccess(provider)
    else noteOutsideFailure(provider, error instanceof Error ? error.message : String(error))
    throw error
  }
}

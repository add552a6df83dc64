import type { WorkingDays } from '@campus/contract/working-days.ts'
import type { Asked } from '../conditions/evaluate.ts'
import type { Candidate, Lookup, PeopleRequest } from './people.ts'

/** The same questions, answered by somebody who has to look first. */
export interface SlowLookup {
  readonly people: (request: PeopleRequest) => Promise<readonly Candidate[]>
  readonly unitsAbove: (unit: string) => Promise<readonly string[]>
  readonly unitsOf: (person: string) => Promise<readonly string[]>
  readonly holds: (rule: string, asked: Asked) => Promise<boolean>
  readonly calendar: () => Promise<WorkingDays>
}

class Unanswered extends Error {
  readonly find: () => Promise<void>
  constructor(find: () => Promise<void>) {
    super('The answer is looked for.')
    this.find = find
  }
}

/** A step asks few questions. More than this, and it asks another one every time. */
const maxQuestions = 2000

/**
 * Runs something pure that asks questions, such as `step`, with answers from a database. Where an answer is missing it is looked up and
 * everything runs again; being pure, it comes to the same place. Answers are kept, so that one run never hears two different ones.
 */
export const withAnswers = async <Result>(slow: SlowLookup, run: (lookup: Lookup) => Result): Promise<Result> => {
  const answers = new Map<string, unknown>()
  const ask = <Answer>(key: string, find: () => Promise<Answer>): Answer => {
    if (answers.has(key)) return answers.get(key) as Answer
    throw new Unanswered(async () => {
      answers.set(key, await find())
    })
  }
  const lookup: Lookup = {
    people: (request) => ask(`people ${JSON.stringify(request)}`, () => slow.people(request)),
    unitsAbove: (unit) => ask(`above ${unit}`, () => slow.unitsAbove(unit)),
    unitsOf: (person) => ask(`of ${person}`, () => slow.unitsOf(person)),
    holds: (rule, asked) => ask(`holds ${JSON.stringify([rule, asked])}`, () => slow.holds(rule, asked)),
    calendar: () => ask('calendar', () => slow.calendar()),
  }
  for (let questions = 0; questions < maxQuestions; questions += 1) {
    try {
      return run(lookup)
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      await error.find()
    }
  }
  throw new Error('A step asks a new question every time.')
}

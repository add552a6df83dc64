import type { FormValues } from '@campus/contract/approval/form.ts'
import type { Candidate, Lookup, PeopleRequest } from '@campus/flow/engine/people.ts'

export type Question =
  | { readonly about: 'people'; readonly request: PeopleRequest }
  | { readonly about: 'units_above'; readonly unit: string }
  | { readonly about: 'units_of'; readonly person: string }
  | { readonly about: 'rule'; readonly rule: string; readonly values: FormValues; readonly starter: string }

type AnswerTo<Asked extends Question> = Asked extends { about: 'people' }
  ? readonly Candidate[]
  : Asked extends { about: 'rule' }
    ? boolean
    : readonly string[]

export type Answer = AnswerTo<Question>

/** The engine is pure and cannot wait for the database: where an answer is not there yet, it is looked up and the engine runs again. */
class Unanswered extends Error {}

/** Answers from what is known and notes what is not; the same question always gets the same answer. */
export const knownAnswers = () => {
  const known = new Map<string, Answer>()
  const missing = new Map<string, Question>()
  const ask = <Asked extends Question>(question: Asked): AnswerTo<Asked> => {
    const key = JSON.stringify(question)
    const answer = known.get(key)
    if (answer === undefined) {
      missing.set(key, question)
      throw new Unanswered()
    }
    return answer as AnswerTo<Asked>
  }
  const lookup: Lookup = {
    people: (request) => ask({ about: 'people', request }),
    unitsAbove: (unit) => ask({ about: 'units_above', unit }),
    unitsOf: (person) => ask({ about: 'units_of', person }),
    holds: (rule, values, starter) => ask({ about: 'rule', rule, values, starter }),
  }
  return {
    /** Runs the engine; undefined where it asked for what is not known. */
    tryWith: <Result>(run: (lookup: Lookup) => Result): Result | undefined => {
      try {
        const result = run(lookup)
        // A condition that fails is false, so that the engine may end although something is missing.
        return missing.size > 0 ? undefined : result
      } catch (error) {
        if (error instanceof Unanswered) return undefined
        throw error
      }
    },
    /** What was asked and not known; from then on it has an answer. */
    learnMissing: async (find: (question: Question) => Promise<Answer>) => {
      for (const [key, question] of missing) known.set(key, await find(question))
      missing.clear()
    },
  }
}

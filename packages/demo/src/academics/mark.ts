import { type Random, randomFrom } from '../seed.ts'
import type { Course } from './catalogue.ts'

export interface Mark {
  readonly mark: number | null
  readonly word: '' | 'excellent' | 'good' | 'fair' | 'pass' | 'fail' | 'exempt'
  readonly isPassed: boolean
}

/** About as marks at a university spread: most between seventy and ninety, three of a hundred below sixty. */
const usual = 76.5
const perAbility = 6.5
const perLuck = 7.5
const pass = 60

/** Close to a normal spread around 0, never beyond 3. */
export const drawNormal = (random: Random): number => {
  let sum = 0
  for (let throws = 0; throws < 4; throws += 1) sum += random()
  return (sum - 2) * 1.7
}

const known = new Map<string, number>()
/** Some courses are hard for everybody. */
const easeOf = ({ code }: Course): number => {
  const ease = known.get(code) ?? (randomFrom(`course ${code}`)() - 0.5) * 10
  known.set(code, ease)
  return ease
}

const words = [
  { from: 90, word: 'excellent', mark: 95 },
  { from: 80, word: 'good', mark: 85 },
  { from: 70, word: 'fair', mark: 75 },
] as const

const asWord = (value: number): Mark => {
  const found = words.find(({ from }) => value >= from)
  return { mark: found?.mark ?? 65, word: found?.word ?? 'pass', isPassed: true }
}

/** Who is nearly there is let through. */
const asNumber = (value: number): Mark => {
  const mark = value >= 57 && value < pass ? pass : Math.max(20, Math.min(99, Math.round(value)))
  return { mark, word: '', isPassed: mark >= pass }
}

export const judge = (course: Course, ability: number, luck: number): Mark => {
  const value = usual + perAbility * ability + perLuck * luck + easeOf(course)
  if (course.marking === 'words') return asWord(value)
  if (course.marking === 'number') return asNumber(value)
  return value < 52 ? { mark: null, word: 'fail', isPassed: false } : { mark: null, word: 'pass', isPassed: true }
}

/** Who sits again and passes gets the lowest mark that passes. */
export const judgeAgain = (course: Course, ability: number, luck: number): Mark => {
  const again = judge(course, ability + 0.3, luck)
  return again.mark !== null && again.isPassed ? { ...again, mark: pass } : again
}

export const exempt: Mark = { mark: null, word: 'exempt', isPassed: true }

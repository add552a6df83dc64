import { fewestBallots } from '@campus/contract/appraisal/shapes.ts'

interface Summed {
  /** How often 1 to 5 was answered. */
  readonly spread: number[] | null
  readonly mean: number | null
}

/** One question of a section. Fewer than five answers show nothing, also where more people cast a ballot. */
export const sumUp = (answers: readonly number[]): Summed => {
  const given = answers.filter((answer) => answer > 0)
  if (given.length < fewestBallots) return { spread: null, mean: null }
  const spread = [1, 2, 3, 4, 5].map((value) => given.filter((answer) => answer === value).length)
  const sum = given.reduce((total, answer) => total + answer, 0)
  return { spread, mean: Math.round((sum / given.length) * 100) / 100 }
}

/** Whether a question of a section was answered by so few that its single answers would tell what its sums keep back. */
export const hasFewAnswers = (ballots: readonly (readonly number[])[]): boolean => {
  const questions = Math.max(0, ...ballots.map(({ length }) => length))
  return Array.from({ length: questions }, (_, at) => ballots.filter((answers) => (answers[at] ?? 0) > 0).length).some(
    (count) => count > 0 && count < fewestBallots,
  )
}

/** Why a section shows nothing. Marks come first: no teacher reads what a class thinks before it has its grades. */
export const withheldBecause = (ballots: number, hasGrades: boolean): 'grades' | 'few' | null => {
  if (!hasGrades) return 'grades'
  return ballots < fewestBallots ? 'few' : null
}

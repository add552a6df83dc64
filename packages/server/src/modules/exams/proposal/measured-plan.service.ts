import { type Problem, propose } from './proposal.rules.ts'
import { countSoft } from './soft-counts.rules.ts'

const minute = 60_000
const day = 86_400_000

/** A plan for invented exams, at once, with what is hard on its candidates; days are those of UTC. */
export const planAtOnce = (problem: Problem) => {
  const { placed, left } = propose(problem)
  const exams = new Map(problem.unplaced.map((exam) => [exam.id, exam]))
  const timed = placed.map(({ id, startsAt }) => {
    const { minutes = 0, candidates = [] } = exams.get(id) ?? {}
    return { startsAt, endsAt: startsAt + minutes * minute, day: Math.floor(startsAt / day), candidates }
  })
  return { placed, left, counts: countSoft(timed) }
}

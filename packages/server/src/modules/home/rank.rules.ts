import type { rankSteps } from '@campus/contract/home/workbench.ts'

export type RankStep = (typeof rankSteps)[number]

/** What protects an account or helps the school help its owner counts more than what is nice to have. */
export const pointsOf: Record<RankStep, number> = {
  profile: 20,
  phone: 10,
  email: 10,
  avatar: 5,
  portrait: 10,
  emergency_contact: 15,
  passkey: 15,
  reminders: 5,
  feedback: 5,
  evaluation: 5,
}

/** Points from which each level begins; the last can be reached. */
const levels = [0, 20, 45, 70, 90] as const

export const rankOf = (done: ReadonlySet<RankStep>) => {
  const steps = (Object.keys(pointsOf) as RankStep[]).map((step) => ({ step, points: pointsOf[step], isDone: done.has(step) }))
  const points = steps.filter(({ isDone }) => isDone).reduce((sum, step) => sum + step.points, 0)
  const level = levels.filter((from) => points >= from).length
  return { points, level, nextLevelAt: levels[level] ?? null, steps }
}

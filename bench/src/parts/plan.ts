import { measureClashes } from '../plan-clashes.ts'
import { judgeRatio } from '../report.ts'

const goal = 0.3
export const plannedLessons = 200_000

export const reportPlan = async () => {
  const { checked, bare } = await measureClashes(plannedLessons)
  judgeRatio('clash check / bare insert', checked / bare, goal, `${checked.toFixed(0)} and ${bare.toFixed(0)} lessons/s`)
}

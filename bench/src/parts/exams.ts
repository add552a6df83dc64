import { measureProposal } from '../exam-plan.ts'
import { printLine } from '../report.ts'

export const proposedExams = 1000

export const reportExams = async () => {
  const { ms, placed, left, people, counts } = measureProposal(proposedExams)
  printLine('proposal', `${(ms / 1000).toFixed(1)} s`, `${placed} placed, ${left} left, ${people.toLocaleString('en')} candidates`)
  printLine('back to back', String(counts.backToBack), 'people')
  printLine('more than two a day', String(counts.crowdedDays), 'people')
  printLine('more than three in five days', String(counts.crowdedWeeks), 'people')
}

import { planAtOnce } from '@campus/server/modules/exams/proposal/measured-plan.service.ts'

const hour = 3_600_000
const day = 24 * hour
const minutes = 120

/** The same exams in every run: people of one class share most of their courses, as in a real school. */
const inventExams = (exams: number, classes: number) => {
  const candidates = Array.from({ length: exams }, (): string[] => [])
  for (let group = 0; group < classes; group += 1)
    for (let course = 0; course < 6; course += 1) {
      const exam = (group * 7 + course * 131 + (course > 3 ? group * group : 0)) % exams
      for (let at = 0; at < 30; at += 1) candidates[exam]?.push(`${group}-${at}`)
    }
  return candidates.map((people, at) => ({
    id: `exam ${String(at).padStart(5, '0')}`,
    candidates: people,
    minutes,
    papers: 2,
    teacherIds: [`t${at % 600}`],
  }))
}

/** How long a proposal for so many exams takes, and what it is worth. */
export const measureProposal = (exams: number) => {
  const slots = Array.from({ length: 14 }, (_, at) =>
    [8, 10.5, 14, 16.5, 19].map((clock) => ({ startsAt: at * day + clock * hour, day: at })),
  ).flat()
  const rooms = Array.from({ length: 120 }, (_, at) => ({ id: `room ${at}`, busy: [], capacity: () => 40 + (at % 5) * 30 }))
  const staff = Array.from({ length: 800 }, (_, at) => ({ id: `t${at}`, busy: [] }))
  const from = performance.now()
  const { placed, left, counts } = planAtOnce({ unplaced: inventExams(exams, exams), slots, fixed: [], rooms, staff })
  return { ms: performance.now() - from, placed: placed.length, left: left.length, people: exams * 30, counts }
}

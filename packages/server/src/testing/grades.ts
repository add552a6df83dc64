import { decideGradeSheet, publishGradeSheets } from '@campus/contract/grades/console.ts'
import { saveGradeSheet, submitGradeSheet } from '@campus/contract/grades/sheets.ts'
import { asker } from './ask.ts'
import { openTerm } from './schedule.ts'
import type { TestCampus } from './test-campus.ts'

/** A term with a section, whose sheet has coursework and a final exam. */
export const openSheet = async (campus: TestCampus) => {
  const term = await openTerm(campus)
  const ask = asker(campus.url)
  const { section, teacher, manager, students } = term
  const parts = [
    { kind: 'usual' as const, weight: 40 },
    { kind: 'final' as const, weight: 60 },
  ]
  const lines = [
    [80, 90],
    [70, 50.5],
    [60, 59.9],
  ].map((marks, at) => ({ personId: students[at]?.person.id ?? '', marks }))
  const sheet = (version = 0, more: object = {}) => ({ sectionId: section.id, version, parts, lines, ...more })
  const submit = async () => {
    await ask(saveGradeSheet, sheet(), teacher)
    return ask(submitGradeSheet, { sectionId: section.id, version: 1 }, teacher)
  }
  const pass = async () => {
    await submit()
    return ask(decideGradeSheet, { sectionId: section.id, verdict: 'passed' }, manager)
  }
  const publish = async () => {
    await pass()
    return ask(publishGradeSheets, { sectionIds: [section.id] }, manager)
  }
  return { ...term, ask, sheet, lines, submit, pass, publish }
}

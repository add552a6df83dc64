import { attemptWords, markWords } from '@campus/contract/exchange/field-words.ts'
import type { DataField } from '@campus/contract/exchange/import-fields.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordIn } from '../../../platform/tables/cells.ts'
import { isPass } from '../../academics/scores/score-writing.service.ts'
import { readLine } from './line-reader.ts'
import { problemTexts } from './problem-texts.ts'

type Line = ReturnType<typeof readLine<DataField<'scores'>>>

const semesterWords: Readonly<Record<'1' | '2' | '3', Phrase>> = {
  '1': ['第一学期', 'First semester', '第一學期'],
  '2': ['第二学期', 'Second semester', '第二學期'],
  '3': ['第三学期', 'Third semester', '第三學期'],
}

/** The term of a line; 2024-2025, 2024/2025 and 2024–2025 are the same year. */
export const readTerm = (line: Line) => {
  const found = /^(\d{4})\s*[-/–—~]\s*(\d{4})$/.exec(line.text('academicYear'))
  const [from, to] = [Number(found?.[1]), Number(found?.[2])]
  if (to !== from + 1) line.add('academicYear', problemTexts.academicYear)
  const semester = wordIn(semesterWords, line.text('semester').replace(/\.0+$/, ''))
  if (semester === undefined) line.add('semester', problemTexts.semester)
  return { academic_year: `${from}-${to}`, semester: Number(semester), attempt: line.word('attempt', attemptWords, 'first') }
}

const isMark = (mark: number) => mark >= 0 && mark <= 100 && Math.abs(mark * 10 - Math.round(mark * 10)) < 1e-6

/** A number, a word, or both: a course may be marked 95 and read 优秀 on paper. */
const readMark = (line: Line) => {
  const cell = line.text('mark')
  const word = line.word('word', markWords, undefined)
  const asWord = cell === '' ? undefined : wordIn(markWords, cell)
  const mark = cell === '' || asWord ? null : Number(cell)
  if ((cell === '' && word === undefined) || (mark !== null && !isMark(mark))) line.add('mark', problemTexts.mark)
  return { mark, mark_word: word ?? asWord ?? ('' as const) }
}

/** Points follow from the mark unless the line names its own. */
export const readScore = (line: Line) => {
  const { mark, mark_word } = readMark(line)
  const points = line.number('points', undefined)
  if (points !== undefined && (points < 0 || points > 5)) line.add('points', problemTexts.points)
  const isPassedWord = mark_word === '' ? undefined : mark_word !== 'fail'
  return {
    mark,
    mark_word,
    points: points === undefined ? null : Math.round(points * 100) / 100,
    is_passed: line.answer('passed') ?? isPassedWord ?? isPass(mark ?? 0),
    isPublished: line.answer('published'),
  }
}

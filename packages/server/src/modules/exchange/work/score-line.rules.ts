import { attemptWords, markWords } from '@campus/contract/exchange/field-words.ts'
import type { DataField } from '@campus/contract/exchange/import-fields.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordIn } from '../../../platform/tables/cells.ts'
import { isPass } from '../../academics/scores/score-writing.service.ts'
import { readLine } from './line-reader.ts'
import { problemTexts } from './problem-texts.ts'
import type { ScoreValues } from './score.repository.ts'

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
  return { mark, isMarked: cell !== '', word: word ?? asWord }
}

/** What a line gives; undefined where its cell is empty. */
export const readScore = (line: Line) => {
  const points = line.number('points', undefined)
  if (points !== undefined && (points < 0 || points > 5)) line.add('points', problemTexts.points)
  return {
    ...readMark(line),
    points: points === undefined ? undefined : Math.round(points * 100) / 100,
    isPassed: line.answer('passed'),
    isPublished: line.answer('published'),
  }
}
export type GivenScore = ReturnType<typeof readScore>

type Marked = Pick<ScoreValues, 'mark' | 'mark_word' | 'points' | 'is_passed'>

/**
 * Empty cells leave what stands beside a mark or word that stays, also where somebody had decided otherwise than by the mark. Another one
 * takes with it what was said of the one before.
 */
export const completeScore = ({ mark, isMarked, word, points, isPassed }: GivenScore, before: Marked | undefined): Marked => {
  const keepsMark = !isMarked && before !== undefined && word === before.mark_word
  const keepsWord = word === undefined && before !== undefined && mark === before.mark
  const next = { mark: keepsMark ? before.mark : mark, mark_word: keepsWord ? before.mark_word : (word ?? ('' as const)) }
  const isSame = before !== undefined && next.mark === before.mark && next.mark_word === before.mark_word
  const isPassing = next.mark_word === '' ? isPass(next.mark ?? 0) : next.mark_word !== 'fail'
  return {
    ...next,
    points: points ?? (isSame ? before.points : null),
    is_passed: isPassed ?? (isSame ? before.is_passed : isPassing),
  }
}

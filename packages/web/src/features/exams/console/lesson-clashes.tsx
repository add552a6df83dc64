import type { LessonClashes } from '@campus/contract/exams/console.ts'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { ClashList } from '../../../domain/lesson/clash-list.tsx'
import { examConsoleWords } from './words.ts'

interface LessonClashListProps {
  readonly found: LessonClashes | undefined
  /** Where a reason is given. */
  readonly children?: ReactNode
}

/** Candidates who have a lesson during the exam. */
export function LessonClashList({ found, children }: LessonClashListProps) {
  const words = useWords(examConsoleWords)
  if (!found || found.total === 0) return null
  return (
    <>
      <ClashList title={words.lessonClashes(found.total)} {...found} />
      {children}
    </>
  )
}

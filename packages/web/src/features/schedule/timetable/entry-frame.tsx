import { examsPaths } from '@campus/contract/paths/exams.ts'
import type { TimetableEntry } from '@campus/contract/schedule/timetable.ts'
import type { ReactNode } from 'react'
import { PathLink } from '../../../navigation/path-link.tsx'

/** What somebody may do in a timetable that is their own, or whose it is. */
export interface EntryActions {
  readonly onOpen?: (entry: TimetableEntry) => void
  readonly onAdd?: (day: string, starts: string, ends: string) => void
  /** The student who shares it. */
  readonly studentId?: string
}

interface EntryFrameProps {
  readonly entry: TimetableEntry
  readonly actions: EntryActions
  readonly className: string
  readonly children: ReactNode
}

/** Leads to the exam or the duty; an own entry is opened for changing. */
export function EntryFrame({ entry, actions: { onOpen, studentId }, className, children }: EntryFrameProps) {
  if (entry.kind === 'exam')
    return (
      <PathLink to={examsPaths.exams} query={{ id: entry.id, ...(studentId !== undefined && { studentId }) }} className={className}>
        {children}
      </PathLink>
    )
  if (entry.kind === 'duty')
    return (
      <PathLink to={examsPaths.invigilations} query={{ id: entry.id }} className={className}>
        {children}
      </PathLink>
    )
  return (
    <button type="button" className={`${className} timetable-own`} onClick={() => onOpen?.(entry)}>
      {children}
    </button>
  )
}

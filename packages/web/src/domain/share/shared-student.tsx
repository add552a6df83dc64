import type { Path } from '@campus/contract/paths/path.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { ownShares, type ShareKind } from '@campus/contract/schedule/shares.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { useRead } from '../../api/use-read.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { useSession } from '../../session/use-session.ts'
import '@campus/ui/list/list.css'
import '@campus/ui/page/page.css'
import { sharedStudentWords } from './words.ts'

export interface SharedStudent {
  readonly id: string
  readonly name: string
}

/** Above what is shown of a student, also where there is nothing. */
export function StudentName({ student: { name } }: { readonly student: SharedStudent }) {
  return (
    <div className="page page-tools">
      <h2>{name}</h2>
    </div>
  )
}

interface OfStudentProps {
  readonly kind: ShareKind
  /** The screen itself, opened again with the student who was chosen. */
  readonly path: Path
  readonly studentId: string | undefined
  /** Nobody for those who look at what is their own. */
  readonly children: (student: SharedStudent | undefined) => ReactNode
}

function Shared({ kind, path, studentId, children }: OfStudentProps) {
  const words = useWords(sharedStudentWords)
  const read = useRead(ownShares, {}, { staleTime: 0 })
  const enterCode = <PathLink to={schedulePaths.shares}>{words.enterCode}</PathLink>
  return (
    <QueryView read={read} isEmpty={() => false}>
      {(shares) => {
        const students = shares.flatMap(({ isMine, kinds, person }) => (!isMine && person && kinds.includes(kind) ? [person] : []))
        const shown = students.length === 1 && studentId === undefined ? students[0] : students.find(({ id }) => id === studentId)
        if (students.length === 0 || (studentId !== undefined && !shown)) return <Empty t={words.nothing} action={enterCode} />
        if (shown) return children(shown)
        return (
          <div className="page">
            <ul className="rows" aria-label={words.whose}>
              {students.map(({ id, name }) => (
                <li key={id}>
                  <PathLink to={path} query={{ studentId: id }} className="row">
                    {name}
                  </PathLink>
                </li>
              ))}
            </ul>
          </div>
        )
      }}
    </QueryView>
  )
}

/** Family looks at a student who shares something with them: the only one, or the one they choose. */
export function OfStudent(props: OfStudentProps) {
  const isFamily = useSession('user')?.roles.includes('family') ?? false
  return isFamily ? <Shared {...props} /> : props.children(undefined)
}

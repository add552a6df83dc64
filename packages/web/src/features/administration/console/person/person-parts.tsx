import type { person } from '@campus/contract/administration/people.ts'
import { type PersonPart, type PersonPartKind, personOverview } from '@campus/contract/administration/person-overview.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { logPaths } from '@campus/contract/paths/logs.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import '../../../../console/look/console-look.css'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { useSession } from '../../../../session/use-session.ts'
import './person-screen.css'
import { partWords } from './part-words.ts'

interface PartScreens {
  /** The list, narrowed to the person; by their number where it takes words alone. */
  readonly list: { readonly byId: Path<{ personId?: string }> } | { readonly byNumber: Path<{ words?: string }> }
  /** Where one of them is shown, if it has a screen of its own. */
  readonly one?: Path<{ id: string }> | Path<{ id?: string }>
}

const screensOf: Record<PersonPartKind, PartScreens> = {
  documents: { list: { byId: consolePaths.issued }, one: consolePaths.issued },
  applications: { list: { byId: logPaths.applications }, one: certificatesPaths.decision },
  approvals: { list: { byNumber: consolePaths.approvalInstances } },
  orders: { list: { byNumber: consolePaths.orders }, one: consolePaths.orders },
  prints: { list: { byId: consolePaths.printJobs }, one: consolePaths.printJobs },
  mails: { list: { byId: consolePaths.mails } },
  sessions: { list: { byNumber: consolePaths.sessions } },
}

function PartRow({ row, one }: { readonly row: PersonPart['rows'][number]; readonly one: PartScreens['one'] }) {
  return (
    <li>
      <span className="person-part-text">
        {one ? (
          <PathLink to={one} query={{ id: row.id }}>
            {row.title}
          </PathLink>
        ) : (
          <span>{row.title}</span>
        )}
        <span className="console-quiet">{row.note}</span>
      </span>
      <span className="console-quiet">
        <Time at={row.at} />
      </span>
    </li>
  )
}

interface Whose {
  readonly id: string
  readonly number: string
}

function AllLink({ list, person: { id, number } }: { readonly list: PartScreens['list']; readonly person: Whose }) {
  const { all } = useWords(partWords)
  if ('byId' in list)
    return (
      <PathLink to={list.byId} query={{ personId: id }}>
        {all}
      </PathLink>
    )
  return (
    <PathLink to={list.byNumber} query={{ words: number }}>
      {all}
    </PathLink>
  )
}

function PartCard({ part: { kind, total, rows }, person }: { readonly part: PersonPart; readonly person: Whose }) {
  const words = useWords(partWords)
  const { list, one } = screensOf[kind]
  return (
    <section className="console-card" aria-labelledby={`person-${kind}`}>
      <header>
        <h2 id={`person-${kind}`}>
          {words[kind]} <span className="console-quiet console-figures">{total}</span>
        </h2>
        {total > 0 && <AllLink list={list} person={person} />}
      </header>
      {rows.length === 0 ? (
        <p className="console-note">{words.none}</p>
      ) : (
        <ul className="person-part">
          {rows.map((row) => (
            <PartRow key={row.id} row={row} one={one} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** What the areas know of somebody, as far as the reader may see it. */
export function PersonParts({ person: shown }: { readonly person: OutputOf<typeof person> }) {
  const words = useWords(partWords)
  const mayTrail = useSession('user')?.roles.includes('admin') ?? false
  const read = useRead(personOverview, { id: shown.id })
  return (
    <QueryView read={read}>
      {(parts) => (
        <div className="person-parts">
          {parts.map((part) => (
            <PartCard key={part.kind} part={part} person={shown} />
          ))}
          {mayTrail && (
            <p className="console-note">
              <PathLink to={consolePaths.logTrail} query={{ personId: shown.id }}>
                {words.trail}
              </PathLink>
            </p>
          )}
        </div>
      )}
    </QueryView>
  )
}

import type { OutputOf } from '@campus/contract/call.ts'
import { endSessions, openSessions } from '@campus/contract/operations/sessions.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Role, roleNames, roles } from '@campus/contract/roles.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { usePage } from '../../../../api/use-page.ts'
import { BulkBar } from '../../../../console/bulk/bulk-bar.tsx'
import { useBulk } from '../../../../console/bulk/use-bulk.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { ReasonDialog } from '../../../../console/fields/reason-dialog.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { sortedBy } from '../../../../console/filters/sorted-by.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { PersonLink } from '../../../../console/look/person-link.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { useSession } from '../../../../session/use-session.ts'
import '../../../../console/look/console-look.css'
import { sessionsWords } from './words.ts'

type Session = OutputOf<typeof openSessions>['rows'][number]

/** What somebody is about to end. */
type Ending = { readonly kind: 'session' | 'person'; readonly session: Session } | { readonly kind: 'network'; readonly network: string }

const targetOf = (ending: Ending) => {
  if (ending.kind === 'network') return { kind: 'network', network: ending.network } as const
  if (ending.kind === 'person') return { kind: 'person', personId: ending.session.person.id } as const
  return { kind: 'session', id: ending.session.id } as const
}

function EndDialog({ ending, onClose }: { readonly ending: Ending; readonly onClose: () => void }) {
  const words = useWords(sessionsWords)
  const { act } = useAction(endSessions, { changes: [openSessions] })
  const end = async (reason: string) => {
    const { ended } = await act({ target: targetOf(ending), reason })
    toast(words.ended(ended), 'success')
  }
  const isNetwork = ending.kind === 'network'
  return (
    <ReasonDialog
      title={isNetwork ? words.endNetwork : ending.kind === 'person' ? words.endPerson : words.endTitle(ending.session.person.name)}
      text={isNetwork ? words.endNetworkText(ending.network) : ending.kind === 'person' ? words.endPersonText : words.endText}
      action={words.end}
      isDangerous
      onGive={end}
      onClose={onClose}
    />
  )
}

const useColumns = (mayEnd: boolean, onEnd: (ending: Ending) => void): Columns<Session> => {
  const own = useSession('user')?.uid
  const words = useWords(sessionsWords)
  const say = useSay()
  return [
    { title: words.person, cell: ({ person }) => <PersonLink {...person} />, sortKey: 'name' },
    { title: words.role, cell: ({ roles }) => roles.map((role) => say(roleNames[role])).join(' · ') },
    { title: words.device, cell: ({ device }) => device },
    {
      title: words.network,
      cell: ({ network }) => (
        <PathLink to={consolePaths.sessions} query={{ network }} className="console-figures">
          {network || '—'}
        </PathLink>
      ),
    },
    { title: words.started, cell: ({ startedAt }) => <Moment at={startedAt} />, sortKey: 'startedAt' },
    { title: words.seen, cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} />, sortKey: 'lastSeenAt' },
    ...(mayEnd
      ? [
          {
            title: words.action,
            cell: (session: Session) =>
              session.isThisOne ? (
                <StateMark tone="good" t={words.thisOne} />
              ) : (
                <span className="console-buttons">
                  <Button size="small" onClick={() => onEnd({ kind: 'session', session })}>
                    {words.end}
                  </Button>
                  {session.person.id !== own && (
                    <Button size="small" onClick={() => onEnd({ kind: 'person', session })}>
                      {words.endPerson}
                    </Button>
                  )}
                </span>
              ),
          },
        ]
      : []),
  ]
}

/** Who is logged in, and ending what should not go on: one login, a person's or a network's. */
export default function SessionsScreen() {
  const words = useWords(sessionsWords)
  const say = useSay()
  const addressed = useAddressed(consolePaths.sessions)
  const { query, place, move, filter, searched } = addressed
  const [ending, setEnding] = useState<Ending>()
  const role = Role.safeParse(query.role).data
  const narrowed = { ...searched, ...(query.network && { network: query.network }), ...(role && { role }) }
  const { sort, sorted } = sortedBy(addressed, openSessions.query.shape.sort)
  const page = usePage(openSessions, { ...place, ...narrowed, ...sort })
  // Auditors read.
  const mayEnd = useSession('user')?.roles.includes('admin') ?? false
  const columns = useColumns(mayEnd, setEnding)
  const bulk = useBulk({
    filter: narrowed,
    read: page,
    nameOf: ({ person, device }: Session) => `${person.name} ${device}`,
    isOpen: ({ isThisOne }) => !isThisOne,
  })
  const [isEndingAll, setIsEndingAll] = useState(false)
  const end = useAction(endSessions, { changes: [openSessions], quiet: true })
  return (
    <ConsoleFrame
      screen={consolePaths.sessions}
      lead={words.lead}
      actions={<ExportButton source="sessions" table={words.lead} filter={narrowed} />}
    >
      <Filters>
        <SearchFilter of={addressed} label={words.search} />
        <SelectFilter
          of={addressed}
          name="role"
          label={words.role}
          all={words.allRoles}
          options={roles.filter((role) => role !== 'terminal').map((value) => ({ value, label: say(roleNames[value]) }))}
        />
        {page.data && <span className="console-quiet">{words.count(page.data.total, page.data.people)}</span>}
      </Filters>
      {query.network && (
        <Filters>
          <span className="console-quiet">{words.onlyNetwork(query.network)}</span>
          <Button size="small" onClick={() => filter({ network: undefined })}>
            {words.showAll}
          </Button>
          {mayEnd && (
            <Button size="small" color="danger" onClick={() => setEnding({ kind: 'network', network: query.network ?? '' })}>
              {words.endNetwork}
            </Button>
          )}
        </Filters>
      )}
      <PagedTable
        label={words.lead}
        columns={columns}
        sorted={sorted}
        read={page}
        place={place}
        onMove={move}
        keyOfRow={({ id }) => id}
        selection={mayEnd ? bulk.selection : undefined}
        empty={<Empty t={words.none} />}
      />
      <BulkBar bulk={bulk}>
        <Button size="small" color="danger" onClick={() => setIsEndingAll(true)}>
          {words.end}
        </Button>
      </BulkBar>
      {isEndingAll && (
        <ReasonDialog
          title={words.endAllTitle(bulk.chosen.length)}
          text={bulk.naming(words.endText)}
          action={words.end}
          isDangerous
          onGive={(reason) => bulk.run((id) => end.act({ target: { kind: 'session', id }, reason }))}
          onClose={() => setIsEndingAll(false)}
        />
      )}
      {ending && <EndDialog ending={ending} onClose={() => setEnding(undefined)} />}
    </ConsoleFrame>
  )
}

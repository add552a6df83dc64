import type { OutputOf } from '@campus/contract/call.ts'
import { schoolMails } from '@campus/contract/certificates/console.ts'
import { type MailState, MailVia, mailStates } from '@campus/contract/certificates/delivery.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../api/use-page.ts'
import { ExportButton } from '../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../console/filters/days-filter.tsx'
import { Filters } from '../../../console/filters/filters.tsx'
import { listQuery, personIn } from '../../../console/filters/list-query.ts'
import { OnePerson } from '../../../console/filters/one-person.tsx'
import { SearchFilter } from '../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../console/filters/select-filter.tsx'
import { sortedBy } from '../../../console/filters/sorted-by.ts'
import { StateFilter } from '../../../console/filters/state-filter.tsx'
import { UnitFilter } from '../../../console/filters/unit-filter.tsx'
import { useAddressed } from '../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../console/frame/console-frame.tsx'
import { Moment } from '../../../console/look/moment.tsx'
import { open } from '../../../navigation/navigator.ts'
import { useSession } from '../../../session/use-session.ts'
import './certificate-mail.css'
import { mailWords } from './words.ts'

type Mail = OutputOf<typeof schoolMails>['rows'][number]

const tones: Record<MailState, 'waiting' | 'good' | 'bad'> = { queued: 'waiting', sent: 'good', failed: 'bad', bounced: 'bad' }

const useColumns = (): Columns<Mail> => {
  const words = useWords(mailWords)
  return [
    {
      title: words.person,
      cell: ({ personName, personNumber }) => (
        <span className="mail-cell">
          {personName}
          <small>{personNumber}</small>
        </span>
      ),
    },
    {
      title: words.to,
      cell: ({ to, cc }) => (
        <span className="mail-cell">
          {to}
          {cc.length > 0 && <small>{words.cc(cc.length)}</small>}
        </span>
      ),
    },
    {
      title: words.files,
      cell: ({ files }) => (
        <ul className="mail-files">
          {files.map((file) => (
            <li key={file}>{file}</li>
          ))}
        </ul>
      ),
    },
    {
      title: words.state,
      cell: ({ state, reason, refusedCc, attempts }) => (
        <span className="mail-cell mail-state">
          <StateMark tone={tones[state]} t={words[state]} />
          {reason && <small>{reason}</small>}
          {refusedCc.length > 0 && <small>{words.refusedCc(refusedCc.join(', '))}</small>}
          {attempts > 1 && <small>{words.attempts(attempts)}</small>}
        </span>
      ),
    },
    { title: words.via, cell: ({ via }) => words[via] },
    { title: words.at, cell: ({ sentAt, queuedAt }) => <Moment at={sentAt ?? queuedAt} />, sortKey: 'queuedAt' },
  ]
}

export default function MailsScreen() {
  const words = useWords(mailWords)
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const addressed = useAddressed(consolePaths.mails)
  const { query, place, searched, move } = addressed
  const state = mailStates.find((state) => state === query.state)
  const via = MailVia.safeParse(query.via).data
  const filter = { ...searched, ...listQuery(query), ...personIn(query), ...(state && { state }), ...(via && { via }) }
  const { sort, sorted } = sortedBy(addressed, schoolMails.query.shape.sort)
  const page = usePage(schoolMails, { ...place, ...filter, ...sort })
  const toMailbox = isAdmin && <Button onClick={() => void open(consolePaths.mailbox)}>{words.toMailbox}</Button>
  const isNarrowed = Object.keys(filter).length > 0
  const actions = (
    <>
      {toMailbox}
      <ExportButton source="certificate_mails" table={words.lead} filter={filter} />
    </>
  )
  return (
    <ConsoleFrame screen={consolePaths.mails} lead={words.lead} actions={actions}>
      <OnePerson of={addressed} />
      <Filters>
        <SearchFilter of={addressed} label={words.search} />
        <StateFilter of={addressed} states={mailStates} t={(state) => words[state]} />
        <SelectFilter
          of={addressed}
          name="via"
          label={words.via}
          all={words.allMailboxes}
          options={MailVia.options.map((value) => ({ value, label: words[value] }))}
        />
        <UnitFilter of={addressed} />
        <DaysFilter of={addressed} />
      </Filters>
      <PagedTable
        label={words.lead}
        columns={useColumns()}
        sorted={sorted}
        read={page}
        place={place}
        onMove={move}
        keyOfRow={({ id }) => id}
        empty={<Empty t={isNarrowed ? words.noneLikeThat : words.none} />}
      />
    </ConsoleFrame>
  )
}

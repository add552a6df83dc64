import type { OutputOf } from '@campus/contract/call.ts'
import { homeInit } from '@campus/contract/home/workbench.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { decideDeletion, deletionsToDecide } from '@campus/contract/people/privacy.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { usePage } from '../../../../api/use-page.ts'
import { daysIn } from '../../../../console/filters/list-query.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { PathLink } from '../../../../navigation/path-link.tsx'
import '../../../../console/look/console-look.css'
import { Facts } from '../../../../console/look/facts.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { DecideForm } from './decide-form.tsx'
import { RequestState } from './request-states.tsx'
import { RequestsPage } from './requests-page.tsx'
import { requestWords } from './words.ts'

type Deletion = OutputOf<typeof deletionsToDecide>['rows'][number]

const states = ['pending', 'done', 'refused', 'withdrawn'] as const

function DeletionDetail({ deletion, state }: { readonly deletion: Deletion; readonly state: (typeof states)[number] }) {
  const words = useWords(requestWords)
  const { act } = useAction(decideDeletion, { changes: [deletionsToDecide, homeInit], quiet: true })
  const { id, person, reason, notes, createdAt } = deletion
  return (
    <article className="console-card">
      <header>
        <h2>{person.name}</h2>
        <RequestState state={state} />
      </header>
      <Facts
        facts={[
          [
            words.person,
            <PathLink key="person" to={consolePaths.person} query={{ id: person.id }}>
              {person.name} · {person.number}
            </PathLink>,
          ],
          [words.reason, reason],
          [words.askedAt, <Moment key="asked" at={createdAt} />],
          ...(notes ? [[words.notes, notes] as const] : []),
        ]}
      />
      {state === 'pending' && (
        <DecideForm
          key={id}
          id={id}
          name={person.name}
          yes={{ label: words.deleteData, title: words.deleteTitle(person.name), text: words.deleteText, isDangerous: true }}
          onDecide={(isYes, notes) => act({ id, verdict: isYes ? 'done' : 'refused', notes })}
        />
      )}
    </article>
  )
}

export default function DeletionsScreen() {
  const words = useWords(requestWords)
  const addressed = useAddressed(consolePaths.deletions)
  const state = states.find((state) => state === addressed.query.state) ?? 'pending'
  const filter = { state, ...addressed.searched, ...daysIn(addressed.query) }
  const page = usePage(deletionsToDecide, { ...filter, ...addressed.place })
  return (
    <RequestsPage
      source="deletions"
      screen={consolePaths.deletions}
      lead={words.deletionsLead}
      states={states}
      state={state}
      addressed={addressed}
      onState={(state) => addressed.filter({ state })}
      page={page}
      filter={filter}
      about={({ person, reason }) => reason || person.number}
      renderDetail={(deletion) => <DeletionDetail deletion={deletion} state={state} />}
    />
  )
}

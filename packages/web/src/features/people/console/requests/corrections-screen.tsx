import type { OutputOf } from '@campus/contract/call.ts'
import { homeInit } from '@campus/contract/home/workbench.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { correctionsToDecide, decideCorrection } from '@campus/contract/people/corrections.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { usePage } from '../../../../api/use-page.ts'
import { daysIn } from '../../../../console/filters/list-query.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { PathLink } from '../../../../navigation/path-link.tsx'
import '../../../../console/look/console-look.css'
import { Facts } from '../../../../console/look/facts.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { PictureStrip } from '../../../../files/picture/picture-strip.tsx'
import { DecideForm } from './decide-form.tsx'
import { RequestState } from './request-states.tsx'
import { RequestsPage } from './requests-page.tsx'
import { requestWords } from './words.ts'

type Correction = OutputOf<typeof correctionsToDecide>['rows'][number]

const states = ['pending', 'approved', 'refused', 'withdrawn'] as const

function CorrectionDetail({ correction }: { readonly correction: Correction }) {
  const words = useWords(requestWords)
  const { act } = useAction(decideCorrection, { changes: [correctionsToDecide, homeInit], quiet: true })
  const { id, person, field, about, present, value, reason, evidence, state, notes, createdAt, decidedAt } = correction
  return (
    <article className="console-card">
      <header>
        <h2>{words[field]}</h2>
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
          ...(about ? [[words.about, about] as const] : []),
          [words.present, <del key="present">{present || '—'}</del>],
          [words.wanted, <ins key="wanted">{value}</ins>],
          [words.reason, reason],
          [words.evidence, evidence ? <PictureStrip key="evidence" addresses={[evidence]} /> : words.noEvidence],
          [words.askedAt, <Moment key="asked" at={createdAt} />],
          ...(decidedAt ? [[words.decidedAt, <Moment key="decided" at={decidedAt} />] as const, [words.notes, notes] as const] : []),
        ]}
      />
      {state === 'pending' && (
        <DecideForm
          key={id}
          id={id}
          name={person.name}
          yes={{ label: words.approve, title: words.approveTitle(person.name) }}
          onDecide={(isYes, notes) => act({ id, verdict: isYes ? 'approved' : 'refused', notes })}
        />
      )}
    </article>
  )
}

export default function CorrectionsScreen() {
  const words = useWords(requestWords)
  const addressed = useAddressed(consolePaths.corrections)
  const state = states.find((state) => state === addressed.query.state) ?? 'pending'
  const filter = { state, ...addressed.searched, ...daysIn(addressed.query) }
  const page = usePage(correctionsToDecide, { ...filter, ...addressed.place })
  return (
    <RequestsPage
      source="corrections"
      screen={consolePaths.corrections}
      lead={words.correctionsLead}
      states={states}
      state={state}
      addressed={addressed}
      onState={(state) => addressed.filter({ state })}
      page={page}
      filter={filter}
      about={({ person, field }) => `${words[field]} · ${person.number}`}
      renderDetail={(correction) => <CorrectionDetail correction={correction} />}
    />
  )
}

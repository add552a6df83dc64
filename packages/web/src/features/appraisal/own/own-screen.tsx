import { type OwnAppraisal, ownAppraisals } from '@campus/contract/appraisal/appraisals.ts'
import { phaseNames } from '@campus/contract/appraisal/shapes.ts'
import { appraisalPaths } from '@campus/contract/paths/appraisal.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useSay, useSayList, useWords } from '@campus/ui/words/words.ts'
import { useEffect } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import '@campus/ui/list/list.css'
import '@campus/ui/page/rows.css'
import { startSending } from '../device/send-waiting.ts'
import { useKept } from '../device/use-kept.ts'
import { useExactTime } from '../use-exact-time.ts'
import { KeyValue } from './key-value.tsx'
import { markOf } from './section-state.ts'
import { SectionView } from './section-view.tsx'
import { Tokens } from './tokens.tsx'
import { ownWords } from './words.ts'

function Sections({ appraisal }: { readonly appraisal: OwnAppraisal }) {
  const words = useWords(ownWords)
  const sayList = useSayList()
  const kept = useKept()
  return (
    <ul className="page-list" aria-label={words.sections}>
      {appraisal.sections.map((section) => (
        <li key={section.id}>
          <PathLink to={appraisalPaths.own} query={{ id: section.id }} className="row">
            <span className="row-text">
              <strong>{section.courseName}</strong>
              <small>{[sayList(section.teachers), section.code].filter(Boolean).join(' · ')}</small>
            </span>
            <StateMark {...markOf(kept[section.id], appraisal.phase === 'open', words)} />
          </PathLink>
        </li>
      ))}
    </ul>
  )
}

function Campaign({ appraisal }: { readonly appraisal: OwnAppraisal }) {
  const words = useWords(ownWords)
  const exactTime = useExactTime()
  const say = useSay()
  const { phase, opensAt, closesAt } = appraisal
  return (
    <section className="page-card">
      <span className="list-text-head">
        <h2>{appraisal.name}</h2>
        <StateMark tone={phase === 'open' ? 'good' : 'over'} t={say(phaseNames[phase])} />
      </span>
      <p className="page-note">
        {appraisal.term} · {phase === 'upcoming' ? words.opens(exactTime(opensAt)) : words.until(exactTime(closesAt))}
      </p>
      {phase === 'open' && <Tokens appraisal={appraisal} />}
      {phase === 'closed' && (
        <p className="page-note">
          {words.closedText}{' '}
          <PathLink to={appraisalPaths.recount} query={{ id: appraisal.id }}>
            {words.find}
          </PathLink>
        </p>
      )}
      {phase !== 'upcoming' && <Sections appraisal={appraisal} />}
      {phase === 'open' && <KeyValue appraisalId={appraisal.id} />}
    </section>
  )
}

export default function OwnAppraisalsScreen() {
  const words = useWords(ownWords)
  const { id } = useQueryOf(appraisalPaths.own)
  const read = useRead(ownAppraisals, {})
  useEffect(startSending, [])
  return (
    <QueryView read={read} empty={<Empty t={words.none} />}>
      {(appraisals) => {
        const chosen = appraisals.find(({ sections }) => sections.some((section) => section.id === id))
        const section = chosen?.sections.find((section) => section.id === id)
        if (chosen && section) return <SectionView key={section.id} appraisal={chosen} section={section} />
        return (
          <div className="page">
            <p className="page-lead">{words.lead}</p>
            {appraisals.map((appraisal) => (
              <Campaign key={appraisal.id} appraisal={appraisal} />
            ))}
          </div>
        )
      }}
    </QueryView>
  )
}

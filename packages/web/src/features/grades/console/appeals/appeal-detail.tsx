import { type AppealDetail, consoleGradeAppeal, decideGradeAppeal } from '@campus/contract/grades/console.ts'
import { appealStateNames } from '@campus/contract/grades/grades.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useSayList, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import '../../../../console/look/console-look.css'
import { Facts } from '../../../../console/look/facts.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { useMay } from '../../../../navigation/use-access.ts'
import { partName } from '../../part-name.ts'
import { appealReviewWords } from '../words.ts'
import { AppealDecision } from './appeal-decision.tsx'

export const appealTones = { open: 'waiting', proposed: 'waiting', upheld: 'over', changed: 'good' } as const

interface Shown {
  readonly appeal: AppealDetail
}

function Marks({ appeal: { parts, markBefore, markAfter } }: Shown) {
  const words = useWords(appealReviewWords)
  const say = useSay()
  const change = (before: number | null, after: number | null) =>
    after === null || after === before ? (
      (before ?? '–')
    ) : (
      <>
        <del>{before ?? '–'}</del> <ins>{after}</ins>
      </>
    )
  return (
    <Facts
      facts={[
        [words.score, change(markBefore, markAfter)],
        ...parts.map((part) => [`${say(partName(part))} ${part.weight}%`, change(part.mark, part.proposedMark)] as const),
      ]}
    />
  )
}

function Said({ appeal }: Shown) {
  const words = useWords(appealReviewWords)
  const sayList = useSayList()
  const { proposal, proposedBy, proposedNotes, decidedBy, decidedNotes } = appeal
  const proposed = proposal && `${proposal === 'change' ? words.change : words.uphold} · ${words.by(proposedBy, proposedNotes)}`
  const facts: [string, React.ReactNode][] = [
    [
      words.student,
      <PathLink key="person" to={consolePaths.person} query={{ id: appeal.person.id }}>
        {appeal.person.name} · {appeal.person.number}
      </PathLink>,
    ],
    [words.section, appeal.sectionCode],
    [words.teachers, sayList(appeal.teachers)],
    [words.reason, appeal.reason],
    [words.askedAt, <Moment key="at" at={appeal.createdAt} />],
  ]
  if (proposed) facts.push([words.proposal, proposed])
  if (decidedBy !== '') facts.push([words.decision, words.by(decidedBy, decidedNotes)])
  else if (decidedNotes !== '') facts.push([words.sentBack, decidedNotes])
  return <Facts facts={facts} />
}

function Detail({ appeal }: Shown) {
  const words = useWords(appealReviewWords)
  const say = useSay()
  const language = useLanguage()
  const mayDecide = useMay(decideGradeAppeal)
  return (
    <article className="console-card">
      <header>
        <h2>{nameIn(appeal.course, language)}</h2>
        <StateMark tone={appealTones[appeal.state]} t={say(appealStateNames[appeal.state])} />
      </header>
      <Said appeal={appeal} />
      <Marks appeal={appeal} />
      {appeal.documents.length > 0 && (
        <Facts
          facts={[
            [
              appeal.state === 'changed' ? words.documents : words.documentsNow,
              appeal.documents.map((document) => (
                <PathLink key={document.id} to={consolePaths.issued} query={{ id: document.id }}>
                  {nameIn(document, language)} {document.serial}{' '}
                </PathLink>
              )),
            ],
          ]}
        />
      )}
      {mayDecide && appeal.mayDecide && <AppealDecision key={appeal.state} appeal={appeal} />}
      {mayDecide && !appeal.mayDecide && appeal.state === 'proposed' && <p className="console-note">{words.waitsForOther}</p>}
    </article>
  )
}

/** One appeal with its marks and what was said, to propose or to confirm. */
export function AppealDetailView({ id }: { readonly id: string }) {
  const read = useRead(consoleGradeAppeal, { id }, { staleTime: 0 })
  return <QueryView read={read}>{(appeal) => <Detail appeal={appeal} />}</QueryView>
}

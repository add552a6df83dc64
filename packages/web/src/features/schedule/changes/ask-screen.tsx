import type { OutputOf } from '@campus/contract/call.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { askChange, changeOptions, ownChanges } from '@campus/contract/schedule/changes.ts'
import { ChangeKind, changeKindNames } from '@campus/contract/schedule/lesson-change.ts'
import { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import { type Lesson, lessonDetail } from '@campus/contract/schedule/timetable.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { PickList } from '@campus/ui/pick-list/pick-list.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { CalendarOutline, EnvironmentOutline, TeamOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { z } from 'zod'
import '@campus/ui/list/list.css'
import '@campus/ui/page/page.css'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { LessonText } from '../../../domain/lesson/lesson-text.tsx'
import { sayDay } from '../../../domain/lesson/school-clock.ts'
import { useForm } from '../../../form/use-form.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { askChangeWords } from './ask-words.ts'
import { OwnChoice } from './own-choice.tsx'
import { isWholeTime, type OwnTime, ownTimeOf, proposedBy } from './own-time.ts'
import { type Proposal, proposalsFor } from './proposals.ts'
import { changeWords } from './words.ts'

const icons = { move: CalendarOutline, extra: CalendarOutline, swap: CalendarOutline, room: EnvironmentOutline, substitute: TeamOutline }
const legends = { move: 'times', extra: 'times', swap: 'lessons', room: 'rooms', substitute: 'colleagues' } as const

interface ProposalsProps {
  readonly lessonId: string
  readonly kind: Exclude<ChangeKind, 'cancel'>
  readonly timeZone: string
  readonly chosen: string
  readonly onChoose: (proposal: Proposal) => void
}

function Proposals({ lessonId, kind, timeZone, chosen, onChoose }: ProposalsProps) {
  const language = useLanguage()
  const words = useWords(askChangeWords)
  const { noRoom } = useWords(changeWords)
  const read = useRead(changeOptions, { lessonId, kind }, { staleTime: 0 })
  return (
    <QueryView read={read}>
      {(options) => {
        const proposals = proposalsFor(kind, options, { language, timeZone, words: { ...words, noRoom } })
        if (proposals.length === 0) return <p className="page-note">{words.noProposal}</p>
        return (
          <PickList
            label={words[legends[kind]]}
            rows={proposals.map(({ id, title, lines }) => ({ id, title, lines, icon: icons[kind] }))}
            chosen={chosen}
            onChoose={(id) => proposals.filter((proposal) => proposal.id === id).forEach(onChoose)}
          />
        )
      }}
    </QueryView>
  )
}

/** What is wanted most often stands first. */
const kinds = ['move', 'room', 'substitute', 'swap', 'cancel', 'extra'] as const satisfies readonly ChangeKind[]

/** A cancelled lesson can be held at another time, nothing else. */
const kindsFor = (lesson: Lesson) => kinds.filter((kind) => lesson.state === 'planned' || kind === 'move' || kind === 'extra')

const Typed = z.object({ reason: z.string().trim().min(2, 'required').max(200) })

interface AskFormProps {
  readonly lesson: Lesson
  readonly terms: OutputOf<typeof scheduleTerms>
  readonly start: ChangeKind
}

function AskForm({ lesson, terms, start }: AskFormProps) {
  const { timeZone } = terms
  const language = useLanguage()
  const words = useWords(askChangeWords)
  const say = useSay()
  const form = useForm(Typed, { reason: '' })
  const [kind, setKind] = useState(start)
  const [proposal, setProposal] = useState<Proposal>()
  const [ownTime, setOwnTime] = useState<OwnTime>()
  const isTimed = kind === 'move' || kind === 'extra'
  const { act } = useAction(askChange, { changes: [ownChanges], quiet: true })
  return (
    <Form
      form={form}
      label={words.form}
      onSubmit={async ({ reason }) => {
        const proposed = isTimed && ownTime ? proposedBy(ownTime) : proposal?.proposed
        if (kind !== 'cancel' && !proposed) return toast(words.choose, 'failure')
        if (isTimed && ownTime && !isWholeTime(ownTime)) return toast(words.endsBefore, 'failure')
        const { id } = await act({ lessonId: lesson.id, kind, reason, ...proposed })
        toast(words.submitted, 'success')
        await redirect(schedulePaths.changes, { id })
      }}
    >
      <section className="page-card" aria-label={words.now}>
        <small>{sayDay(lesson.day, language, { weekday: 'long', month: 'long', day: 'numeric' })}</small>
        <LessonText lesson={lesson} timeZone={timeZone} />
      </section>
      <section className="page-card">
        <Choice
          label={words.kind}
          look="chips"
          options={kindsFor(lesson).map((kind) => [kind, say(changeKindNames[kind])] as const)}
          value={kind}
          onChoose={(chosen) => {
            setKind(chosen)
            setProposal(undefined)
          }}
        />
        {isTimed && (
          <Choice
            label={words.way}
            options={[
              ['proposed', words.proposed],
              ['freely', words.freely],
            ]}
            value={ownTime ? 'freely' : 'proposed'}
            onChoose={(way) => setOwnTime(way === 'freely' ? ownTimeOf(lesson, timeZone) : undefined)}
          />
        )}
        {kind === 'cancel' ? (
          <p className="page-note">{words.cancelText}</p>
        ) : (kind === 'move' || kind === 'extra') && ownTime ? (
          <OwnChoice lesson={lesson} kind={kind} terms={terms} value={ownTime} onChange={setOwnTime} />
        ) : (
          <Proposals key={kind} lessonId={lesson.id} kind={kind} timeZone={timeZone} chosen={proposal?.id ?? ''} onChoose={setProposal} />
        )}
      </section>
      <section className="page-card">
        <TextAreaField form={form} name="reason" label={words.reason} hint={words.reasonHint} max={200} />
      </section>
      <SubmitButton form={form}>{words.submit}</SubmitButton>
    </Form>
  )
}

/** A teacher asks to change one lesson, with proposals to choose from. */
export default function AskChangeScreen() {
  const { lessonId = '', kind } = useQueryOf(schedulePaths.askChange)
  const read = useRead(lessonDetail, { id: lessonId })
  const { data: terms } = useRead(scheduleTerms, {})
  return (
    <div className="page">
      <QueryView read={read}>
        {(lesson) => terms && <AskForm lesson={lesson} terms={terms} start={ChangeKind.safeParse(kind).data ?? 'move'} />}
      </QueryView>
    </div>
  )
}

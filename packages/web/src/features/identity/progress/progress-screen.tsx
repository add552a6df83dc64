import type { OutputOf } from '@campus/contract/call.ts'
import { identityStatus } from '@campus/contract/identity/papers.ts'
import { ownPhotoTypes } from '@campus/contract/identity/photo-types.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Ring } from '@campus/ui/figures/ring.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { CameraOutline, EyeOutline, UnorderedListOutline } from 'antd-mobile-icons'
import { useRead } from '../../../api/use-read.ts'
import { useUnreadNews } from '../../../domain/news/use-unread-news.ts'
import { open } from '../../../navigation/navigator.ts'
import { LinkRows } from '../../../navigation/rows.tsx'
import '@campus/ui/page/page.css'
import { bringsOwn } from '../collect/collected.ts'
import { OtherWays } from '../collect/other-ways.tsx'
import './progress.css'
import { placeOfStep, type Step, stepIcons } from './steps.ts'
import { progressWords } from './words.ts'

type Status = OutputOf<typeof identityStatus>

const tones = { todo: 'waiting', waiting: 'waiting', refused: 'bad', done: 'good' } as const

type Types = OutputOf<typeof ownPhotoTypes>

const useStepName = (types: Types) => {
  const words = useWords(progressWords)
  const language = useLanguage()
  return ({ step, photoTypeId }: Pick<Step, 'step' | 'photoTypeId'>): string => {
    if (step !== 'photo') return words[step]
    const type = types.find(({ id }) => id === photoTypeId)
    return type ? nameIn(type, language) : ''
  }
}

function Steps({ steps, types }: { readonly steps: readonly Step[]; readonly types: Types }) {
  const words = useWords(progressWords)
  const nameOf = useStepName(types)
  const texts = { consent: words.consentText, paper: words.paperText, photo: words.photoText, signature: words.signatureText }
  const textOf = ({ step, photoTypeId }: Step) => {
    const type = types.find(({ id }) => id === photoTypeId)
    return type && !bringsOwn(type) ? words.schoolTakes : texts[step]
  }
  const marks = { todo: words.todo, waiting: words.waiting, refused: words.stepRefused, done: words.done }
  return (
    <LinkRows
      title={words.steps}
      rows={steps.map((step) => ({
        ...placeOfStep(step),
        icon: stepIcons[step.step],
        title: nameOf(step),
        text: step.isRequired ? textOf(step) : `${words.optional} · ${textOf(step)}`,
        value: <StateMark tone={!step.isRequired && step.state === 'todo' ? 'over' : tones[step.state]} t={marks[step.state]} />,
      }))}
    />
  )
}

/** How far it is, and the one thing to do now. */
function Summary({ status: { state, steps, next }, types }: { readonly status: Status; readonly types: Types }) {
  const words = useWords(progressWords)
  const nameOf = useStepName(types)
  const required = steps.filter(({ isRequired }) => isRequired)
  const done = required.filter((step) => step.state === 'done').length
  const isOptional = required.length === 0
  const title = isOptional ? words.nothingRequired : words[state]
  return (
    <section className="page-card progress-summary" aria-labelledby="progress-state">
      {!isOptional && <Ring label={title} percent={Math.round((done / required.length) * 100)} />}
      <div className="progress-text">
        <h2 id="progress-state">{title}</h2>
        {state === 'complete' && <p>{isOptional ? words.whenAsked : words.completeText}</p>}
        {state === 'reviewing' && <p>{words.reviewingText}</p>}
        {next && <p>{words.next(nameOf(next))}</p>}
      </div>
      {next && (
        <Button
          block
          color="primary"
          size="large"
          onClick={() => {
            const { to, query } = placeOfStep(next)
            void open(to, query)
          }}
        >
          {words.goOn}
        </Button>
      )}
    </section>
  )
}

/** What proves who I am: what is done, and what comes next. */
export default function ProgressScreen() {
  const words = useWords(progressWords)
  const read = useRead(identityStatus, {}, { staleTime: 0 })
  const types = useRead(ownPhotoTypes, {})
  useUnreadNews(() => void read.refetch())
  const lacksPhoto = read.data?.steps.some(({ step, state }) => step === 'photo' && state === 'todo') ?? false
  const guideRow = lacksPhoto
    ? [
        {
          to: identityPaths.firstLoginGuide,
          query: { back: identityPaths.registration.address },
          icon: CameraOutline,
          title: words.guide,
          text: words.guideText,
        },
      ]
    : []
  return (
    <QueryView read={read.data ? types : read}>
      {() =>
        read.data &&
        types.data && (
          <div className="page page-two-columns">
            <div className="page-column">
              <p className="page-lead">{words.lead}</p>
              <Summary status={read.data} types={types.data} />
              <Steps steps={read.data.steps} types={types.data} />
            </div>
            <div className="page-column">
              <OtherWays />
              <LinkRows
                title={words.more}
                rows={[
                  ...guideRow,
                  { to: identityPaths.check, icon: UnorderedListOutline, title: words.compare, text: words.compareText },
                  { to: identityPaths.searchesForMe, icon: EyeOutline, title: words.whoSearched, text: words.whoSearchedText },
                ]}
              />
            </div>
          </div>
        )
      }
    </QueryView>
  )
}

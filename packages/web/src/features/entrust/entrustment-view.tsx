import { application } from '@campus/contract/certificates/applications.ts'
import { cancelEntrustment, type Entrustment, entrustable, entrustment, entrustments } from '@campus/contract/entrust/entrustments.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { useAction } from '../../api/use-action.ts'
import '@campus/ui/page/page.css'
import '@campus/ui/page/whole-thing.css'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { OrCachedCodes } from '../../domain/pick-up/or-cached-codes.tsx'
import './entrust.css'
import { EntrustMark } from './entrust-mark.tsx'
import { MyPart } from './pick-up/my-part.tsx'
import { useEntrustment } from './use-entrustment.ts'
import { entrustWords } from './words.ts'

interface Shown {
  readonly shown: Entrustment
}

const clock = (at: string) => minuteOf(Date.parse(at))

function TakeBack({ shown: { id } }: Shown) {
  const words = useWords(entrustWords)
  const { act, isActing } = useAction(cancelEntrustment, { changes: [entrustment, entrustments, entrustable, application] })
  const takeBack = async () => {
    if (!(await ask({ title: words.takeBackTitle, text: words.takeBackText, confirm: words.takeBack }))) return
    await act({ id })
    toast(words.takenBack, 'success')
  }
  return (
    <Button block loading={isActing} onClick={() => void takeBack().catch(() => undefined)}>
      {words.takeBack}
    </Button>
  )
}

/** When and where, and how many copies each time. */
function Fetched({ shown: { fetched, state } }: Shown) {
  const words = useWords(entrustWords)
  const language = useLanguage()
  if (fetched.length === 0 && state === 'cancelled') return null
  return (
    <section className="page-card" aria-labelledby="entrust-fetched">
      <h2 id="entrust-fetched">{words.fetched}</h2>
      {fetched.length === 0 ? (
        <p className="page-note">{words.notFetched}</p>
      ) : (
        <ul className="page-list">
          {fetched.map(({ at, place, copies }) => (
            <li key={`${at} ${place.name}`} className="entrust-fetched">
              <span>{words.fetchedLine(copies, nameIn(place, language))}</span>
              <small>{clock(at)}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** When it was cancelled, and by whom or by what. */
const useEnding = ({ part, person, ending, endedAt }: Entrustment): readonly (readonly [string, string])[] => {
  const words = useWords(entrustWords)
  if (ending === '') return []
  const doer = (doing: Entrustment['part']) => (part === doing ? undefined : person.name)
  const reasons = {
    withdrawn: words.withdrawnBy(doer('owner')),
    declined: words.declinedBy(doer('delegate')),
    expired: words.expiredText,
    over: words.overText,
    printed: words.printedText,
  }
  return [...(endedAt ? [[words.endedAt, clock(endedAt)] as const] : []), [words.why, reasons[ending]]]
}

function Whole({ shown }: Shown) {
  const words = useWords(entrustWords)
  const language = useLanguage()
  const { part, person, copies, printed, state, isAccepted, since, deadline } = shown
  const ending = useEnding(shown)
  const isOpen = state === 'in_progress'
  return (
    <div className="thing-place">
      <div className="thing">
        <section className="page-card" aria-labelledby="entrusted">
          <div className="thing-head">
            <h2 id="entrusted">{nameIn(shown, language)}</h2>
            <EntrustMark of={shown} />
          </div>
          {isOpen && part === 'owner' && !isAccepted && <p className="page-lead">{words.asked}</p>}
          <FactList
            facts={[
              [part === 'owner' ? words.delegate : words.owner, `${person.name} · ${person.number}`],
              [words.copies, words.progress(printed, copies)],
              [words.deadline, clock(deadline)],
              [words.since, clock(since)],
              ...ending,
            ]}
          />
        </section>
        {isOpen && part === 'delegate' && <MyPart of={shown} />}
        <Fetched shown={shown} />
        {isOpen && part === 'owner' && <TakeBack shown={shown} />}
      </div>
    </div>
  )
}

/** One entrustment whole, for who gave it and for who was given it. */
export function EntrustmentView({ id }: { readonly id: string }) {
  const read = useEntrustment(id)
  return (
    <OrCachedCodes read={read}>
      <QueryView read={read}>{(shown) => <Whole shown={shown} />}</QueryView>
    </OrCachedCodes>
  )
}

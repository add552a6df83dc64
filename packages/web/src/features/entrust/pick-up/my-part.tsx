import { answerEntrustment, type Entrustment, entrustment, entrustments } from '@campus/contract/entrust/entrustments.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useAction } from '../../../api/use-action.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { ItemCode } from '../../../domain/pick-up/item-code.tsx'
import '../entrust.css'
import { entrustWords } from '../words.ts'

interface Asked {
  readonly of: Entrustment
}

function Request({ of: { id, person, copies } }: Asked) {
  const words = useWords(entrustWords)
  const { act, isActing } = useAction(answerEntrustment, { changes: [entrustment, entrustments] })
  const answer = async (accepts: boolean) => {
    if (!accepts && !(await ask({ title: words.declineTitle, text: words.declineText, confirm: words.decline }))) return
    await act({ id, accepts })
    toast(accepts ? words.accepted : words.isDeclined, 'success')
  }
  return (
    <section className="page-card" aria-label={words.request(person.name, copies)}>
      <h2>{words.request(person.name, copies)}</h2>
      <p className="page-note">{words.requestText}</p>
      <div className="entrust-answers">
        <Button disabled={isActing} onClick={() => void answer(false).catch(() => undefined)}>
          {words.decline}
        </Button>
        <Button color="primary" loading={isActing} onClick={() => void answer(true).catch(() => undefined)}>
          {words.accept}
        </Button>
      </div>
    </section>
  )
}

/** What I do for somebody: answer first, then print with a code of my own. */
export function MyPart({ of }: Asked) {
  const words = useWords(entrustWords)
  if (!of.isAccepted) return <Request of={of} />
  return (
    <section className="page-card page-card-center" aria-label={words.code}>
      <p className="entrust-left">{words.copiesLeft(of.copies - of.printed)}</p>
      <ItemCode itemId={of.itemId} label={words.code} isMain />
      <PathLink
        to={terminalsPaths.map}
        query={{ ability: of.kind === 'certificate' ? 'certificate' : 'document' }}
        className="entrust-where"
      >
        {words.where}
      </PathLink>
    </section>
  )
}

import type { OutputOf } from '@campus/contract/call.ts'
import { reconcile, reconciliation, reconciliations } from '@campus/contract/payment/console.ts'
import { providerNames } from '@campus/contract/payment/pay-ways.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useMinuteOf } from '@campus/ui/time/use-minute-of.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { RedoOutline } from 'antd-mobile-icons'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { useSession } from '../../../session/use-session.ts'
import '../../../console/look/console-look.css'
import { Differences } from './differences.tsx'
import './payments.css'
import { ReconciliationMark } from './reconciliation-mark.tsx'
import { reconciliationWords } from './reconciliation-words.ts'

type Reconciliation = OutputOf<typeof reconciliation>

function Side({ name, of: { count, amount } }: { readonly name: string; readonly of: Reconciliation['ours'] }) {
  const words = useWords(reconciliationWords)
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{yuan(amount)}</strong>
        <small>{words.entries(count)}</small>
      </dd>
    </div>
  )
}

function CompareAgain({ day, provider }: Pick<Reconciliation, 'day' | 'provider'>) {
  const words = useWords(reconciliationWords)
  const { act, isActing } = useAction(reconcile, { changes: [reconciliation, reconciliations] })
  return (
    <div className="console-buttons">
      <Button
        size="small"
        loading={isActing}
        onClick={() =>
          void act({ provider, day }).then(
            () => toast(words.compared, 'success'),
            () => undefined,
          )
        }
      >
        <RedoOutline aria-hidden /> {words.again}
      </Button>
    </div>
  )
}

function Detail({ compared }: { readonly compared: Reconciliation }) {
  const words = useWords(reconciliationWords)
  const minuteOf = useMinuteOf()
  const say = useSay()
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const { day, provider, state, reason, ours, theirs, madeAt, rows } = compared
  return (
    <article className="console-column">
      <section className="console-card">
        <header>
          <h2 className="console-figures">
            {day} · {say(providerNames[provider])}
          </h2>
          <ReconciliationMark compared={compared} />
        </header>
        {state === 'failed' ? (
          <p className="compare-failed">{reason}</p>
        ) : (
          <dl className="compared">
            <Side name={words.ours} of={ours} />
            <Side name={words.theirs} of={theirs} />
          </dl>
        )}
        <p className="console-note console-figures">{words.madeAt(minuteOf(Date.parse(madeAt)))}</p>
        {isAdmin && <CompareAgain day={day} provider={provider} />}
      </section>
      {state === 'done' && (
        <section className="console-card">
          <h2>{words.differences}</h2>
          {rows.length === 0 ? <p className="console-note">{words.allSame}</p> : <Differences rows={rows} />}
        </section>
      )}
    </article>
  )
}

/** One day with one provider: both sums, and each difference with what became of it. */
export function ReconciliationDetail({ id }: { readonly id: string }) {
  const read = useRead(reconciliation, { id })
  return <QueryView read={read}>{(compared) => <Detail compared={compared} />}</QueryView>
}

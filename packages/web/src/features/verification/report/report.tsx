import { type Outcome, wayTitles } from '@campus/contract/verification/outcome.ts'
import { verificationOutcome } from '@campus/contract/verification/verify.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { CopyButton } from '@campus/ui/copy/copy-button.tsx'
import { useRead } from '../../../api/use-read.ts'
import { useProductName } from '../../../installation/installation.ts'
import { useScreenTitle } from '../../../navigation/screen-title.ts'
import '@campus/ui/page/page.css'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { QrCode } from '@campus/ui/qr-code/qr-code.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { CheckList } from '../outcome/check-list.tsx'
import { type Fact, FactList } from '../outcome/fact-list.tsx'
import { NoOutcome } from '../outcome/no-outcome.tsx'
import { DocumentFacts, SignerFacts } from '../outcome/outcome-facts.tsx'
import { VerdictCard } from '../outcome/verdict-card.tsx'
import { outcomeWords } from '../outcome/words.ts'
import './report.css'
import { reportWords } from './words.ts'

const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** When, how and where it was found: what makes a printed report worth anything to who reads it later. */
function CheckFacts({ outcome, address }: { readonly outcome: Outcome; readonly address: string }) {
  const words = { ...useWords(outcomeWords), ...useWords(reportWords) }
  const say = useSay()
  const facts: readonly Fact[] = [
    [words.checkedAt, `${minuteOf(Date.parse(outcome.checkedAt))} (${timeZone()})`],
    [words.way, say(wayTitles[outcome.way])],
    [words.number, outcome.id],
    [words.address, address],
  ]
  return (
    <section className="page-card report-check">
      <div>
        <FactList facts={facts} />
        <p className="page-note">{words.atThatTime}</p>
      </div>
      <QrCode text={address} label={words.code} />
    </section>
  )
}

function Sheet({ outcome }: { readonly outcome: Outcome }) {
  const words = useWords(reportWords)
  const product = useProductName()
  const address = `${window.location.origin}/#${verificationPaths.result.address}?id=${outcome.id}`
  return (
    <div className="page report">
      <div className="report-tools">
        <Button color="primary" onClick={() => window.print()}>
          {words.print}
        </Button>
        <CopyButton text={address} label={words.address} />
      </div>
      <header className="report-head">
        <b>{words.title}</b>
        <span>{product}</span>
      </header>
      <VerdictCard shown={outcome} />
      {outcome.document && <DocumentFacts document={outcome.document} />}
      <CheckList checks={outcome.checks} />
      {outcome.signer && <SignerFacts signer={outcome.signer} />}
      <CheckFacts outcome={outcome} address={address} />
    </div>
  )
}

export function Report({ id }: { readonly id: string | undefined }) {
  const words = useWords(reportWords)
  const read = useRead(verificationOutcome, { id: id ?? '' }, { enabled: Boolean(id), staleTime: Number.POSITIVE_INFINITY })
  useScreenTitle(words.title)
  if (!id || read.error) return <NoOutcome error={id ? read.error : undefined} onRetry={read.refetch} />
  return <QueryView read={read}>{(outcome) => <Sheet outcome={outcome} />}</QueryView>
}

import type { OutputOf } from '@campus/contract/call.ts'
import { chargePrice, PriceKind, priceKindNames, type SheetPrices } from '@campus/contract/cloudprint/prices.ts'
import { sheetsOf } from '@campus/contract/printing/print-attributes.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { useRead } from '../../../api/use-read.ts'
import { open } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import './prices.css'
import { priceWords } from './words.ts'

type Table = NonNullable<OutputOf<typeof chargePrice>['now']>

function PriceRows({ label, prices }: { readonly label: string; readonly prices: SheetPrices }) {
  const words = useWords(priceWords)
  const say = useSay()
  return (
    <table className="price-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{words.kind}</th>
          <th scope="col">{words.aSheet}</th>
        </tr>
      </thead>
      <tbody>
        {PriceKind.options.map((kind) => (
          <tr key={kind}>
            <th scope="row">{say(priceKindNames[kind])}</th>
            <td>{prices[kind] === 0 ? words.free : yuan(prices[kind])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Tables({ now, next }: { readonly now: Table; readonly next: Table | null }) {
  const words = useWords(priceWords)
  return (
    <>
      <section className="page-card" aria-labelledby="prices-now">
        <h2 id="prices-now">{words.now}</h2>
        <p className="page-note">{words.since(minuteOf(Date.parse(now.validFrom)))}</p>
        <PriceRows label={words.now} prices={now.prices} />
        {now.note && <p className="page-note">{now.note}</p>}
      </section>
      {next && (
        <section className="page-card" aria-labelledby="prices-next">
          <h2 id="prices-next">{words.next}</h2>
          <p className="page-note">{words.from(minuteOf(Date.parse(next.validFrom)))}</p>
          <PriceRows label={words.next} prices={next.prices} />
          {next.note && <p className="page-note">{next.note}</p>}
        </section>
      )}
    </>
  )
}

const exampleSheets = sheetsOf(5, 'bw_double')

function Counting({ prices }: { readonly prices: SheetPrices }) {
  const words = useWords(priceWords)
  const price = prices.bw_double
  return (
    <section className="page-card" aria-labelledby="prices-counting">
      <h2 id="prices-counting">{words.counting}</h2>
      <ul className="price-rules">
        <li>{words.bySheet}</li>
        <li>{words.duplex}</li>
        <li>{words.copies}</li>
        <li>{words.example(exampleSheets, yuan(price), yuan(2 * exampleSheets * price))}</li>
        <li>{words.beans}</li>
        <li>{words.unprinted}</li>
      </ul>
      <Button block color="primary" onClick={() => void open(cloudPrintPaths.document)}>
        {words.print}
      </Button>
    </section>
  )
}

/** What a sheet costs, from when another price holds, and how sheets are counted. */
export default function PricesScreen() {
  const words = useWords(priceWords)
  const read = useRead(chargePrice, {})
  return (
    <QueryView read={read} empty={<Empty t={words.noPrices} />} isEmpty={({ now }) => now === null}>
      {({ now, next }) =>
        now && (
          <div className="page page-two-columns">
            <div className="page-column">
              <Tables now={now} next={next} />
            </div>
            <Counting prices={now.prices} />
          </div>
        )
      }
    </QueryView>
  )
}
